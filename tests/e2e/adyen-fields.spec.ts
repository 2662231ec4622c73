import type { FrameLocator } from '@playwright/test';
import { type AdyenServer, startAdyenServer } from '../support/adyen-server.ts';
import { adyenCards } from '../support/adyen-shopper.ts';
import { pickProduct } from './support/demonstration.ts';
import { detailsIn } from './support/details.ts';
import {
  addressOf,
  addToCart,
  choosePayment,
  goToCheckout,
  openCart,
  orderButton,
  readOrderNumber,
  submitDetails,
  type Visitor,
  waitUntilAlive,
} from './support/purchase.ts';
import { START_LIMIT_MS, startShop } from './support/running-shop.ts';
import { test as base, expect } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const account = {
  apiKey: 'an API key of this test',
  merchantAccount: 'GantryTestCOM',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  clientKey: 'test_GANTRYBROWSERTEST',
};
const locale = 'de-DE';
const product = pickProduct('EX10003604');
/** Where the web library asks by itself, in Adyen's test system. */
const ADYEN = /^https:\/\/checkout(?:shopper|analytics)-test\.(?:cdn\.)?adyen\.com\//;

interface TestAdyen extends AdyenServer {
  /** Where notifications go from now on. */
  tellTo(address: string): void;
}

/** The shop with an account at an Adyen of the test, whose addresses lead every browser to it: nothing leaves this machine. */
const test = base.extend<{ adyenPages: undefined }, { adyen: TestAdyen }>({
  adyen: [
    async ({ browser: _browser }, use) => {
      let notificationUrl = '';
      const adyen = await startAdyenServer({
        ...account,
        clock: { now: () => new Date() },
        get notificationUrl() {
          return notificationUrl;
        },
      });
      await use({
        ...adyen,
        tellTo(address) {
          notificationUrl = address;
        },
      });
      await adyen.delivered();
      await adyen.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ adyen }, use) => {
      const shop = await startShop({
        ADYEN_API_KEY: account.apiKey,
        ADYEN_MERCHANT_ACCOUNT: account.merchantAccount,
        ADYEN_HMAC_KEYS: account.hmacKey,
        ADYEN_CLIENT_KEY: account.clientKey,
        ADYEN_URL: adyen.url,
      });
      adyen.tellTo(shop.url('SK', '/api/notifications/card'));
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS + 20_000 },
  ],
  adyenPages: [
    async ({ context, adyen, noise }, use) => {
      noise.expect(/^request to others: https:\/\/checkout(?:shopper|analytics)-test\./);
      // The library speaks to a frame that is still on its way, where fields are shown anew.
      noise.expect(/Failed to execute 'postMessage' on 'DOMWindow'.*checkoutshopper-test/);
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

/** Goes up to the page that asks for the card; the answer is who buys. */
async function goToFields(visitor: Visitor): Promise<string> {
  const details = detailsIn('DE');
  await addToCart(visitor, product);
  await openCart(visitor);
  await goToCheckout(visitor);
  await submitDetails(visitor, details);
  await choosePayment(visitor, 'card');
  // Before its scripts run a page leads to Adyen's own.
  await waitUntilAlive(orderButton(visitor));
  await orderButton(visitor).click();
  await expect(visitor.page).toHaveURL(/\/checkout\/pay\?payment=/);
  return details.email;
}

const field = ({ page }: Visitor, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="Iframe für ${title}"]`);

const payButton = ({ page }: Visitor) => page.getByRole('button', { name: /€ zahlen$/ });

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
    await bank.getByRole('button', { name: 'Confirm' }).click();
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

test('Y-03: of other pages none fetches anything of Adyen', async ({ page, shop }) => {
  const visitor: Visitor = { page, shop, country: 'DE', locale, base: '', javaScriptEnabled: true };
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await addToCart(visitor, product);
  await openCart(visitor);
  await goToCheckout(visitor);
  expect(fetched.filter((address) => /adyen/i.test(address))).toEqual([]);
});
