import { DAY_S } from '../kernel/day.ts';
import { writeCookie } from './consent/write-cookie.ts';
import { FIRST_PRICE } from './first-price.ts';
import type { PageRequest } from './page-request.ts';

const FIRST_PRICE_S = 365 * DAY_S;

/** Where a form that any page has chose which price stands first: back to the same page, and remembered. */
export function chooseFirstPrice({ url, origin }: PageRequest, form: FormData): Response | undefined {
  const chosen = form.get(FIRST_PRICE);
  if (chosen !== 'gross' && chosen !== 'net') return undefined;
  const headers = new Headers({ location: `${url.pathname}${url.search}` });
  const isHttps = origin.startsWith('https:');
  const seconds = chosen === 'net' ? FIRST_PRICE_S : 0;
  headers.append('set-cookie', writeCookie(FIRST_PRICE, chosen, { seconds, isHttps }));
  return new Response(null, { status: 303, headers });
}
