import type { MarketFacts } from '../../../../api/contract/content.ts';
import type { CallErrorCode } from '../../../../api/contract/errors.ts';
import { CASH_AND_BANK_ITEMS, isBankTransferAllowed } from '../../../../markets/cash-and-bank.ts';
import { WITHDRAWAL_DAYS } from '../../../../markets/consumer-rights.ts';
import { shownPricesOf } from '../../../cart/shown-prices.ts';
import { findGuaranteeNotice } from '../../../components/guarantee-notice/find-guarantee-notice.ts';
import { findPageLinks } from '../../../find-page-links.ts';
import { data } from '../../../frame/answers.ts';
import type { Head } from '../../../head.ts';
import { loadTexts, type PageText } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { writeTitle } from '../../../write-title.ts';
import { enterCheckout, requireCheckoutCart } from '../checkout-guard.ts';
import { parseProblem, statusOfProblem } from '../checkout-problem.ts';
import { parseDecline } from '../decline-texts.ts';
import { orderMethods } from './order-methods.ts';
import { returnFromCard } from './return-from-card.ts';

/** Content pages with what a consumer is told before the contract; the right to withdraw is the consumers' alone. */
const LEGAL_PAGES = {
  PRIVATE: ['terms-and-conditions', 'withdrawal', 'return-policy', 'privacy-data'],
  COMPANY: ['terms-and-conditions', 'privacy-data'],
};

/** What the law wants said right before an order: counsel's words where the merchant has some (rule D-02). */
function writeLegalWords({ legalWords, returnDays }: MarketFacts, text: PageText) {
  const usual =
    returnDays === WITHDRAWAL_DAYS
      ? text('checkout.withdrawal')
      : text('product.returnTerm', { days: returnDays });
  return {
    orderButton: legalWords.orderButton ?? text('checkout.orderButton'),
    withdrawal: legalWords.withdrawal ?? usual,
    guarantee: legalWords.guarantee ?? text('checkout.guarantee'),
  };
}

/** What says that a cart which was there a moment ago can no longer be ordered. */
const GONE: ReadonlySet<CallErrorCode> = new Set(['CartAlreadyOrdered', 'CartNotFound']);

/** `payment` and perhaps `sessionResult` or `redirectResult` are what the card partner's page brings back, `error` what a payment before this one came to (rule R-11). */
export async function loadPaymentPage(request: PageRequest, query: URLSearchParams) {
  const { shop, locale, market } = request;
  const returned = query.get('payment');
  const unanswered = returned === null ? undefined : await returnFromCard(request, returned, query);
  const cart = await requireCheckoutCart(request, 'payment');
  const offered = await shop.call('getPaymentMethods', { locale, cartId: cart.id });
  // Ordered or thrown away in another tab since the guard looked: the guard decides anew.
  if (!offered.ok && GONE.has(offered.refusal.code)) throw await enterCheckout(request);
  const { paymentMethods } = requireValue(offered);
  const { shippingMethods } = requireValue(await shop.call('getShippingMethodsWithoutId', { locale }));
  const feeChange = cart.paymentMethod === 'cash-on-delivery' ? 'with-fee' : 'without-fee';
  const text = await loadTexts(locale);
  const head: Head = {
    title: writeTitle(text, request.merchant, text('checkout.paymentTitle')),
    noindex: true,
  };
  const page = {
    head,
    cart,
    prices: shownPricesOf(cart),
    methods: orderMethods(paymentMethods, request.userAgent),
    /** What was chosen when the choice changed the total: this page shows the new one before anything is ordered. */
    changedTotal: query.get('method') === null ? undefined : feeChange,
    method:
      feeChange === 'with-fee'
        ? 'cash-on-delivery'
        : (query.get('method') ?? query.get('choice') ?? undefined),
    /** What cash on delivery adds. */
    fee: paymentMethods.find(({ fee }) => fee !== undefined)?.fee,
    /** The most items that a transfer is offered for, where this cart has more. */
    transferMaximum:
      isBankTransferAllowed(market.countryCode) &&
      !paymentMethods.some(({ paymentInterface }) => paymentInterface === 'bank-transfer') &&
      cart.totalLineItemQuantity > CASH_AND_BANK_ITEMS.maximum
        ? CASH_AND_BANK_ITEMS.maximum
        : undefined,
    deliveryTime: shippingMethods.find(({ key }) => key === cart.shippingInfo?.shippingMethod.key)
      ?.deliveryTime,
    seller: request.content.facts.company.name,
    legalWords: writeLegalWords(request.content.facts, text),
    /** For consumers, where the Union asks for it. */
    guaranteeNotice: cart.clientType === 'PRIVATE' ? findGuaranteeNotice(request) : undefined,
    legal: findPageLinks(request, await request.content.findPages(), LEGAL_PAGES[cart.clientType]),
    /** Lines that can no longer be had in full. */
    shortages: cart.lineItems
      .filter((line) => line.quantity > line.maximumQuantity)
      .map(({ name, maximumQuantity }) => ({ name, available: maximumQuantity })),
    problem: unanswered ?? parseProblem(query.get('error')),
    /** Why the card's bank declined, of a `payment-error`. */
    decline: parseDecline(query.get('reason')),
  };
  return data(page, unanswered === undefined ? {} : { status: statusOfProblem(unanswered) });
}

export type PaymentPageData = Awaited<ReturnType<typeof loadPaymentPage>>['data'];
