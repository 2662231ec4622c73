import type { z } from 'zod';
import { AddressGuideUnavailable } from '../../commerce/people/places/address-guide.ts';

interface GoogleRequest<Schema extends z.ZodType> {
  readonly url: URL;
  readonly answer: Schema;
  /** Posted as JSON; without it the address is read. */
  readonly body?: object;
  /** The fields that are wanted, where Google bills by them. */
  readonly fields?: string;
  /** What it comes to where Google knows no such thing (400, 404); without it that is an outage. */
  readonly unknown?: z.output<Schema>;
}

const UNKNOWN: readonly number[] = [400, 404];

export type GoogleCall = <Schema extends z.ZodType>(
  request: GoogleRequest<Schema>,
) => Promise<z.output<Schema>>;

/** Asks Google by a key that stands in no address; whatever is no answer is `AddressGuideUnavailable`. */
export function createGoogleCall(key: string, timeLimitMs: number): GoogleCall {
  return async ({ url, answer, body, fields, unknown }) => {
    let read: unknown;
    try {
      const response = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'x-goog-api-key': key,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(fields === undefined ? {} : { 'x-goog-fieldmask': fields }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      if (unknown !== undefined && UNKNOWN.includes(response.status)) return unknown;
      if (response.status !== 200) throw new AddressGuideUnavailable(`answered ${response.status}`);
      read = await response.json();
    } catch (error) {
      if (error instanceof AddressGuideUnavailable) throw error;
      throw new AddressGuideUnavailable('not reached, or not in time', { cause: error });
    }
    const parsed = answer.safeParse(read);
    if (!parsed.success) throw new AddressGuideUnavailable('the answer cannot be read');
    return parsed.data;
  };
}
