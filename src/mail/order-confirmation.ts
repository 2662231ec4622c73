import { pathBelowPrefix } from '../addresses/paths.ts';
import { nameCountry } from '../kernel/formatters.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import { addressFormat } from '../markets/address-format.ts';
import { getMarket } from '../markets/countries.ts';
import { formatDate } from '../markets/date-format.ts';
import { formatMoney, formatNumber, formatPercent } from '../markets/money-format.ts';
import { toNetPrices } from '../markets/net-prices.ts';
import { describeDiscounts, describeGoods, describeLineDiscounts } from './confirmed-discounts.ts';
import type { ConfirmedOrder, OrderAddress } from './confirmed-order.ts';
import { type DescribedPayment, describePayment, introduce } from './confirmed-payment.ts';
import type { ContractSection } from './contract-section.ts';
import type { LabelledValue } from './labelled-value.ts';
import type { CompanyData } from './mail-sender.ts';
import type { MailText } from './mail-text.ts';
import { describeCompany, greet, shownNumberOf } from './order-letter.ts';
import { writeWithdrawalException } from './write-withdrawal-exception.ts';

/** The confirmation as words, the same for the HTML and the text part. */
export interface OrderConfirmation {
  readonly locale: LocaleCode;
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly LabelledValue[];
  readonly itemsHeading: string;
  readonly amountHeading: string;
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly details: readonly string[];
    readonly amount: string;
  }[];
  readonly sums: readonly LabelledValue[];
  readonly total: LabelledValue;
  readonly taxes: readonly LabelledValue[];
  /** What has to be said of the prices (rule D-07). */
  readonly priceNotes: readonly string[];
  readonly delivery: { readonly heading: string; readonly sentences: readonly string[] };
  readonly payment: DescribedPayment;
  readonly addresses: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** Where a consumer withdraws from the contract (rule D-03). */
  readonly withdrawal:
    | { readonly text: string; readonly label: string; readonly address: string }
    | undefined;
  readonly questions: string;
  /** What the contract is made under, below everything else (rule D-12). */
  readonly contract: { readonly introduction: string; readonly texts: readonly ContractSection[] };
  readonly company: readonly string[];
  readonly closing: string;
}

/** An ISO day as `dd.mm.yyyy` (rule M-05). */
function formatDay(day: string): string {
  return formatDate(new Date(`${day}T12:00:00Z`), 'UTC');
}

function addressLines(address: OrderAddress, locale: LocaleCode, text: MailText): string[] {
  return [
    ...addressFormat(address.country, address),
    nameCountry(locale, address.country),
    ...(address.phone ? [`${text('phoneLabel')}: ${address.phone}`] : []),
    ...(address.fax ? [`${text('vatIdLabel')}: ${address.fax}`] : []),
  ];
}

function describeDelivery(order: ConfirmedOrder, text: MailText): OrderConfirmation['delivery'] {
  const { from, to } = order.deliveryEstimate;
  const when =
    from === to
      ? text('deliveryDay', { date: formatDay(to) })
      : text('deliveryRange', { from: formatDay(from), to: formatDay(to) });
  return {
    heading: text('deliveryHeading'),
    sentences: order.bankDetails === undefined ? [when] : [when, text('deliveryNeedsTransfer')],
  };
}

/** A guarantee says what it is for. */
function describeParent(
  { custom: { parentSku } }: ConfirmedOrder['lineItems'][number],
  order: ConfirmedOrder,
  text: MailText,
): readonly string[] {
  if (parentSku === undefined) return [];
  const parent = order.lineItems.find(({ variant }) => variant.sku === parentSku);
  return [text('guaranteeForLabel', { name: parent?.name ?? parentSku })];
}

/** What a consumer cannot withdraw from says so (rule D-03). */
function describeException(
  { withdrawalException }: ConfirmedOrder['lineItems'][number],
  { clientType }: ConfirmedOrder,
  text: MailText,
): readonly string[] {
  if (withdrawalException === undefined || clientType === 'COMPANY') return [];
  return [writeWithdrawalException(withdrawalException, text)];
}

