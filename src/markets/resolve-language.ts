import { type LanguageCode, type LocaleCode, languageCodes } from '../kernel/locale.ts';
import type { Market } from './countries.ts';

/** What the first segment of a path says about the language: serve it, or send the shopper to the right address. */
export type ResolvedLanguage =
  | {
      readonly kind: 'serve';
      readonly locale: LocaleCode;
      /** Set where the path named a further language of the country. */
      readonly prefix: LanguageCode | undefined;
      /** The path without its prefix, starting with a slash. */
      readonly path: string;
    }
  | { readonly kind: 'redirect'; readonly status: 308; readonly location: string };

const PREFIX_PATTERN = /^\/(?<language>[a-z]{2})(?<rest>\/.*)?$/s;

function languagePrefixOf(path: string): { language: LanguageCode; rest: string } | undefined {
  const groups = PREFIX_PATTERN.exec(path)?.groups;
  const language = languageCodes.find((code) => code === groups?.language);
  return language === undefined ? undefined : { language, rest: groups?.rest ?? '/' };
}

/** One leading slash, so that a redirect can never be read as the address of another host. */
function sameHostPath(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}

/**
 * Language prefixes (rules ), for the path of a request (lower-case, no query): no prefix is
 * the country's default language, whose own prefix redirects to the path without it; a further language of the country
 * is served under its prefix; a language that is not spoken there redirects to the root. Only a whole first
 * segment counts: `/de` and `/de/x`, never `/detail`.
 *
 * @param query what follows the path, with its question mark, or an empty string; kept by every redirect.
 */
export function resolveLanguage(market: Market, path: string, query = ''): ResolvedLanguage {
  const [defaultLanguage] = market.languages;
  const prefixed = languagePrefixOf(path);
  if (prefixed === undefined) {
    return { kind: 'serve', locale: defaultLanguage.locale, prefix: undefined, path };
  }
  const spoken = market.languages.find(({ language }) => language === prefixed.language);
  if (spoken === undefined) return { kind: 'redirect', status: 308, location: `/${query}` };
  if (spoken === defaultLanguage) {
    return { kind: 'redirect', status: 308, location: `${sameHostPath(prefixed.rest)}${query}` };
  }
  return { kind: 'serve', locale: spoken.locale, prefix: spoken.language, path: prefixed.rest };
}
