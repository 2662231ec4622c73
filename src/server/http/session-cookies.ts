import type { FastifyRequest } from 'fastify';
import type { SessionLifetime } from '../../commerce/people/sessions/session.ts';
import { DAY_S } from '../../kernel/day.ts';
import { isLocaleCode, type LocaleCode } from '../../kernel/locale.ts';
import { writeCookie } from '../../storefront/consent/write-cookie.ts';
import { type Toggles, writeToggles } from '../../storefront/toggles.ts';

/** Names of the shop's necessary cookies (rule Z-03), each a row of storefront/consent/stored-names.ts. */
const TOKEN = 'token';
/** Says that there is a cart, so that pages of visitors without one need not ask. Readable by the page, means nothing else. */
const CART_HINT = 'cart';
/** Says that someone has signed in, for what pages show: readable by the page, means nothing else. */
const SIGNED_IN_HINT = 'signed-in';
/** The customer's id (rule Z-03). The shop itself never reads it; the session knows whose it is. */
const CUSTOMER_ID = 'customer-id';
/** The language that the shopper chose; of this host alone, so of one country (rule M-06). */
const CHOSEN_LOCALE = 'locale';
const CHOSEN_LOCALE_S = 365 * DAY_S;

export type Cookies = Readonly<Record<string, string | undefined>>;

/** Parses a Cookie header; the first of equal names counts. */
export function parseCookies(header: string | undefined): Cookies {
  const cookies: Record<string, string> = Object.create(null);
  for (const part of header?.split(';') ?? []) {
    const separator = part.indexOf('=');
    if (separator < 1) continue;
    const name = part.slice(0, separator).trim();
    if (!(name in cookies)) cookies[name] = part.slice(separator + 1).trim();
  }
  return cookies;
}

/** Whether someone seems to have signed in, whose prices may be their own. It decides nothing but whether to ask. */
export function seemsSignedIn(cookies: Cookies): boolean {
  return cookies[SIGNED_IN_HINT] !== undefined;
}

function tokenName(isHttps: boolean): '__Host-token' | 'token' {
  return isHttps ? `__Host-${TOKEN}` : TOKEN;
}

/** The session token a request brings: by cookie, or `Authorization: Bearer …` (docs/api.md). */
export function readSessionToken(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  cookies: Cookies,
): string | undefined {
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? cookies[tokenName(request.protocol === 'https')];
}

/** The cookies that keep a session as long as it lasts: the token out of scripts' reach, and the hints. */
export function sessionCookies(
  token: string,
  { seconds, customerId }: SessionLifetime,
  isHttps: boolean,
): string[] {
  const kept = [
    writeCookie(tokenName(isHttps), token, { seconds, isHttps }),
    writeCookie(CART_HINT, '1', { seconds, reach: 'scripts', isHttps }),
  ];
  if (customerId === undefined) return kept;
  return [
    ...kept,
    writeCookie(CUSTOMER_ID, customerId, { seconds, isHttps }),
    writeCookie(SIGNED_IN_HINT, '1', { seconds, reach: 'scripts', isHttps }),
  ];
}

/** The cookies that make a browser forget its session. */
export function endedSessionCookies(isHttps: boolean): string[] {
  const names = [tokenName(isHttps), CART_HINT, CUSTOMER_ID, SIGNED_IN_HINT] as const;
  return names.map((name) => writeCookie(name, '', { seconds: 0, isHttps }));
}

/** Remembers a language that was chosen; nothing but a choice sets it. */
export function localeCookie(locale: LocaleCode, isHttps: boolean): string {
  return writeCookie(CHOSEN_LOCALE, locale, { seconds: CHOSEN_LOCALE_S, isHttps });
}

export function readChosenLocale(cookies: Cookies): LocaleCode | undefined {
  const value = cookies[CHOSEN_LOCALE];
  return value !== undefined && isLocaleCode(value) ? value : undefined;
}

const VISIT_TOGGLES = 'toggles';

/**
 * Keeps presentation toggles for the visit, and nothing else of the address: no Max-Age, so the browser forgets them when
 * it closes (rule M-08).
 */
export function togglesCookie(toggles: Partial<Toggles>, isHttps: boolean): string {
  return writeCookie(VISIT_TOGGLES, encodeURIComponent(writeToggles(toggles)), { isHttps });
}

export function readTogglesCookie(cookies: Cookies): URLSearchParams | undefined {
  const value = cookies[VISIT_TOGGLES];
  if (value === undefined) return undefined;
  try {
    return new URLSearchParams(decodeURIComponent(value));
  } catch {
    return undefined;
  }
}
