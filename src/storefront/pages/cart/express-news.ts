import type { TextKey } from '../../i18n/texts.ts';

/** Why the express checkout led back to the cart (rule Y-05), as the query parameter `express` says it. */
export const expressWords = {
  expressAddress: 'cart.expressAddressMissing',
  expressElsewhere: 'cart.expressElsewhere',
  expressPhone: 'cart.expressPhoneMissing',
  expressEmail: 'cart.expressEmailMissing',
  expressIncomplete: 'cart.expressIncomplete',
  expressUnavailable: 'cart.expressUnavailable',
  expressNotAdded: 'product.addFailed',
} as const satisfies Readonly<Record<string, TextKey>>;

export type ExpressNews = keyof typeof expressWords;

/** What is none of these says nothing. */
export function findExpressNews(value: string | null): readonly ExpressNews[] {
  return value !== null && Object.hasOwn(expressWords, value) ? [value as ExpressNews] : [];
}
