import { expect, type Locator, type Page } from '@playwright/test';
import { type TestCard, testCards } from '../../../src/integrations/card/test-cards.ts';
import type { CountryCode, LocaleCode } from '../../../src/kernel/locale.ts';
import type { KnownProduct } from './demonstration.ts';
import type { RunningShop } from './running-shop.ts';
import { textOf } from './text-of.ts';

/** Someone in front of a country's shop, in one of its languages. */
export interface Visitor {
  readonly page: Page;
  readonly shop: RunningShop;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  /** `/fr` under a second language of the country. */
  readonly base: '' | `/${string}`;
  readonly javaScriptEnabled: boolean;
}

type TypedCard = Readonly<Record<'cardNumber' | 'expiry' | 'securityCode' | 'holder', string>>;

/** The fields that every form of these tests asks for, by the keys of their labels. */
export const askedFields = [
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'postalCode',
  'city',
  'phone',
] as const;

type AskedField = (typeof askedFields)[number];

export interface Details {
  readonly email: string;
  readonly billing: Readonly<Record<AskedField, string>>;
  /** Makes the shopper a company. */
  readonly company?: string;
}

/**
 * React has taken an element over as soon as it knows its props: from then on a click is the page's own. What is around every page
 * waits until somebody does something.
 */
export async function waitUntilAlive(element: Locator): Promise<void> {
  await element.page().waitForFunction(() => document.documentElement.hasAttribute('data-alive'));
  await element.dispatchEvent('pointermove');
  await expect
    .poll(() =>
      element.evaluate(
        (node) =>
          document.documentElement.hasAttribute('data-alive') &&
          (node.closest('gantry-island')?.hasAttribute('data-alive') ?? true),
      ),
    )
    .toBe(true);
}

/** The value beside a term of a description list. */
export function detailOf(page: Page, term: string): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(term, { exact: true }), visible: true })
    .locator('dd');
}

export async function readDetail(page: Page, term: string): Promise<string> {
  return (await detailOf(page, term).textContent()) ?? '';
}

export function addressOf({ shop, country, base }: Visitor, path: string): string {
  return shop.url(country, path === '/' && base !== '' ? base : `${base}${path}`);
}

