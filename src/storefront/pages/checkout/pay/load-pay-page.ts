import type { PaymentFields } from '../../../../api/contract/payments.ts';
import { shownPricesOf } from '../../../cart/shown-prices.ts';
import { data, redirect } from '../../../frame/answers.ts';
import type { Head } from '../../../head.ts';
import { loadTexts, type PageText } from '../../../i18n/texts.ts';
import { namePaymentMethod } from '../../../name-payment-methods.ts';
import type { PageRequest } from '../../../page-request.ts';
import { pathsOf, redirectPathsOf } from '../../../translations.ts';
import { writeTitle } from '../../../write-title.ts';
import { requireCheckoutCart } from '../checkout-guard.ts';

function writeHeading(payment: Parameters<typeof namePaymentMethod>[0], text: PageText): string {
  return payment.method === 'scheme'
    ? text('pay.title')
    : text('pay.titleBy', { method: namePaymentMethod(payment, text) });
}

/** What the page's scripts take a payment by, and what the page has to let through for it. */
function splitFields(found: PaymentFields | null) {
  if (found === null) return undefined;
  const { policy, ...fields } = found;
  if (policy.script.length === 0) return { fields, policy, foreign: undefined };
  const nonce = crypto.randomUUID();
  const foreign = { scripts: policy.text === 'checked' ? policy.script : [], nonce };
  return { fields, policy: { ...policy, nonce }, foreign };
}

/** Whether all that is left is to wait for the bank; the partner is asked anew each time. */
async function isBeingChecked({ shop }: PageRequest, id: string): Promise<boolean> {
  const completed = await shop.call('completePayment', { id });
  return completed.ok && completed.value.order === null && completed.value.payment.isBeingChecked === true;
}

/**
 * A payment that was begun, in a page of the shop (rule Y-03). One that is over, or that cannot be made here, leads to where the
 * partner's own page leads back to: what became of it is worked out there alone.
 */
export async function loadPayPage(request: PageRequest, query: URLSearchParams) {
  const { shop, locale } = request;
  const paths = redirectPathsOf(request);
  const id = query.get('payment') ?? '';
  const text = await loadTexts(locale);
  const found = await shop.call('getPaymentFields', { id });
  const isUnknown =
    !found.ok && (found.refusal.code === 'ResourceNotFound' || found.refusal.code === 'InvalidInput');
  if (isUnknown) throw redirect(paths.checkout(), 303);
  const isChecked = found.ok && found.value.fields === null && (await isBeingChecked(request, id));
  const isElsewhere = found.ok && found.value.fields === null && !isChecked;
  if (isElsewhere) throw redirect(paths.payment({ payment: id }), 303);
  const cart = await requireCheckoutCart(request, 'payment');
  const heading = isChecked
    ? text('pay.checkingTitle')
    : found.ok
      ? writeHeading(found.value.payment, text)
      : text('checkout.paymentTitle');
  const shown = found.ok ? splitFields(found.value.fields) : undefined;
  const head: Head = { title: writeTitle(text, request.merchant, heading), noindex: true };
  const page = {
    head,
    heading,
    cart,
    prices: shownPricesOf(cart),
    isChecked,
    /** Absent while the partner cannot be asked. */
    fields: shown?.fields,
    foreign: shown?.foreign,
    privacy: found.ok && found.value.payment.method !== 'scheme' ? 'pay.privacyBy' : 'pay.privacy',
    amount: found.ok ? found.value.payment.amountPlanned : cart.totalPrice,
    /** This page once more, and where it leads when the payment is over. */
    again: pathsOf(request).pay({ payment: id }),
    over: pathsOf(request).payment({ payment: id }),
    returned: query.get('redirectResult') || undefined,
  } as const;
  return data(page, { status: found.ok ? 200 : 503, policy: shown?.policy });
}
