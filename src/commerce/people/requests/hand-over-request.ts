import type { JobPayloads } from '../../../kernel/jobs.ts';
import type { CountryCode } from '../../../kernel/locale.ts';
import type { CommerceContext } from '../../context.ts';
import type { RequestContext } from './case-desk.ts';
import { findFileFacts, getRequest, markHandedOver } from './request-store.ts';

type Context = Pick<CommerceContext, 'database' | 'clock'> &
  Pick<RequestContext, 'caseDesk'> & {
    /** The page that people are led back to; throws while the country has no address. */
    readonly requestPageOf: (country: CountryCode) => string;
  };

/**
 * The job 'hand-over-request'. Run again after the case desk has taken the request, it does nothing; should the process end between
 * the two, the desk gets the same number a second time: the protocol has no other way to tell.
 */
export async function handOverRequest(
  commerce: Context,
  { requestId }: JobPayloads['hand-over-request'],
): Promise<void> {
  const request = await getRequest(commerce.database, requestId);
  if (request === undefined || request.handedOverAt !== undefined) return;
  const files = await findFileFacts(commerce.database, requestId);
  const { id: _id, createdAt: _at, handedOverAt: _over, answeredAt: _answered, ...said } = request;
  // Web-to-case takes no files: whoever works on the case is told where they are (docs/operations.md).
  const attached =
    files.length === 0 ? [] : ['', `${request.number}: ${files.map(({ name }) => name).join(', ')}`];
  await commerce.caseDesk.open({
    ...said,
    description: [request.description, ...attached].join('\n'),
    returnUrl: commerce.requestPageOf(request.country),
  });
  await markHandedOver(commerce.database, requestId, commerce.clock.now(), commerce.caseDesk.kind);
}
