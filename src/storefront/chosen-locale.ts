import type { LocaleCode } from '../kernel/locale.ts';
import type { Market } from '../markets/countries.ts';
import type { AddressDecision } from './canonical-address.ts';
import { canonicalQuery } from './components/listing/canonical-query.ts';

/** Says that the language of an address was chosen by the shopper: `/fr/atelier/?locale=fr-CH`, a link of the language menu. */
const PARAMETER = 'locale';

/** What a shopper's choice of a language makes of an address (rules M-06, R-09). */
export type LocaleDecision =
  | { readonly kind: 'serve' }
  /** Elsewhere; `chosen` is to be remembered. */
  | { readonly kind: 'lead'; readonly location: string; readonly chosen?: LocaleCode };

type ServedAddress = Extract<AddressDecision, { kind: 'serve' }>;

/** The link by which a language is chosen; whoever follows it without cookies sees the same page. */
export function withChosenLocale(path: string, search: string, locale: LocaleCode): string {
  const parameters = new URLSearchParams(search);
  parameters.set(PARAMETER, locale);
  return `${path}${canonicalQuery(parameters.toString())}`;
}

function join(base: ServedAddress['base'], path: string, search: string): string {
  return `${path === '/' && base !== '' ? base : `${base}${path}`}${search}`;
}

/**
 * A choice in the address is remembered and taken out of it. Where one is remembered, what has no language in its address
 * leads to that language's form; what has one is served as it stands, so that nobody is led in a circle.
 */
export function decideLocale(
  market: Pick<Market, 'languages'>,
  { base, locale, path }: ServedAddress,
  search: string,
  remembered: LocaleCode | undefined,
): LocaleDecision {
  const parameters = new URLSearchParams(search);
  const asked = parameters.get(PARAMETER);
  if (asked !== null) {
    parameters.delete(PARAMETER);
    const location = join(base, path, canonicalQuery(parameters.toString()));
    // A language that the address is not in was not chosen in this shop's menu.
    return asked === locale ? { kind: 'lead', location, chosen: locale } : { kind: 'lead', location };
  }
  const language = market.languages.find(({ locale: spoken }) => spoken === remembered);
  if (base !== '' || language === undefined || language.locale === locale) return { kind: 'serve' };
  return { kind: 'lead', location: join(`/${language.language}`, path, search) };
}
