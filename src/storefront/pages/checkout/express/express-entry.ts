import type { CallError, CallErrorCode } from '../../../../api/contract/errors.ts';
import { redirect } from '../../../frame/answers.ts';
import { definePage } from '../../../frame/page.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { pathsOf, redirectPathsOf } from '../../../translations.ts';
import type { ExpressNews } from '../../cart/express-news.ts';
import { addToCart } from '../../product/add-to-cart-action.ts';

/** What the wallet lacks, by the field that was refused; the first one is told. */
function lackOf({ fields = {} }: Pick<CallError, 'fields'>): ExpressNews {
  const [path = ''] = Object.keys(fields);
  if (path.endsWith('.country')) return 'expressElsewhere';
  return path.endsWith('.phone') ? 'expressPhone' : 'expressIncomplete';
}

/** A sheet of another cart or an old one is as if it had been left: nothing is told. */
const news: Readonly<Partial<Record<CallErrorCode, ExpressNews>>> = {
  ExpressAddressMissing: 'expressAddress',
  EmailInvalid: 'expressEmail',
  BillingPostalCodeInvalid: 'expressIncomplete',
  ShippingPostalCodeInvalid: 'expressIncomplete',
  PaymentProviderUnavailable: 'expressUnavailable',
  PaymentMethodNotAllowed: 'expressUnavailable',
  RateLimited: 'expressUnavailable',
  Unavailable: 'expressUnavailable',
};

function toCart(request: PageRequest, refusal: CallError): Response {
  const told = refusal.code === 'AddressInvalid' ? lackOf(refusal) : news[refusal.code];
  return redirect(redirectPathsOf(request).cart({ express: told }), 303);
}

async function getCartId({ shop, locale }: PageRequest): Promise<string | undefined> {
  const { activeCart } = requireValue(await shop.call('getMe', { locale }));
  return activeCart === null || activeCart.lineItems.length === 0 ? undefined : activeCart.id;
}

/** Back from the wallet's sheet: on to the review of everything, or to the cart with what the wallet lacks (rule Y-05). */
async function load(request: PageRequest): Promise<Response> {
  const paths = redirectPathsOf(request);
  const sheet = request.url.searchParams.get('sheet');
  const cartId = await getCartId(request);
  if (sheet === null || cartId === undefined) return redirect(paths.cart(), 303);
  const { locale } = request;
  const completed = await request.shop.call('completeExpressCheckout', { locale, cartId, sheet });
  if (!completed.ok) return toCart(request, completed.refusal);
  return completed.value.cart === null
    ? redirect(paths.cart(), 303)
    : redirect(paths.payment({ choice: 'googlepay' }), 303);
}

/** The button: of a product page it brings the product along, then the wallet's sheet opens. */
async function act(request: PageRequest, form: FormData): Promise<Response> {
  const paths = redirectPathsOf(request);
  if (form.has('sku')) {
    const added = await addToCart(request, form);
    if (!added.ok) return redirect(paths.cart({ express: 'expressNotAdded' }), 303);
  }
  const cartId = await getCartId(request);
  if (cartId === undefined) return redirect(paths.cart(), 303);
  const opened = await request.shop.call('openExpressCheckout', {
    locale: request.locale,
    cartId,
    returnUrl: `${request.origin}${pathsOf(request).express()}`,
  });
  return opened.ok ? redirect(opened.value.redirectUrl, 303) : toCart(request, opened.refusal);
}

export default definePage({ load, act });
