import type { FrameLocator, Page } from '@playwright/test';
import type { CountryCode, LocaleCode } from '../../src/kernel/locale.ts';
import { adyenEnvironment, startAdyen } from '../support/adyen-account.ts';
import type { AdyenServer } from '../support/adyen-server.ts';
import { adyenCards } from '../support/adyen-shopper.ts';
import { walletScripts } from '../support/adyen-wallets.ts';
import { pickProduct } from './support/demonstration.ts';
import { detailsIn } from './support/details.ts';
import {
  addressOf,
  addToCart,
  goToCheckout,
  openCart,
  openPayment,
  orderButton,
  payButton,
  readOrderNumber,
  submitDetails,
  type Visitor,
} from './support/purchase.ts';
import { type RunningShop, startShop } from './support/running-shop.ts';
import { test as base, expect } from './support/shop.ts';
import { START_LIMIT_MS } from './support/shop-program.ts';
import { textOf } from './support/text-of.ts';

let notificationUrl = '';
const locale = 'de-DE';
const product = pickProduct('EX10003604');
/** Where the web library asks by itself, in Adyen's test system. */
const ADYEN = /^https:\/\/checkout(?:shopper|analytics)-test\.(?:cdn\.)?adyen\.com\//;

/** The shop with an account at an Adyen of the test, whose addresses lead every browser to it: nothing leaves this machine. */
const test = base.extend<{ adyenPages: undefined }, { adyen: AdyenServer }>({
  adyen: [
    // Playwright reads from the first parameter what a fixture needs.
    async ({ browser: _browser }, use) => {
      const adyen = await startAdyen({ notificationUrl: () => notificationUrl });
      await use(adyen);
      await adyen.delivered();
      await adyen.close();
      expect(adyen.violations).toEqual([]);
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ adyen }, use) => {
      const shop = await startShop({
        ...adyenEnvironment(adyen),
        ADYEN_METHODS: 'scheme,googlepay,applepay,paypal,klarna,ideal,onlineBanking_PL',
      });
      notificationUrl = shop.url('SK', '/api/notifications/card');
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS + 20_000 },
  ],
  adyenPages: [
    async ({ context, adyen, noise }, use) => {
      noise.expect(
        /^request to others: https:\/\/(?:checkout(?:shopper|analytics)-test\.|pay\.google\.com|www\.paypal\.com)/,
      );
      // The library speaks to a frame that is still on its way, where fields are shown anew.
      noise.expect(/Failed to execute 'postMessage' on 'DOMWindow'.*checkoutshopper-test/);
      for (const [address, body] of Object.entries(walletScripts))
        await context.route(
          (url) => `${url.origin}${url.pathname}` === address,
          (route) => route.fulfill({ contentType: 'text/javascript', body }),
        );
      await context.route(ADYEN, async (route) => {
        const request = route.request();
        const { pathname, search } = new URL(request.url());
        const method = request.method();
        const body = request.postData();
        const answer = await fetch(`${adyen.url}${pathname}${search}`, {
          method,
          ...(body === null ? {} : { body }),
        });
        await route.fulfill({
          status: answer.status,
          headers: {
            'content-type': answer.headers.get('content-type') ?? 'text/plain',
            'access-control-allow-origin': '*',
          },
          body: Buffer.from(await answer.arrayBuffer()),
        });
      });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Goes up to the page that takes the payment, by a card unless a brand is named; the answer is who buys. */
async function goToFields(visitor: Visitor, brand?: string): Promise<string> {
  const details = detailsIn(visitor.country);
  await addToCart(visitor, product);
  await openCart(visitor);
  await goToCheckout(visitor);
  await submitDetails(visitor, details);
  await openPayment(visitor, brand);
  return details.email;
}

/** A page that the bank alone shows. */
async function answerBank({ page }: Visitor, answer: 'Confirm' | 'Decline'): Promise<void> {
  await expect(page).toHaveURL(/^https:\/\/checkoutshopper-test\.adyen\.com\/bank\/CS/);
  await page.getByRole('link', { name: answer }).click();
}

const field = ({ page }: Visitor, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="Iframe für ${title}"]`);

async function fillCard(visitor: Visitor, card: keyof typeof adyenCards): Promise<void> {
  await field(visitor, 'Kartennummer').getByLabel('Kartennummer').fill(adyenCards[card]);
  await field(visitor, 'Ablaufdatum').getByLabel('Ablaufdatum').fill('03/30');
  await field(visitor, 'Sicherheitscode').getByLabel('Sicherheitscode').fill('737');
  await visitor.page.getByRole('textbox', { name: 'Name auf der Karte' }).fill('Jana Neumann');
}

const refused = ({ page }: Visitor) => page.getByText(textOf(locale, 'problem.paymentError'));

test.describe('a card in Adyen’s fields, in the shop’s own page', () => {
  test('Y-03: is refused, then another one pays, and the order is there once', async ({ page, shop }) => {
    const visitor: Visitor = { page, shop, country: 'DE', locale, base: '', javaScriptEnabled: true };
    const email = await goToFields(visitor);
    await fillCard(visitor, 'refused');
    await payButton(visitor).click();
    await expect(refused(visitor)).toBeVisible();
    await fillCard(visitor, 'approved');
    await payButton(visitor).click();
    await readOrderNumber(visitor);
    expect(await shop.ordersOf(email)).toMatchObject([{ payment_state: 'Paid' }]);
  });

  test('Y-03: is checked by its bank in the page: declined, then confirmed', async ({ page, shop }) => {
    const visitor: Visitor = { page, shop, country: 'DE', locale, base: '', javaScriptEnabled: true };
    await page.setViewportSize({ width: 360, height: 740 });
    const email = await goToFields(visitor);
    const bank = page.frameLocator('iframe[name="threeDSIframe"]');
    await fillCard(visitor, 'challenge');
    await payButton(visitor).click();
    await bank.getByRole('button', { name: 'Decline' }).click();
    await expect(refused(visitor)).toBeVisible();
    await fillCard(visitor, 'challenge');
    await payButton(visitor).click();
    // The question stands there alone, from its beginning, and nothing else can be pressed.
    await expect(bank.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await expect(payButton(visitor)).toHaveCount(0);
    const question = page.locator('iframe[name="threeDSIframe"]');
    await expect(question).toBeFocused();
    await expect
      .poll(async () => Math.round((await question.boundingBox())?.y ?? -1))
      .toBeGreaterThanOrEqual(0);
    await bank.getByRole('button', { name: 'Confirm' }).click();
    await readOrderNumber(visitor);
    expect(await shop.ordersOf(email)).toMatchObject([{ payment_state: 'Paid' }]);
  });

  test('Y-03: of a bank that has only its own page comes back: declined, then paid once', async ({
    page,
    shop,
  }) => {
    const visitor: Visitor = { page, shop, country: 'DE', locale, base: '', javaScriptEnabled: true };
    const email = await goToFields(visitor);
    await fillCard(visitor, 'redirect');
    await payButton(visitor).click();
    await answerBank(visitor, 'Decline');
    await expect(refused(visitor)).toBeVisible();
    await fillCard(visitor, 'redirect');
    await payButton(visitor).click();
    await answerBank(visitor, 'Confirm');
    await readOrderNumber(visitor);
    expect(await shop.ordersOf(email)).toMatchObject([{ payment_state: 'Paid' }]);
  });

  test('Y-06: is left for another way to pay, and nothing is charged', async ({ page, shop }) => {
    const visitor: Visitor = { page, shop, country: 'DE', locale, base: '', javaScriptEnabled: true };
    const email = await goToFields(visitor);
    await field(visitor, 'Kartennummer').getByLabel('Kartennummer').waitFor();
    await page.getByRole('link', { name: textOf(locale, 'pay.anotherWay') }).click();
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
    await expect(orderButton(visitor)).toBeVisible();
    expect(await shop.ordersOf(email)).toEqual([]);
  });

  test('Y-03: whose fields do not come leads to Adyen’s own page', async ({ page, shop, adyen, noise }) => {
    noise.expect(/checkoutshopper-test/);
    await page.context().route(/^https:\/\/checkoutshopper-test\.adyen\.com\//, (route) => route.abort());
    const visitor: Visitor = { page, shop, country: 'DE', locale, base: '', javaScriptEnabled: true };
    await goToFields(visitor);
    await expect(page.getByText(textOf(locale, 'pay.failed'))).toBeVisible();
    const link = page.getByRole('link', { name: textOf(locale, 'pay.onPartnersPage') });
    await expect(link).toHaveAttribute('href', new RegExp(`^${adyen.url}/hosted/CS`));
  });
});

test.describe('other ways to pay in the shop’s own page, by Adyen’s part for each', () => {
  const visit = (page: Page, shop: RunningShop, country: CountryCode, spoken: LocaleCode): Visitor => ({
    ...{ page, shop, country, locale: spoken, base: '', javaScriptEnabled: true },
  });

  test('Y-03: iDEAL leads to its bank and back, paid once, however often its shopper goes back', async ({
    page,
    shop,
  }) => {
    const visitor = visit(page, shop, 'NL', 'nl-NL');
    const email = await goToFields(visitor, 'iDEAL');
    await payButton(visitor).click();
    await answerBank(visitor, 'Confirm');
    await readOrderNumber(visitor);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/checkout\/pay\?/);
    expect(await shop.ordersOf(email)).toMatchObject([{ payment_state: 'Paid' }]);
  });

  test('Y-03: a bank of Poland is chosen in the page', async ({ page, shop }) => {
    const visitor = visit(page, shop, 'PL', 'pl-PL');
    const email = await goToFields(visitor, 'Pay-by-link');
    await payButton(visitor).click();
    await expect(page).toHaveURL(/\/checkout\/pay\?/);
    await page.getByRole('combobox').last().click();
    await page.getByRole('option', { name: 'BLIK' }).click();
    await payButton(visitor).click();
    await answerBank(visitor, 'Confirm');
    await readOrderNumber(visitor);
    expect(await shop.ordersOf(email)).toMatchObject([{ payment_state: 'Paid' }]);
  });

  test('Y-03: Klarna is left for Klarna, and refuses', async ({ page, shop }) => {
    const visitor = visit(page, shop, 'DE', locale);
    const email = await goToFields(visitor, 'Klarna');
    await payButton(visitor).click();
    await answerBank(visitor, 'Decline');
    await expect(refused(visitor)).toBeVisible();
    await expect(payButton(visitor)).toBeEnabled();
    expect(await shop.ordersOf(email)).toEqual([]);
  });

  test('Y-03: Google’s own button opens its sheet, which may be closed, and pays', async ({ page, shop }) => {
    const visitor = visit(page, shop, 'DE', locale);
    const email = await goToFields(visitor, 'Google Pay');
    const button = page.getByRole('button', { name: 'Google Pay' });
    await expect(button).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(payButton(visitor)).toHaveCount(0);
    await button.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(button).toBeVisible();
    await button.click();
    await page.getByRole('button', { name: 'Agree' }).click();
    await readOrderNumber(visitor);
    expect(await shop.ordersOf(email)).toMatchObject([{ payment_state: 'Paid' }]);
  });

  test('Y-09: Google’s script may fetch no others’, nor make elements that act', async ({
    page,
    shop,
    noise,
  }) => {
    noise.expect(/TrustedScript|Trusted Type|Content Security Policy|its policy does not let it/);
    await goToFields(visit(page, shop, 'DE', locale), 'Google Pay');
    await page.getByRole('button', { name: 'Google Pay' }).waitFor();
    const attempts = await page.evaluate(() => {
      const refuses = (attempt: () => void) => {
        try {
          attempt();
          return 'made';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      };
      const script = document.createElement('script');
      const element = document.createElement('div');
      return {
        google: refuses(() => Object.assign(script, { src: 'https://pay.google.com/gp/p/js/pay.js' })),
        another: refuses(() => Object.assign(script, { src: 'https://attacker.example/pay.js' })),
        ofText: refuses(() => Object.assign(script, { text: 'window.wasRun = true' })),
        words: refuses(() => Object.assign(element, { innerHTML: '<b title="one">words</b>' })),
        handler: refuses(() => Object.assign(element, { innerHTML: '<img src="x" onerror="run()">' })),
        link: refuses(() => Object.assign(element, { innerHTML: '<a href=" javascript:run()">go</a>' })),
        frame: refuses(() => Object.assign(element, { innerHTML: '<iframe srcdoc="page"></iframe>' })),
      };
    });
    expect(attempts).toEqual({
      ...{ google: 'made', another: 'refused', ofText: 'refused', words: 'made' },
      ...{ handler: 'refused', link: 'refused', frame: 'refused' },
    });
  });

  test('Y-03: PayPal’s own button asks its customer, who may leave, and pays', async ({ page, shop }) => {
    const visitor = visit(page, shop, 'DE', locale);
    const email = await goToFields(visitor, 'PayPal');
    const button = page
      .frameLocator('.adyen-checkout__paypal iframe')
      .getByRole('button', { name: 'PayPal' });
    await page.evaluate(() => Object.assign(window, { leavesPayPal: true }));
    await button.click();
    await expect(page.getByText(textOf(locale, 'pay.paying'))).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { leavesPayPal: false }));
    await button.click();
    await readOrderNumber(visitor);
    expect(await shop.ordersOf(email)).toMatchObject([{ payment_state: 'Paid' }]);
  });

  for (const [brand, lacks] of [
    ['Apple Pay', 'a page that is not encrypted'],
    ['Google Pay', 'a browser that has no cards at Google'],
  ] as const)
    test(`Y-06: ${brand} is not to be had in ${lacks}: Adyen’s page and other ways are`, async ({
      page,
      shop,
      adyen,
      noise,
    }) => {
      noise.expect(/apple/i);
      await page.route('https://applepay.cdn-apple.com/**', (route) => route.abort());
      await page.addInitScript(() => Object.assign(window, { hasNoGooglePay: true }));
      const visitor = visit(page, shop, 'DE', locale);
      const email = await goToFields(visitor, brand);
      await expect(page.getByText(textOf(locale, 'pay.unavailable'))).toBeVisible();
      const link = page.getByRole('link', { name: textOf(locale, 'pay.onPartnersPage') });
      await expect(link).toHaveAttribute('href', new RegExp(`^${adyen.url}/hosted/CS`));
      await page.getByRole('link', { name: textOf(locale, 'pay.anotherWay') }).click();
      await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
      await expect(orderButton(visitor)).toBeVisible();
      expect(await shop.ordersOf(email)).toEqual([]);
    });
});

test('Y-03: of other pages none fetches anything of Adyen', async ({ page, shop }) => {
  const visitor: Visitor = { page, shop, country: 'DE', locale, base: '', javaScriptEnabled: true };
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await addToCart(visitor, product);
  await openCart(visitor);
  await goToCheckout(visitor);
  expect(fetched.filter((address) => /adyen/i.test(address))).toEqual([]);
});
