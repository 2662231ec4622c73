import type { Page } from '@playwright/test';
import type { CountryCode, LocaleCode } from '../../src/kernel/locale.ts';
import { pickProduct } from './support/demonstration.ts';
import { detailsIn } from './support/details.ts';
import { expectNoViolations } from './support/look-at-page.ts';
import {
  addressOf,
  addToCart,
  goToCheckout,
  openCart,
  openPayment,
  payButton,
  payOnCardPage,
  readOrderNumber,
  submitDetails,
  typeCard,
  type Visitor,
} from './support/purchase.ts';
import type { RunningShop } from './support/running-shop.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const product = pickProduct('EX10005402');
const NARROW = { width: 360, height: 780 };
const WIDE = { width: 1440, height: 900 };

interface Opened extends Visitor {
  readonly email: string;
}

/** Buys up to where the card is typed in. */
async function openCard(
  page: Page,
  shop: RunningShop,
  country: CountryCode,
  locale: LocaleCode,
  javaScriptEnabled = true,
): Promise<Opened> {
  const visitor = { page, shop, country, locale, base: '' as const, javaScriptEnabled };
  const details = detailsIn(country);
  await addToCart(visitor, product);
  await openCart(visitor);
  await goToCheckout(visitor);
  await submitDetails(visitor, details);
  await openPayment(visitor);
  return { ...visitor, email: details.email };
}

const frameOf = ({ page }: Visitor) => page.frameLocator('iframe');

async function expectOneOrder({ shop, email }: Opened): Promise<void> {
  expect(await shop.ordersOf(email)).toHaveLength(1);
}

async function expectDeclined(visitor: Opened, code: string, words: string): Promise<void> {
  const { page, shop, email } = visitor;
  await expect(page).toHaveURL(addressOf(visitor, `/checkout/payment?${code}`));
  await expect(page.getByText(words)).toBeVisible();
  expect(await shop.ordersOf(email)).toEqual([]);
}

/** Answers the question of the bank, wherever it is asked. */
async function answerBank(visitor: Visitor, code: string | 'cancel'): Promise<void> {
  const { page, locale, javaScriptEnabled } = visitor;
  const place = javaScriptEnabled ? frameOf(visitor) : page;
  const field = place.getByRole('textbox', { name: textOf(locale, 'sandbox.challengeCode') });
  await expect(field).toHaveValue('');
  if (code !== 'cancel') await field.fill(code);
  const label = code === 'cancel' ? 'sandbox.cancel' : 'sandbox.challengeConfirm';
  await place.getByRole('button', { name: textOf(locale, label) }).click();
}

for (const [viewport, country, locale] of [
  [NARROW, 'DE', 'de-DE'],
  [WIDE, 'GR', 'el-GR'],
] as const)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(`Y-03: a card is paid with in a page of the shop, by keyboard, in ${locale}`, async ({
      page,
      shop,
    }) => {
      const visitor = await openCard(page, shop, country, locale);
      const frame = frameOf(visitor);
      const number = frame.getByRole('textbox', { name: textOf(locale, 'sandbox.cardNumber') });
      await expect(number).toBeVisible();
      await expectNoViolations(page, [1440, 320]);
      await payButton(visitor).click();
      await expect(number).toBeFocused();
      await expect(number).toHaveAccessibleDescription(textOf(locale, 'sandbox.numberInvalid'));
      await page.keyboard.type('5555555555554444');
      await expect(number).toHaveValue('5555 5555 5555 4444');
      await expect(frame.getByText('Mastercard', { exact: true })).toBeVisible();
      for (const typed of ['0831', '739', 'Alex Example']) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(typed);
      }
      await expectNoViolations(page, [viewport.width]);
      await page.keyboard.press('Enter');
      await readOrderNumber(visitor);
      await expectOneOrder(visitor);
      expect((await page.context().cookies('http://card-partner.localhost')).length).toBe(0);
    });

    test(`Y-03: what a bank refuses is told, and another card pays, in ${locale}`, async ({ page, shop }) => {
      const visitor = await openCard(page, shop, country, locale);
      await payOnCardPage(visitor, 'insufficient-funds');
      const lacking = textOf(locale, 'decline.insufficientFunds');
      await expectDeclined(visitor, 'error=payment-error&reason=insufficient-funds', lacking);
      await expectNoViolations(page, [viewport.width]);
      await openPayment(visitor);
      await payOnCardPage(visitor, 'suspected-fraud');
      await expectDeclined(visitor, 'error=payment-error', textOf(locale, 'problem.paymentError'));
      await openPayment(visitor);
      await payOnCardPage(visitor, 'approved');
      await readOrderNumber(visitor);
      await expect(
        page.getByText(textOf(locale, 'checkout.thankYouLead', { email: visitor.email })),
      ).toBeVisible();
      await expectOneOrder(visitor);
    });
  });

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? 'the question of the bank' : 'the question of the bank, without JavaScript',
    () => {
      test.use({ javaScriptEnabled, viewport: NARROW });

      test('Y-03: answered wrongly and then rightly pays', async ({ page, shop, noise }) => {
        noise.expect(/status of 422/);
        const visitor = await openCard(page, shop, 'DE', 'de-DE', javaScriptEnabled);
        await payOnCardPage(visitor, 'challenge');
        await answerBank(visitor, '0000');
        const place = javaScriptEnabled ? frameOf(visitor) : page;
        await expect(place.getByText(textOf('de-DE', 'sandbox.challengeWrong'))).toBeVisible();
        // The tool is a script in the page.
        if (javaScriptEnabled) await expectNoViolations(page, [1440, 320]);
        await answerBank(visitor, '1234');
        await readOrderNumber(visitor);
        await expectOneOrder(visitor);
      });

      test('Y-03: left, or answered wrongly three times, pays nothing, and the next card may', async ({
        page,
        shop,
        noise,
      }) => {
        noise.expect(/status of 422/);
        const visitor = await openCard(page, shop, 'DE', 'de-DE', javaScriptEnabled);
        await payOnCardPage(visitor, 'challenge');
        await answerBank(visitor, 'cancel');
        const left = textOf('de-DE', 'problem.cancelledTransaction');
        await expectDeclined(visitor, 'error=cancelled-transaction', left);
        await openPayment(visitor);
        await payOnCardPage(visitor, 'challenge');
        for (const code of ['1', '2', '3']) await answerBank(visitor, code);
        const failed = textOf('de-DE', 'decline.authenticationFailed');
        await expectDeclined(visitor, 'error=payment-error&reason=authentication-failed', failed);
        await openPayment(visitor);
        await payOnCardPage(visitor, 'frictionless');
        await readOrderNumber(visitor);
        await expectOneOrder(visitor);
      });
    },
  );

