import { type VatService, VatServiceUnavailable } from '../../commerce/people/vat/vat-service.ts';
import { ANSWER_MAXIMUM, parseVatAnswer } from './vat-answer.ts';

interface HttpVatServiceOptions {
  /** Base address: `validate` is asked below it. */
  readonly url: string;
  /** The longest one try may take; 4 s unless told. */
  readonly timeLimitMs?: number;
}

/** A service that fails at once is asked once more; one that is slow is not, for a shopper waits. */
const TRIES = 2;
const TIME_LIMIT_MS = 4000;

/** The service refused or broke before it answered: worth another try. */
class FailedTry extends VatServiceUnavailable {}

/** The body as text; an answer is a few lines, and what goes on beyond its maximum is not waited for. */
async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > ANSWER_MAXIMUM) throw new VatServiceUnavailable('the answer is too long');
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

async function askOnce(address: URL, timeLimitMs: number): Promise<string> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/xml, text/xml' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    status = response.status;
    text = await readText(response);
  } catch (error) {
    if (error instanceof VatServiceUnavailable) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (isLate) throw new VatServiceUnavailable('no answer in time', { cause: error });
    throw new FailedTry('not reached', { cause: error });
  }
  if (status >= 500) throw new FailedTry(`answered ${status}`);
  if (status !== 200) throw new VatServiceUnavailable(`answered ${status}`);
  return text;
}

/** The VAT service by HTTP: `GET <url>/validate?ownVatId=…&vatId=…`, answered in XML (rule I-04). */
export function createHttpVatService({
  url,
  timeLimitMs = TIME_LIMIT_MS,
}: HttpVatServiceOptions): VatService {
  return {
    async validate(question) {
      const address = new URL('validate', url.endsWith('/') ? url : `${url}/`);
      address.search = new URLSearchParams(question).toString();
      for (let left = TRIES - 1; ; left -= 1) {
        try {
          return parseVatAnswer(await askOnce(address, timeLimitMs));
        } catch (error) {
          if (!(error instanceof FailedTry) || left === 0) throw error;
        }
      }
    },
  };
}
