/** What a subreason may ask for beyond what every request says (rule Q-01), in the order of the form. */
export const requestDetails = [
  'orderNumber',
  'invoiceNumber',
  'productNumber',
  'quantity',
  'vatId',
  'phoneNumber',
] as const;
export type RequestDetail = (typeof requestDetails)[number];

/** Where people may find what they are after without writing: their orders, or how goods are returned. */
export type RequestShortcut = 'orders' | 'returns';

export interface RequestSubreasonRow {
  /** Each has to be filled in, but for a VAT id. */
  readonly asks: readonly RequestDetail[];
  readonly shortcut?: RequestShortcut;
}

/**
 * Why people write to customer service: reasons, and what exactly it is about, in the order that they are offered. The keys are
 * what the case desk sorts by; `request.reason…` and `request.about…` of the texts name them for shoppers.
 */
const requestReasons = {
  'product-claim': {
    'defective-product': { asks: ['orderNumber', 'productNumber', 'phoneNumber'] },
    'transport-damage': { asks: ['orderNumber', 'productNumber', 'quantity', 'phoneNumber'] },
    'missing-parts': { asks: ['orderNumber', 'productNumber'] },
    'wrong-product': { asks: ['orderNumber', 'productNumber', 'quantity'] },
    'missing-language-manual': { asks: ['productNumber'] },
  },
  sales: {
    'discount-request': { asks: ['productNumber', 'quantity', 'vatId'] },
    'product-question': { asks: ['productNumber'] },
    availability: { asks: ['productNumber', 'quantity'] },
    'spare-parts': { asks: ['productNumber'] },
    'call-back': { asks: ['phoneNumber'] },
  },
  order: {
    'shipment-status': { asks: ['orderNumber'], shortcut: 'orders' },
    'change-order': { asks: ['orderNumber'] },
    'cancel-order': { asks: ['orderNumber'] },
    'delivery-problem': { asks: ['orderNumber', 'phoneNumber'] },
  },
  return: {
    'no-reason': { asks: ['orderNumber', 'productNumber', 'quantity'], shortcut: 'returns' },
    'return-status': { asks: ['orderNumber'] },
    'refund-status': { asks: ['orderNumber'] },
  },
  invoice: {
    'invoice-request': { asks: ['orderNumber'], shortcut: 'orders' },
    'invoice-correction': { asks: ['invoiceNumber', 'vatId'] },
    'vat-question': { asks: ['vatId'] },
    'payment-problem': { asks: [] },
  },
  other: {
    account: { asks: [] },
    'personal-data': { asks: [] },
    website: { asks: [] },
    feedback: { asks: [] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, RequestSubreasonRow>>>>;

type Reasons = typeof requestReasons;
export type RequestReason = keyof Reasons;
export type RequestSubreason = { [Reason in RequestReason]: keyof Reasons[Reason] }[RequestReason];

export const requestReasonNames = Object.keys(requestReasons) as readonly RequestReason[];

export function isRequestReason(text: string): text is RequestReason {
  return Object.hasOwn(requestReasons, text);
}

/** What a reason can be about, in its order. */
export function subreasonsOf(reason: RequestReason): readonly RequestSubreason[] {
  return Object.keys(requestReasons[reason]) as RequestSubreason[];
}

/** The row of a reason and what it is about; `undefined` where the two do not belong together. */
export function findSubreasonRow(reason: string, subreason: string): RequestSubreasonRow | undefined {
  if (!isRequestReason(reason)) return undefined;
  const rows: Readonly<Record<string, RequestSubreasonRow>> = requestReasons[reason];
  return Object.hasOwn(rows, subreason) ? rows[subreason] : undefined;
}
