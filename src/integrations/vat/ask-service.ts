import { VatServiceUnavailable } from '../../commerce/people/vat/vat-service.ts';

/** Bytes: an answer is a few lines; what is longer is none. */
export const ANSWER_MAXIMUM = 64 * 1024;

/** A service that fails at once is asked once more; one that is slow is not, for a shopper waits. */
const TRIES = 2;

/** The longest one try may take unless told. */
export const TIME_LIMIT_MS = 4000;

/** The service refused or broke before it answered: worth another try. */
export class FailedTry extends VatServiceUnavailable {}

interface ServiceAnswer {
  readonly status: number;
  readonly text: string;
}

interface Question extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  readonly address: URL;
  readonly timeLimitMs: number;
}

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

async function askOnce({ address, timeLimitMs, ...init }: Question): Promise<ServiceAnswer> {
  try {
    const signal = AbortSignal.timeout(timeLimitMs);
    const response = await fetch(address, { ...init, redirect: 'error', signal });
    return { status: response.status, text: await readText(response) };
  } catch (error) {
    if (error instanceof VatServiceUnavailable) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (isLate) throw new VatServiceUnavailable('no answer in time', { cause: error });
    throw new FailedTry('not reached', { cause: error });
  }
}

/**
 * Asks a service by HTTP and reads its answer, once more where the try failed at once.
 *
 * @param read throws FailedTry where another try may help, VatServiceUnavailable where it is no answer.
 */
export async function askService<Answer>(
  question: Question,
  read: (answer: ServiceAnswer) => Answer,
): Promise<Answer> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return read(await askOnce(question));
    } catch (error) {
      if (!(error instanceof FailedTry) || left === 0) throw error;
    }
  }
}

/** Says why there is no answer in what came; another try is for what broke. */
export function failOf(status: number): VatServiceUnavailable {
  const message = `answered ${status}`;
  return status >= 500 ? new FailedTry(message) : new VatServiceUnavailable(message);
}
