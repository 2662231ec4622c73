import { DAY_MS } from '../../../kernel/day.ts';
import { accept, type Outcome } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import { buildId } from '../../new-id.ts';
import type { Refusal } from '../../refusal.ts';
import { limitNetwork } from '../limits/limit-attempts.ts';
import type { Shopper } from '../sessions/shopper.ts';
import { addConsentProof, removeConsentProofs } from './consent-store.ts';

/** How long a proof is of use: a claim for damages lapses after three years in most countries of the shop. */
const PROOF_MS = 3 * 365 * DAY_MS;

/** Keeps the proof of a choice about what is stored in a browser (rule S-10); its id says nothing of the visitor. */
export async function recordConsent(
  commerce: CommerceContext,
  { market, locale, clientAddress }: Shopper,
  choice: { readonly wordsVersion: number; readonly purposes: readonly string[] },
): Promise<Outcome<string, Refusal<'RateLimited'>>> {
  const allowed = await limitNetwork(commerce, clientAddress, 'consent/address');
  if (!allowed.ok) return allowed;
  const now = commerce.clock.now();
  const id = buildId(now, commerce.randomBytes(10));
  await addConsentProof(commerce.database, {
    id,
    givenAt: now,
    country: market.countryCode,
    locale,
    ...choice,
  });
  return accept(id);
}

/** Removes proofs that nobody can ask for any more. Resolves to how many went. */
export function forgetOldProofs({
  database,
  clock,
}: Pick<CommerceContext, 'database' | 'clock'>): Promise<number> {
  return removeConsentProofs(database, new Date(clock.now().getTime() - PROOF_MS));
}