export async function openProduct(visitor: Visitor, product: KnownProduct): Promise<void> {
  const { page, locale } = visitor;
  await page.goto(addressOf(visitor, `/${product.slug(locale)}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name(locale));
}

export function buyButton({ page, locale }: Visitor): Locator {
  return page.getByRole('button', { name: textOf(locale, 'product.addToCart'), exact: true });
}

export function drawer({ page, locale }: Visitor): Locator {
  return page.getByRole('dialog', { name: textOf(locale, 'cart.title') });
}

/** Adds from the product's page; ends on that page with the drawer open, or without JavaScript on the cart page. */
export async function addToCart(visitor: Visitor, product: KnownProduct, quantity = 1): Promise<void> {
  const { page, locale, javaScriptEnabled } = visitor;
  await openProduct(visitor, product);
  const button = buyButton(visitor);
  if (javaScriptEnabled) await waitUntilAlive(button);
  await page
    .getByRole('textbox', { name: textOf(locale, 'product.quantity'), exact: true })
    .fill(String(quantity));
  await button.click();
  if (javaScriptEnabled) {
    await expect(drawer(visitor).getByRole('link', { name: product.name(locale) })).toBeVisible();
  } else {
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/cart'));
  }
}

/** The quantity field of a product in the cart or the drawer. */
export function quantityOf({ locale }: Visitor, area: Page | Locator, product: KnownProduct): Locator {
  return area.getByRole('textbox', {
    name: textOf(locale, 'cart.quantityOf', { name: product.name(locale) }),
  });
}

export async function openCart(visitor: Visitor): Promise<void> {
  const { page, locale } = visitor;
  await page.goto(addressOf(visitor, '/checkout/cart'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(locale, 'cart.title'));
}

/** From the cart page on to the addresses. */
export async function goToCheckout(visitor: Visitor): Promise<void> {
  const { page, locale } = visitor;
  await page.getByRole('link', { name: textOf(locale, 'cart.checkout') }).click();
  await expect(page).toHaveURL(addressOf(visitor, '/checkout/addresses'));
}

export function emailField({ page, locale }: Visitor): Locator {
  return page.getByRole('textbox', { name: textOf(locale, 'field.email'), exact: true });
}

export function billingField({ page, locale }: Visitor, field: AskedField | 'company'): Locator {
  const section = page.getByRole('region', { name: textOf(locale, 'checkout.billingAddress') });
  // Some countries ask for a field that may be left empty, and say so.
  const named = { name: new RegExp(`^${textOf(locale, `field.${field}`)}(?: \\(.+\\))?$`) };
  // With JavaScript street, postal code and city are completed while they are typed (rule C-08).
  return section.getByRole('textbox', named).or(section.getByRole('combobox', named));
}

export async function fillDetails(visitor: Visitor, details: Details): Promise<void> {
  const { page, locale, javaScriptEnabled } = visitor;
  if (javaScriptEnabled) await waitUntilAlive(emailField(visitor));
  await emailField(visitor).fill(details.email);
  if (details.company !== undefined) {
    await page.getByRole('radio', { name: textOf(locale, 'checkout.company') }).check();
    await billingField(visitor, 'company').fill(details.company);
  } else {
    await page.getByRole('radio', { name: textOf(locale, 'checkout.private') }).check();
  }
  for (const field of askedFields) await billingField(visitor, field).fill(details.billing[field]);
}

export function continueButton({ page, locale }: Visitor): Locator {
  return page.getByRole('button', { name: textOf(locale, 'checkout.continueToPayment') });
}

export async function submitDetails(visitor: Visitor, details: Details): Promise<void> {
  await fillDetails(visitor, details);
  await continueButton(visitor).click();
  await expect(visitor.page).toHaveURL(addressOf(visitor, '/checkout/payment'));
}

export function orderButton({ page, locale }: Visitor): Locator {
  return page.getByRole('button', { name: textOf(locale, 'checkout.orderButton') });
}

export async function choosePayment(
  { page, locale }: Visitor,
  method: 'bankTransfer' | 'card' | 'cashOnDelivery',
): Promise<void> {
  // The name goes on with what is said about the method.
  await page.getByRole('radio', { name: new RegExp(`^${textOf(locale, `checkout.${method}`)}`) }).check();
}

/**
 * From the payment page to where it is paid, by a card unless a brand is named: in a page of the shop, without scripts the partner's own
 * page. Before its scripts run a page leads to the partner's.
 */
export async function openPayment(visitor: Visitor, brand?: string): Promise<void> {
  const { page, javaScriptEnabled } = visitor;
  if (javaScriptEnabled) await waitUntilAlive(orderButton(visitor));
  if (brand === undefined) await choosePayment(visitor, 'card');
  else await page.getByRole('radio', { name: new RegExp(`^${brand}`) }).check();
  await orderButton(visitor).click();
  await expect(page).toHaveURL(
    javaScriptEnabled
      ? /\/checkout\/pay\?payment=[\w-]+$/
      : /^http:\/\/card-partner\.localhost:\d+\/card-sandbox\/chk_/,
  );
}

/** Types one of the partner's test cards in. The words beside the fields are the partner's. */
export async function typeCard(
  visitor: Visitor,
  card: TestCard,
  changes: Partial<TypedCard> = {},
): Promise<void> {
  const { page, locale, javaScriptEnabled } = visitor;
  const place = javaScriptEnabled ? page.frameLocator('iframe') : page;
  const typed = {
    cardNumber: testCards[card],
    expiry: '08/31',
    securityCode: card === 'approvedAmex' ? '7391' : '739',
    holder: 'Alex Example',
    ...changes,
  };
  for (const field of ['cardNumber', 'expiry', 'securityCode', 'holder'] as const)
    await place.getByRole('textbox', { name: textOf(locale, `sandbox.${field}`) }).fill(typed[field]);
}

/** The shop's own button below the fields, or without scripts the partner's. */
export function payButton({ page, locale, javaScriptEnabled }: Visitor): Locator {
  const [before = '', after = ''] = textOf(locale, javaScriptEnabled ? 'pay.pay' : 'sandbox.pay', {
    amount: '|',
  }).split('|');
  return page.getByRole('button', { name: new RegExp(`^${before}.*\\d.*${after}$`) });
}

/** Pays there with one of the partner's test cards. */
export async function payOnCardPage(visitor: Visitor, card: TestCard): Promise<void> {
  await typeCard(visitor, card);
  // Chromium scrolls to what was typed into a frame of another origin a moment later: a press that is aimed before that misses.
  await payButton(visitor).press('Enter');
}

export async function payByCard(visitor: Visitor, card: TestCard): Promise<void> {
  await openPayment(visitor);
  await payOnCardPage(visitor, card);
}

/** Chooses a method by its brand and agrees to it on the partner's page. */
export async function payByBrand(visitor: Visitor, brand: string): Promise<void> {
  const { page, locale } = visitor;
  await page.getByRole('radio', { name: new RegExp(`^${brand}`) }).check();
  await orderButton(visitor).click();
  await expect(page).toHaveURL(/^http:\/\/card-partner\.localhost:\d+\/card-sandbox\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(brand);
  const others = (['cancel', 'refuse', 'letCheck'] as const).map((key) => textOf(locale, `sandbox.${key}`));
  const agree = others.reduce((left, hasNotText) => left.filter({ hasNotText }), page.getByRole('button'));
  await agree.click();
}

/** Chooses cash on delivery, sees the total with its fee, and orders. */
export async function payAtDoor(visitor: Visitor): Promise<void> {
  await choosePayment(visitor, 'cashOnDelivery');
  await orderButton(visitor).click();
  await expect(visitor.page).toHaveURL(addressOf(visitor, '/checkout/payment?method=cash-on-delivery'));
}

/** Waits for the thank-you page and reads the order's number from it. */
export async function readOrderNumber({ page, locale }: Visitor): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/thank-you\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(locale, 'checkout.thankYouTitle'));
  return readDetail(page, textOf(locale, 'checkout.orderNumber'));
}