test('Y-03: a bank that does not answer leaves what was typed, and the next press pays', async ({
  page,
  shop,
  noise,
}) => {
  noise.expect(/status of 503/);
  const visitor = await openCard(page, shop, 'FI', 'fi-FI');
  await payOnCardPage(visitor, 'no-answer');
  const frame = frameOf(visitor);
  await expect(frame.getByText(textOf('fi-FI', 'sandbox.bankSilent'))).toBeVisible();
  const holder = frame.getByRole('textbox', { name: textOf('fi-FI', 'sandbox.holder') });
  await expect(holder).toHaveValue('Alex Example');
  await payOnCardPage(visitor, 'approvedAmex');
  await readOrderNumber(visitor);
  await expectOneOrder(visitor);
});

for (const [card, end] of [
  ['pending-approved', 'an order'],
  ['pending-refused', 'a refusal'],
] as const)
  test(`Y-03: a payment that is being checked says so, and becomes ${end}`, async ({ page, shop }) => {
    const visitor = await openCard(page, shop, 'DE', 'de-DE');
    await payOnCardPage(visitor, card);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('de-DE', 'pay.checkingTitle'));
    await expect(
      page.getByText(textOf('de-DE', 'pay.checkingLeave', { email: visitor.email })),
    ).toBeVisible();
    expect(await shop.ordersOf(visitor.email)).toEqual([]);
    await expectNoViolations(page, [1440, 320]);
    await page.reload();
    // It goes on by itself; the partner's bank thinks for twenty seconds.
    if (end === 'an order') {
      await expect(page).toHaveURL(/\/checkout\/thank-you\?order=/, { timeout: 60_000 });
      await expectOneOrder(visitor);
    } else {
      await expect(page).toHaveURL(/\/checkout\/payment\?error=payment-error$/, { timeout: 60_000 });
      expect(await shop.ordersOf(visitor.email)).toEqual([]);
    }
  });

test('Y-03: reloaded, gone back to, and open in two tabs, a payment is made once', async ({
  page,
  shop,
  context,
}) => {
  const visitor = await openCard(page, shop, 'DE', 'de-DE');
  const address = page.url();
  await typeCard(visitor, 'approved');
  await page.reload();
  await typeCard(visitor, 'approved');
  await page.goBack();
  await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
  await page.goForward();
  await expect(page).toHaveURL(address);
  const other = { ...visitor, page: await context.newPage() };
  await other.page.goto(address);
  await typeCard(other, 'approved');
  await payOnCardPage(visitor, 'approved');
  await readOrderNumber(visitor);
  await payButton(other).press('Enter');
  await readOrderNumber(other);
  await expectOneOrder(visitor);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/checkout\/pay\?/);
});
