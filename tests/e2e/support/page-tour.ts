import { expect } from '@playwright/test';
import { isBankTransferAllowed } from '../../../src/markets/cash-and-bank.ts';
import { categorySlug, pageSlug, pickProduct } from './demonstration.ts';
import { detailsIn } from './details.ts';
import {
  addressOf,
  addToCart,
  choosePayment,
  continueButton,
  drawer,
  emailField,
  openCart,
  openPayment,
  openProduct,
  orderButton,
  payOnCardPage,
  submitDetails,
  type Visitor,
  waitUntilAlive,
} from './purchase.ts';
import { textOf } from './text-of.ts';

/** Every kind of page of the shop, in the order of the tour. */
type Stop =
  | 'home'
  | 'categories'
  | 'category'
  | 'articles'
  | 'article'
  | 'brand'
  | 'help'
  | 'information'
  | 'accessibility'
  | 'request'
  | 'cookie-settings'
  | 'search'
  | 'no-results'
  | 'not-found'
  | 'empty-cart'
  | 'compare'
  | 'set'
  | 'b-ware'
  | 'product'
  | 'drawer'
  | 'cart'
  | 'addresses'
  | 'addresses-with-errors'
  | 'payment'
  | 'card'
  | 'payment-with-error'
  | 'thank-you';

/** Two products with long names: one by parcel, one on a pallet. */
const products = [pickProduct('EX10000302'), pickProduct('EX10000602')];

const SET = 'EX18000001';
const FACTORY_SECOND = 'EX20000102';

/** Leads a visitor through the whole shop, into every corner once, and stops everywhere for a look. */
export async function tourPages(visitor: Visitor, look: (stop: Stop) => Promise<void>): Promise<void> {
  const { page, locale, country } = visitor;
  const open = async (path: string, stop: Stop) => {
    await page.goto(addressOf(visitor, path));
    await look(stop);
  };
  await open('/', 'home');
  await open('/categories/', 'categories');
  await open(`/${categorySlug('workshop', locale)}/`, 'category');
  await open('/inspirations/', 'articles');
  await open(`/${pageSlug('mig-tig-or-stick', locale)}/`, 'article');
  await open('/stamos/', 'brand');
  await open(`/${pageSlug('help-centre', locale)}/`, 'help');
  await open('/dispatch-information/', 'information');
  await page.locator('footer a[href$="/accessibility/"]').click();
  await look('accessibility');
  await open('/request', 'request');
  await open('/cookie-settings', 'cookie-settings');
  await open(`/search?query=${encodeURIComponent('MSW')}`, 'search');
  await open('/search?query=zzzzqqqq', 'no-results');
  await open('/nothing/', 'not-found');
  await open('/checkout/cart', 'empty-cart');

  await open(`/compare?${products.map(({ sku }) => `sku=${sku}`).join('&')}`, 'compare');
  await open(`/${pickProduct(SET, 1).slug(locale)}`, 'set');
  await open(`/${pickProduct(FACTORY_SECOND, 1).slug(locale)}`, 'b-ware');
  const [first, ...rest] = products;
  if (first === undefined) throw new Error('there is nothing to buy');
  await openProduct(visitor, first);
  await look('product');
  await addToCart(visitor, first, 2);
  for (const product of rest) await addToCart(visitor, product);
  await expect(drawer(visitor)).toBeVisible();
  await look('drawer');
  await openCart(visitor);
  await look('cart');

  await page.goto(addressOf(visitor, '/checkout/addresses'));
  await waitUntilAlive(emailField(visitor));
  await look('addresses');
  await page.getByRole('radio', { name: textOf(locale, 'checkout.company') }).check();
  await page.getByRole('radio', { name: textOf(locale, 'checkout.shippingDifferent') }).check();
  await continueButton(visitor).click();
  await expect(emailField(visitor)).toHaveAttribute('aria-invalid', 'true');
  await look('addresses-with-errors');
  await page.getByRole('radio', { name: textOf(locale, 'checkout.shippingSame') }).check();
  await submitDetails(visitor, detailsIn(country));
  await look('payment');
  await openPayment(visitor);
  await look('card');
  await payOnCardPage(visitor, 'refused');
  await expect(page.getByText(textOf(locale, 'problem.paymentError'))).toBeVisible();
  await look('payment-with-error');
  if (isBankTransferAllowed(country)) {
    await choosePayment(visitor, 'bankTransfer');
    await orderButton(visitor).click();
  } else {
    await openPayment(visitor);
    await payOnCardPage(visitor, 'approved');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(locale, 'checkout.thankYouTitle'));
  await look('thank-you');
}
