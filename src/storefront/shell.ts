import { useRouteLoaderData } from 'react-router';
import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import type { Money } from '../kernel/money.ts';

/** A link to a category, in the page's locale. */
interface CategoryLink {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
}

export interface FooterLink {
  readonly title: string;
  readonly href: string;
}

/**
 * What header and footer of every page are made of. It is the same for everyone in a market and locale: nothing
 * personal, so that pages can be kept (docs/decisions/0002-kept-pages.md).
 */
export interface Shell {
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  /** `''`, or `/fr` under a second language of the country. */
  readonly base: '' | `/${string}`;
  readonly nativeRouting: boolean;
  readonly categories: readonly CategoryLink[];
  /** The other languages of this country, with their own names. */
  readonly otherLanguages: readonly {
    readonly locale: LocaleCode;
    readonly label: string;
    readonly home: string;
  }[];
  readonly delivery: {
    readonly parcel: Money;
    readonly freight: Money;
    readonly freeAbove: Money;
  };
  readonly bankTransfer: boolean;
  readonly cashOnDelivery: boolean;
  /** Content pages that every page leads to, in the footer's order; those the shop has. */
  readonly information: readonly FooterLink[];
  readonly brands: readonly FooterLink[];
  /** Empty while the merchant has named none. */
  readonly shopName: string;
  /** Address of the merchant's own; without one the shop shows its crane. */
  readonly logo: string | undefined;
  readonly foundedYear: number | undefined;
  readonly year: number;
}

/** The shell of the page being shown. Throws outside a page, which is a bug. */
export function useShell(): Shell {
  const shell = useRouteLoaderData<Shell>('root');
  if (shell === undefined) throw new Error('there is no shell here');
  return shell;
}

/** The same where there may be none, as on an error page that the root itself caused. */
export function useOptionalShell(): Shell | undefined {
  return useRouteLoaderData<Shell>('root');
}
