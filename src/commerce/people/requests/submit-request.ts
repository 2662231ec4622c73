import { createHash } from 'node:crypto';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { parseEmail } from '../../../markets/email.ts';
import { REQUEST_FILES } from '../../../markets/request-constants.ts';
import type { CommerceContext } from '../../context.ts';
import { buildId } from '../../new-id.ts';
import type { Refusal } from '../../refusal.ts';
import { limitAttempts, networkOf } from '../limits/limit-attempts.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { RequestContext } from './case-desk.ts';
import { checkRequest } from './check-request.ts';
import type { CustomerRequest, RequestDraft, RequestFile } from './customer-request.ts';
import { getRequestByFingerprint, insertRequest, type NewRequest } from './request-store.ts';

/** A request as it arrives: nothing of it is believed. */
export interface SentRequest {
  readonly draft: RequestDraft;
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
  /** Names the form it was typed into: sent twice with the same words, it is one request. */
  readonly formId: string | undefined;
  readonly currentUrl: string | undefined;
  readonly debugEmail: string | undefined;
}

type Context = CommerceContext & RequestContext;

/** `../../x\u0000.PDF` -> `x .PDF`: a name for people, never one of a path. */
function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return clean.slice(0, REQUEST_FILES.nameMaximum).toWellFormed() || 'file';
}

function refuseFiles(rule: string): Outcome<never, Refusal<'InvalidInput'>> {
  return refuse({ code: 'InvalidInput', fields: { files: rule } });
}

/** Files by their content, whatever they are called; all of them, or why not. */
async function inspectFiles(
  commerce: Context,
  files: SentRequest['files'],
): Promise<Outcome<readonly RequestFile[], Refusal<'InvalidInput'>>> {
  if (files.length > REQUEST_FILES.most) return refuseFiles('fileCount');
  const bytes = files.map(({ content }) => content.length);
  if (bytes.some((count) => count > REQUEST_FILES.mostBytes)) return refuseFiles('fileSize');
  if (bytes.reduce((sum, count) => sum + count, 0) > REQUEST_FILES.mostBytesTogether)
    return refuseFiles('fileSize');
  const known: RequestFile[] = [];
  for (const { name, content } of files) {
    const type = await commerce.inspectRequestFile(content);
    if (type === undefined) return refuseFiles('fileType');
    known.push({ name: cleanFileName(name), type, content });
  }
  return accept(known);
}

function fingerprintOf(
  { storeId }: Shopper['market'],
  formId: string,
  draft: RequestDraft,
  files: readonly RequestFile[],
) {
  const hash = createHash('sha256').update(JSON.stringify([storeId, formId, Object.entries(draft).sort()]));
  for (const { name, content } of files) hash.update(JSON.stringify([name, content.length])).update(content);
  return hash.digest();
}

/** Per address, then per e-mail, which a mail goes to whoever typed it. */
async function limitRequests(
  commerce: Context,
  { clientAddress }: Shopper,
  email: string,
): Promise<Outcome<true, Refusal<'RateLimited'>>> {
  const network = clientAddress === undefined ? undefined : networkOf(clientAddress);
  const byAddress = await limitAttempts(commerce, 'request/address', network);
  return byAddress.ok ? limitAttempts(commerce, 'request/email', email) : byAddress;
}

async function keep(commerce: Context, request: NewRequest): Promise<CustomerRequest> {
  return commerce.database.transaction(async (transaction) => {
    const kept = await insertRequest(transaction, request);
    if (kept === undefined) {
      const same = await getRequestByFingerprint(transaction, request.fingerprint);
      if (same === undefined) throw new Error('a request that is there already cannot be found');
      return same;
    }
    await commerce.jobs.enqueue(transaction, 'hand-over-request', { requestId: kept.id });
    await commerce.jobs.enqueue(transaction, 'send-request-mail', { about: 'receipt', requestId: kept.id });
    return kept;
  });
}

/**
 * Takes a request (rule Q-01): kept, and its jobs written, in one transaction, so that nothing of it is lost when the process ends.
 * Sent again, by a second click, a reload or the back button, it is the request that is there already.
 */
export async function submitRequest(
  commerce: Context,
  shopper: Shopper,
  sent: SentRequest,
): Promise<Outcome<CustomerRequest, Refusal<'InvalidInput' | 'RateLimited'>>> {
  const checked = checkRequest(sent.draft);
  const files = await inspectFiles(commerce, sent.files);
  if (!checked.ok || !files.ok) {
    const fields = [checked, files].map((each) => (each.ok ? {} : each.refusal.fields));
    return refuse({ code: 'InvalidInput', fields: Object.assign({}, ...fields) });
  }
  const draft = checked.value;
  const { market, locale, session } = shopper;
  const createdAt = commerce.clock.now();
  const id = buildId(createdAt, commerce.randomBytes(10));
  const fingerprint = fingerprintOf(market, sent.formId ?? id, draft, files.value);
  const same = await getRequestByFingerprint(commerce.database, fingerprint);
  if (same !== undefined) return accept(same);
  const limited = await limitRequests(commerce, shopper, draft.customerEmail);
  if (!limited.ok) return limited;
  const debugEmail = commerce.isSwitchedOn('requestFormDebug', market.countryCode)
    ? parseEmail(sent.debugEmail ?? '')
    : undefined;
  const request: NewRequest = {
    ...draft,
    ...{ id, fingerprint, createdAt, locale, country: market.countryCode, files: files.value },
    customerId: session?.customer?.id,
    ...(sent.currentUrl === undefined ? {} : { currentUrl: sent.currentUrl }),
    ...(debugEmail === undefined ? {} : { debugEmail }),
  };
  return accept(await keep(commerce, request));
}
