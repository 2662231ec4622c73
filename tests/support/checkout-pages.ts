import type { Cart } from '../../src/api/contract/cart.ts';
import type { CountryCode } from '../../src/kernel/locale.ts';
import { getMarket } from '../../src/markets/countries.ts';
import { PageAnswer } from '../../src/storefront/frame/answers.ts';
import type { PageRequest } from '../../src/storefront/page-request.ts';
import { loadPaymentPage } from '../../src/storefront/pages/checkout/payment/load-payment-page.ts';
import { resolveToggles } from '../../src/storefront/toggles.ts';
import { openNoContent } from './no-content.ts';
import { createTestShop, type TestShop, type TestShopper } from './test-shop.ts';

export const SKU = 'EX10000001';

/** What a page did: its data with status, or where it sent the shopper. */
interface PageOutcome {
  readonly location: string | null;
  readonly status: number;
  readonly cookies: readonly string[];
  readonly data: unknown;
}

/** A shop with one product, whose checkout is asked for page by page. */
export interface CheckoutShop extends TestShop {
  /** Puts the product back in stock at its first price, and the card partner back to work; for `beforeEach`. */
  refill(): Promise<void>;
  requestOf(shopper: TestShopper, country?: CountryCode, cookies?: PageRequest['cookies']): PageRequest;
  /** Opens the payment page. */
  pay(shopper: TestShopper, query?: string, country?: CountryCode): Promise<PageOutcome>;
}

export async function createCheckoutShop(): Promise<CheckoutShop> {
  const shop = await createTestShop();
  const requestOf: CheckoutShop['requestOf'] = (shopper, country = 'SK', cookies = {}) =>
    buildRequest(shop.clock.time, shopper, country, cookies);
  return {
    ...shop,
    async refill() {
      await shop.addProduct({ sku: SKU, cents: 12_900, available: 50 });
      await shop.addProduct({ sku: SKU, cents: 320_000, available: 50, currency: 'CZK' });
      shop.partner.isDown = false;
    },
    requestOf,
    pay: (shopper, query = '', country) =>
      outcomeOf(loadPaymentPage(requestOf(shopper, country), new URLSearchParams(query))),
  };
}

function buildRequest(
  now: Date,
  shopper: TestShopper,
  country: CountryCode,
  cookies: PageRequest['cookies'],
): PageRequest {
  const market = getMarket(country);
  const [{ locale }] = market.languages;
  const origin = `http://${country.toLowerCase()}.localhost:3000`;
  return {
    market,
    locale,
    currencyCode: market.currencyCode,
    prefix: undefined,
    origin,
    findOrigin: () => origin,
    shop: { locale, call: (name, input) => shopper.call(name, input) },
    content: openNoContent(locale),
    url: new URL(`${origin}/checkout/addresses`),
    address: 'addresses',
    slug: '',
    referer: undefined,
    userAgent: '',
    isFromElsewhere: false,
    isSent: false,
    searchWords: { findRedirect: async () => undefined, record: () => undefined },
    cookies,
    toggles: resolveToggles({}),
    usesNativeRouting: () => false,
    validatesVat: () => true,
    completesAddresses: () => true,
    followsCarts: () => true,
    offersQuickAdd: () => true,
    findRequestDebug: () => undefined,
    newFormId: () => '01a1f8d3-ea00-7c11-9d52-000000000001',
    asksReviewConsent: () => false,
    asksNewsletterTick: () => false,
    merchant: {
      shopName: 'Gantry',
      logo: undefined,
      foundedYear: 2007,
      seat: undefined,
      guaranteeNotices: {},
      runningCampaigns: [],
      links: { returnsPortal: undefined, careers: undefined, social: [] },
      carriers: [],
    },
    now,
    warn: () => undefined,
  };
}

/** Of a page that answers or throws. */
export async function outcomeOf<Data>(page: Promise<Data | Response>): Promise<PageOutcome> {
  const answer = await page.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (answer instanceof Response) {
    const { status, headers } = answer;
    return { location: headers.get('location'), status, cookies: headers.getSetCookie(), data: undefined };
  }
  if (!(answer instanceof PageAnswer)) return { location: null, status: 200, cookies: [], data: answer };
  const { data, status, headers } = answer;
  return { location: null, status, cookies: headers.getSetCookie(), data };
}

/** What the button of the payment page sends. */
export function orderForm(cart: Pick<Cart, 'id' | 'version'>, paymentMethod: string): FormData {
  const form = new FormData();
  form.set('cartId', cart.id);
  form.set('version', String(cart.version));
  form.set('paymentMethod', paymentMethod);
  return form;
}
