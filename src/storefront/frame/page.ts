import type { ComponentType } from 'react';
import type { Head } from '../head.ts';
import type { PageRequest } from '../page-request.ts';
import type { Translations } from '../translations.ts';
import type { PageAnswer } from './answers.ts';

/**
 * What is around a page (rule S-01): everything; the same on a wider ground; without the footer; nothing, for what other
 * pages show a part of. The checkout has its own, without the category bar, and with its steps above the page.
 */
export type Layout = 'default' | 'full-width' | 'no-footer' | 'base' | 'checkout' | 'checkout-step';

/** Which page of the way to an order is shown. */
export type CheckoutStep = 'cart' | 'addresses' | 'payment' | 'thank-you';

/** What every page is loaded with, whatever else it shows. */
export interface PageData {
  readonly head: Head;
  /** This page in the country's other languages; a page whose address has no slug need not say it. */
  readonly translations?: Translations;
  /** The category that a list or a product belongs to: the category bar marks it. */
  readonly inCategory?: CategoryPlace;
  /** What it shows is a company's that is charged without VAT (rule V-06): nothing around it may say otherwise. */
  readonly prices?: 'net' | undefined;
}

/** Where a page stands among the categories. */
export interface CategoryPlace {
  readonly of: 'category' | 'product';
  readonly key: string;
}

type Answered<Data> = Data | PageAnswer<Data> | Response;

/** What a loader or an action hands to the page: its data without status and headers. */
type DataOf<Load> = Load extends (...values: never) => infer Result
  ? Exclude<Awaited<Result>, Response> extends infer Answer
    ? Answer extends PageAnswer<infer Data>
      ? Data
      : Answer
    : never
  : never;

/** What a page's component is given: what was loaded, and what came of the form that was just sent. */
export interface PageProps<Load, Act = never> {
  readonly page: DataOf<Load>;
  readonly refused?: DataOf<Act> | undefined;
}

/** A page: what it is loaded with, what its form does, and how it looks. */
export interface PageDefinition<Data extends PageData, Refused> {
  readonly layout?: Layout;
  readonly step?: CheckoutStep;
  /** Where one signs in, nothing leads to all categories (rule S-02). */
  readonly hidesAllCategories?: true;
  load(request: PageRequest): Promise<Answered<Data>>;
  /** What a form that is sent to the page does: leads on, or is shown again with what is wrong. Absent: it takes none. */
  act?(request: PageRequest, form: FormData): Promise<Answered<Refused>>;
  /** Absent where it only ever leads on, or answers by itself. */
  readonly Page?: ComponentType<{ readonly page: Data; readonly refused?: Refused | undefined }>;
}

/** A page of which only the frame knows that its parts fit together. */
export type AnyPage = PageDefinition<never, never>;

export function definePage<Data extends PageData, Refused = never>(
  page: PageDefinition<Data, Refused>,
): PageDefinition<Data, Refused> {
  return page;
}
