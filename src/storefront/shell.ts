import { createContext, useContext } from 'react';
import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import type { Money } from '../kernel/money.ts';
import type { FirstPrice } from './first-price.ts';

/** A link to a category, in the page's locale. */
export interface CategoryLink {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
}

/** A category with what lies below it. */
export interface CategoryBranch extends CategoryLink {
  readonly children: readonly CategoryBranch[];
}

/** Another language of the country, under its own name. */
export interface LanguageChoice {
  readonly locale: LocaleCode;
  readonly label: string;
  /** This page in that language, with what is asked of it; that language's home where the page is not there. */
  readonly href: string;
}

/** How the shop can be reached; what the merchant has not said is empty. */
export interface Contact {
  readonly phone: string;
  readonly email: string;
  /** In the words of the locale. */
  readonly openingHours: string;
}

export interface FooterLink {
  readonly title: string;
  readonly href: string;
}

/** A country's own shop, by the country's name in its own language. */
export interface CountryLink extends FooterLink {
  readonly locale: LocaleCode;
}

/** What stands at the foot of every page, the same for everyone in a market and locale. */
export interface FooterContent {
  readonly service: readonly FooterLink[];
  readonly information: readonly FooterLink[];
  /** What the law wants within reach of every page, the checkout's too. */
  readonly legal: readonly FooterLink[];
  /** All content pages that the foot leads to, for the side of each of them. */
  readonly pages: readonly FooterLink[];
  /** Title of the company's articles, with the address of their page. */
  readonly blog: FooterLink | undefined;
  readonly company: {
    readonly name: string;
    readonly addressLines: readonly string[];
  };
  readonly social: readonly FooterLink[];
  /** Words of the ways to pay that are offered here. */
  readonly payments: readonly string[];
  readonly carriers: readonly string[];
  /** Every country with a shop of its own; nobody is led there by anything but a press (rule D-07). */
  readonly countries: readonly CountryLink[];
}

/** Where and when a page is shown: what each of its parts may ask, in the browser too. */
export interface Surroundings {
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  /** `''`, or `/fr` under a second language of the country. */
  readonly base: '' | `/${string}`;
  readonly nativeRouting: boolean;
  readonly year: number;
  /** What companies that asked for it are shown first: pages are cached for each (decision 0050). */
  readonly firstPrice?: FirstPrice;
}

/**
 * What header and footer of every page are made of. It is the same for everyone in a market and locale: nothing
 * personal, so that pages can be cached (docs/decisions/0002-cached-pages.md); for who reads net prices once more.
 */
export interface Shell extends Surroundings {
  readonly categories: readonly CategoryLink[];
  /** The same with all below them. */
  readonly categoryTree: readonly CategoryBranch[];
  readonly contact: Contact;
  readonly delivery: {
    readonly parcel: Money;
    readonly freight: Money;
    readonly freeAbove: Money;
  };
  /** Working days from order to door, by what it is packed in. */
  readonly deliveryDays: Readonly<
    Record<'parcel' | 'freight', { readonly from: number; readonly to: number }>
  >;
  /** Whether pages hear of what becomes of the cart elsewhere (rule G-07). */
  readonly followsCarts: boolean;
  /** Whether cards have a button that adds to the cart (rule L-02). */
  readonly quickAdd: boolean;
  /** Name of the wallet that a whole cart is paid by in one go (rule Y-05). */
  readonly expressWallet: string | undefined;
  readonly brands: readonly FooterLink[];
  readonly shopName: string;
  /** Address of the merchant's own; without one the shop shows its crane. */
  readonly logo: string | undefined;
  readonly footer: FooterContent;
  /** Whether agreeing to the newsletter is a tick of its own (switch `newsletterOptional`). */
  readonly newsletterTick: boolean;
  /** Empty while the merchant has named none. */
  readonly foundedYear: number | undefined;
}

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);
export const SurroundingsProvider = SurroundingsContext.Provider;

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (surroundings === undefined) throw new Error('there is no page around this');
  return surroundings;
}

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext.Provider;

/** The shell of the page being rendered. The server alone has it: what comes alive in the browser is told what it needs. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('there is no shell here');
  return shell;
}

/** What everyone in the page may ask, out of its shell. */
export function surroundingsOf({
  country,
  locale,
  base,
  nativeRouting,
  year,
  firstPrice,
}: Shell): Surroundings {
  return { country, locale, base, nativeRouting, year, firstPrice };
}
