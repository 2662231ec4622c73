import type { ComponentType } from 'react';
import type { Head } from '../head.ts';
import type { PageRequest } from '../page-request.ts';
import type { Translations } from '../translations.ts';
import type { PageAnswer } from './answers.ts';

/** The layouts: with everything; the checkout's, without the category bar; with its steps above the page. */
export type Layout = 'shop' | 'checkout' | 'checkout-step';

/** Which page of the way to an order is shown. */
export type CheckoutStep = 'cart' | 'addresses' | 'payment' | 'thank-you';

/** What every page is loaded with, whatever else it shows. */
export interface PageData {
  readonly head: Head;
  /** This page in the country's other languages. */
  readonly translations?: Translations;
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
