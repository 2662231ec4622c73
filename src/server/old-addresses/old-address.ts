import { type CountryCode, languageCodes } from '../../kernel/locale.ts';

/** An address of before, and where it leads (rule R-08). */
export interface OldAddress {
  /** Whose shop alone; `''` for those of all countries. */
  readonly country: CountryCode | '';
  /** As `keyOf` writes it. */
  readonly path: string;
  /** A path of the same shop, or a whole address of one of the shops. */
  readonly target: string;
  readonly status: 301 | 308;
}

/**
 * The one form in which an old address is known, however it is written: `/Alt/%C3%BCber.html/?b=1&a=2` is `/alt/über.html?a=2&b=1`.
 * `undefined` for what is no text.
 */
export function keyOf(path: string, search = ''): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const plain = decoded
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    // Written out they would mean something else in an address.
    .replace(/[%?#]/g, encodeURIComponent);
  const parameters = new URLSearchParams(search);
  parameters.sort();
  const query = parameters.toString();
  return `${plain === '' ? '/' : plain}${query === '' ? '' : `?${query}`}`;
}

const languages: ReadonlySet<string> = new Set(languageCodes);

/** A key without the language that it begins with: `/fr/alt` -> `/fr` and `/alt`. */
export function splitLanguage(key: string): { readonly prefix: string; readonly rest: string } | undefined {
  const [, language = '', rest = ''] = /^\/([a-z]{2})(\/.*)$/.exec(key) ?? [];
  return languages.has(language) ? { prefix: language, rest } : undefined;
}

/** Path and query of a target that is a path. */
export function splitTarget(target: string): { readonly path: string; readonly search: string } {
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target, search: '' }
    : { path: target.slice(0, mark), search: target.slice(mark) };
}
