import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import { ATTEMPT_LIMITS, type AttemptKind } from './attempt-limits.ts';
import { countAttempt } from './attempt-store.ts';

/** The eight groups of an IPv6 address, each without leading zeros; an IPv4 ending counts as two of them. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.toLowerCase().split('%');
  const hex = bare.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = [], tail = []] = hex.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
}

const MAPPED = ['0', '0', '0', '0', '0', 'ffff'];

/** Whom an address stands for: of IPv6, the network of 64 bits that a household gets whole. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (!MAPPED.every((group, index) => groups[index] === group)) return `${groups.slice(0, 4).join(':')}::/64`;
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((two) => [two >> 8, two & 255]).join('.');
}

/** Neither e-mails nor addresses are written down, only what tells them apart. */
export function keyOf(kind: AttemptKind, subject: string): string {
  return `${kind} ${createHash('sha256').update(subject.toLowerCase()).digest('base64url')}`;
}

/**
 * Counts a try of someone (an e-mail, a network address), whatever becomes of it; `RateLimited` above the limit of its fixed
 * window (rule U-03). Exact over parallel tries and processes: each is one statement of its own.
 */
export async function limitAttempts(
  commerce: { readonly database: Queryable; readonly clock: CommerceContext['clock'] },
  kind: AttemptKind,
  subject: string | undefined,
): Promise<Outcome<true, Refusal<'RateLimited'>>> {
  if (subject === undefined) return accept(true as const);
  const { most, seconds } = ATTEMPT_LIMITS[kind];
  const now = commerce.clock.now();
  const expired = new Date(now.getTime() - seconds * 1000);
  const { count, since } = await countAttempt(commerce.database, keyOf(kind, subject), now, expired);
  if (count <= most) return accept(true as const);
  const retryAfterSeconds = Math.max(1, Math.ceil((since.getTime() + seconds * 1000 - now.getTime()) / 1000));
  return refuse({ code: 'RateLimited', retryAfterSeconds });
}

/** The limit of the network that a call comes from. */
export function limitNetwork(
  commerce: { readonly database: Queryable; readonly clock: CommerceContext['clock'] },
  clientAddress: string | undefined,
  kind: AttemptKind & `${string}/address`,
): Promise<Outcome<true, Refusal<'RateLimited'>>> {
  return limitAttempts(commerce, kind, clientAddress === undefined ? undefined : networkOf(clientAddress));
}

/** Both limits of a call: of the e-mail it names and of the address it comes from. */
export async function limitCaller(
  commerce: Pick<CommerceContext, 'database' | 'clock'>,
  clientAddress: string | undefined,
  name: 'sign-in' | 'sign-up' | 'reset' | 'stock-notice' | 'newsletter' | 'withdrawal',
  email: string,
): Promise<Outcome<true, Refusal<'RateLimited'>>> {
  const byAddress = await limitNetwork(commerce, clientAddress, `${name}/address`);
  return byAddress.ok ? limitAttempts(commerce, `${name}/email`, email) : byAddress;
}
