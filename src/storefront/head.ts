import { buildQuery } from '../addresses/paths.ts';
import type { LocaleCode } from '../kernel/locale.ts';

/** What browsers colour around the shop: the ground of its header (`--color-ground-slate` of the tokens). */
export const THEME_COLOUR = '#1f2933';

/** What search engines and browser tabs are told of a page (rule R-13). */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Absolute address of this very page; `undefined` where its country has no shop of its own. */
  readonly canonical?: string | undefined;
  /** The same page in every country and language, each pointing at all others. */
  readonly alternates?: readonly Alternate[];
  /** Name of the product picture that stands for the page where it is shared. */
  readonly picture?: string | undefined;
  /** The product picture that the first screen is waited for: asked for right behind the styles. */
  readonly largest?: { readonly name: string; readonly sizes: string } | undefined;
  /** What search engines are told of the page's things (schema.org). */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
  /** Not for search engines: checkout, empty results, errors. */
  readonly noindex?: true;
}

export interface Alternate {
  readonly locale: LocaleCode;
  readonly href: string;
}

/** Where a page is, here and everywhere. */
interface PlacedPage {
  readonly canonical: string | undefined;
  readonly alternates: readonly Alternate[];
}

/** The addresses of a list's page of some number: each names itself, and the same page in every other country and language. */
export function numberAddresses({ canonical, alternates }: PlacedPage, page: number): PlacedPage {
  if (page === 1) return { canonical, alternates };
  const query = buildQuery({ page });
  return {
    canonical: canonical && `${canonical}${query}`,
    alternates: alternates.map(({ locale, href }) => ({ locale, href: `${href}${query}` })),
  };
}