function describeItems(order: ConfirmedOrder, text: MailText): OrderConfirmation['items'] {
  return order.lineItems.map((line) => ({
    id: line.id,
    name: line.name,
    details: [
      ...describeParent(line, order, text),
      `${text('skuLabel')} ${line.variant.sku}`,
      `${text('quantityLabel')}: ${formatNumber(order.locale, line.quantity)}`,
      line.lineItemMode === 'GiftLineItem'
        ? text('giftLabel')
        : `${text('unitPriceLabel')}: ${formatMoney(order.locale, (line.price.discounted ?? line.price).value)}`,
      ...describeLineDiscounts(line, order, text),
      ...describeException(line, order, text),
    ],
    amount: formatMoney(order.locale, line.totalPrice),
  }));
}

function describeSums(order: ConfirmedOrder, text: MailText): readonly LabelledValue[] {
  const { locale, shippingInfo } = order;
  const delivery = shippingInfo.price;
  const pieces = order.lineItems.reduce((count, line) => count + line.quantity, 0);
  return [
    ...describeGoods(order, text),
    {
      label: `${text('subtotalLabel')} (${text('pieceCount', { count: pieces })})`,
      value: formatMoney(locale, order.subtotal),
    },
    {
      label: text('shippingLabel', { method: shippingInfo.shippingMethodName }),
      value: delivery.centAmount === 0 ? text('shippingFree') : formatMoney(locale, delivery),
    },
    ...describeDiscounts(order, 'shipping', text),
    ...order.customLineItems.map(({ name, totalPrice }) => ({
      label: name,
      value: formatMoney(locale, totalPrice),
    })),
  ];
}

function describeTaxes(order: ConfirmedOrder, text: MailText): readonly LabelledValue[] {
  const { locale, taxedPrice, taxMode } = order;
  if (taxMode === 'External') return [];
  return [
    { label: text('totalNetLabel'), value: formatMoney(locale, taxedPrice.totalNet) },
    ...taxedPrice.taxPortions.map(({ rate, amount }) => ({
      label: text('vatPortionLabel', { rate: formatPercent(locale, Math.round(rate * 10_000)) }),
      value: formatMoney(locale, amount),
    })),
  ];
}

function describeNotes({ taxMode, appliedDiscounts }: ConfirmedOrder, text: MailText): readonly string[] {
  return [
    ...(taxMode === 'External' ? [text('netNote')] : []),
    ...(appliedDiscounts.some(({ type }) => type === 'personal-discount') ? [text('personalNote')] : []),
  ];
}

/**
 * Puts an order into the words of its locale. Throws on an order number that is none.
 *
 * @param shop origin of the country's shop with its language prefix.
 */
export function buildOrderConfirmation(
  confirmed: ConfirmedOrder,
  company: CompanyData,
  text: MailText,
  shop: string,
  contract: readonly ContractSection[],
): OrderConfirmation {
  const order = toNetPrices(confirmed);
  const { locale } = order;
  const orderNumber = shownNumberOf(order);
  const total = formatMoney(locale, order.totalPrice);
  const { timeZone } = getMarket(order.country);
  return {
    locale,
    subject: text('orderSubject', { orderNumber, shopName: company.shopName }),
    preview: text('orderPreview', { total }),
    title: text('orderTitle'),
    greeting: greet(order, text),
    intro: introduce(order, text),
    facts: [
      { label: text('orderNumberLabel'), value: orderNumber },
      { label: text('orderDateLabel'), value: formatDate(new Date(order.createdAt), timeZone) },
    ],
    itemsHeading: text('itemsHeading'),
    amountHeading: text('lineTotalLabel'),
    items: describeItems(order, text),
    sums: describeSums(order, text),
    total: { label: text('totalLabel'), value: total },
    taxes: describeTaxes(order, text),
    priceNotes: describeNotes(order, text),
    delivery: describeDelivery(order, text),
    payment: describePayment(order, total, text),
    addresses: [
      {
        heading: text('shippingAddressHeading'),
        lines: addressLines(order.shippingAddress, locale, text),
      },
      { heading: text('billingAddressHeading'), lines: addressLines(order.billingAddress, locale, text) },
    ],
    withdrawal:
      order.clientType === 'COMPANY'
        ? undefined
        : {
            text: text('withdrawalOffer', { days: order.withdrawalDays }),
            label: text('withdrawalLink'),
            address: `${shop}${pathBelowPrefix('withdraw')}?order=${orderNumber}`,
          },
    questions: text('questions', { email: company.email, phone: company.phone }),
    contract: { introduction: text('contractText'), texts: contract },
    company: describeCompany(company, text),
    closing: text('automaticMessage'),
  };
}
