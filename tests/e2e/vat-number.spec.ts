import type { Page } from '@playwright/test';
import type { TextKey } from '../../src/storefront/i18n/texts.ts';
import { VAT_PATIENCE_MS } from '../../src/storefront/timing.ts';
import { pickProduct } from './support/demonstration.ts';
import { detailsIn } from './support/details.ts';
import {
  addressOf,
  addToCart,
  continueButton,
  fillDetails,
  type Visitor,
  waitUntilAlive,
} from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const VALID = 'DE136695976';
const reasons = ['vat.issueInvalid', 'vat.issuePrivate', 'vat.issueSystem', 'vat.issuesReclaim'] as const;
const WRONG = 'DE136695977';

const say = (key: TextKey) => textOf('de-DE', key);

function vatField(page: Page) {
  return page
    .getByRole('region', { name: say('checkout.billingAddress') })
    .getByRole('textbox', { name: say('field.vatNumber') });
}

function validateButton(page: Page) {
  return page
    .getByRole('region', { name: say('checkout.billingAddress') })
    .getByRole('button', { name: say('vat.validate') });
}

/** A German company in front of its addresses, everything filled in but the number. */
async function openAddresses(visitor: Visitor): Promise<void> {
  await addToCart(visitor, pickProduct('EX10005801'));
  await visitor.page.goto(addressOf(visitor, '/checkout/addresses'));
  await fillDetails(visitor, detailsIn('DE', 'Groß GmbH'));
}

/** Writes down what analytics would hear. */
async function listenForStates(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('gantry:vat', (event) =>
      heard.push((event as CustomEvent<{ state: string }>).detail.state),
    );
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test.describe('C-06: a company’s VAT number, checked while the form is filled in', () => {
  let visitor: Visitor;
  test.beforeEach(async ({ page, shop }) => {
    visitor = { page, shop, country: 'DE', locale: 'de-DE', base: '', javaScriptEnabled: true };
    await openAddresses(visitor);
    await waitUntilAlive(vatField(page));
  });

  test('when its field is left: written as its country does, found valid, cleared when it changes', async ({
    page,
  }) => {
    const states = await listenForStates(page);
    await vatField(page).fill('de 136 695 976');
    await vatField(page).blur();
    await expect(vatField(page)).toHaveValue(VALID);
    await expect(page.getByText(say('vat.validated'))).toBeVisible();
    await expect(validateButton(page)).toHaveCount(0);
    expect(await states()).toEqual(['triggered', 'success']);
    await vatField(page).fill('DE1');
    await expect(page.getByText(say('vat.validated'))).toHaveCount(0);
    await expect(validateButton(page)).toBeVisible();
  });

  test('by its button: not valid, why, and on with VAT', async ({ page }) => {
    const states = await listenForStates(page);
    await vatField(page).fill(WRONG);
    await validateButton(page).click();
    await expect(page.getByText(say('vat.notValidated'))).toBeVisible();
    await expect(page.getByText(say('vat.formatHint'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('vat.support') })).toHaveAttribute(
      'href',
      '/request?reason=invoice&subreason=vat-question',
    );
    await expect.poll(states).toEqual(['button-click', 'failed']);

    const dialog = page.getByRole('dialog', { name: say('vat.issuesTitle') });
    await page.getByRole('button', { name: say('vat.issuesTitle') }).click();
    for (const key of reasons) {
      await expect(dialog.getByText(say(key))).toBeVisible();
    }
    await dialog.getByRole('button', { name: say('vat.correct') }).click();
    await expect(dialog).toBeHidden();
    await expect(vatField(page)).toBeFocused();

    await continueButton(visitor).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/addresses'));
    await continueButton(visitor).click();
    await dialog.getByRole('button', { name: say('vat.continue') }).click();
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
  });

  test('prices are NET from then on, wherever they stand, and gross again without the number', async ({
    page,
  }) => {
    const summary = page.getByRole('complementary', { name: say('cart.summary') });
    const foot = page.getByRole('contentinfo');
    const total = summary.locator('dl > div').filter({ hasText: say('cart.total') });
    await expect(summary).toContainText('17,90');
    await expect(foot).toContainText(say('footer.pricesIncludeTax'));

    await vatField(page).fill(VALID);
    await vatField(page).blur();
    await expect(page.getByText(say('vat.pricesAdjusted'))).toBeVisible();
    await expect(summary).toContainText('15,04');
    await expect(summary).toContainText(say('netPrices.note'));
    // How it is worked out, folded, begins with the gross price.
    await expect(summary.getByText(/17,90/).filter({ visible: true })).toHaveCount(0);
    await expect(total).toContainText('16,68');
    await expect(foot).not.toContainText(say('footer.pricesIncludeTax'));

    await vatField(page).fill('DE1');
    await expect(summary).toContainText('17,90');
    await expect(foot).toContainText(say('footer.pricesIncludeTax'));

    await vatField(page).fill(VALID);
    await vatField(page).blur();
    await expect(summary).toContainText('15,04');
    await continueButton(visitor).click();
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
    await expect(page.getByRole('main')).toContainText('16,68');
    await expect(foot).not.toContainText(say('footer.pricesIncludeTax'));
    await page.goto(addressOf(visitor, '/checkout/cart'));
    await expect(page.getByRole('main')).toContainText('15,04');
    await expect(foot).not.toContainText(say('footer.pricesIncludeTax'));
  });

  test('sent before anybody looked at it, a number that is not valid opens the reasons', async ({ page }) => {
    await vatField(page).fill(WRONG);
    await vatField(page).press('Enter');
    const dialog = page.getByRole('dialog', { name: say('vat.issuesTitle') });
    for (const key of reasons) await expect(dialog.getByText(say(key))).toBeVisible();
    await expect(dialog.getByRole('link', { name: say('vat.support') })).toBeVisible();
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/addresses'));
    await dialog.getByRole('button', { name: say('vat.continue') }).click();
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
    await expect(page.getByText(say('vat.pricesAdjusted'))).toHaveCount(0);
  });

  test('Enter sends the form, not the button of the number', async ({ page }) => {
    await vatField(page).fill(VALID);
    await vatField(page).press('Enter');
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
  });

  test('sent by a button of its own meaning, the form says which one when the number was asked about first', async ({
    page,
  }) => {
    await vatField(page).fill(VALID);
    // Such as the one that takes a suggested address: it comes only where a provider doubts one.
    await page.evaluate(() => {
      const button = document.createElement('button');
      Object.assign(button, {
        type: 'submit',
        name: 'intent',
        value: 'take-suggestions',
        textContent: 'Take',
      });
      document.querySelector('main form')?.append(button);
    });
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/checkout/addresses'),
    );
    await page.getByRole('button', { name: 'Take' }).press('Enter');
    expect((await sent).postData()).toContain('take-suggestions');
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
  });

  test('a number that goes while prices are made net takes them back', async ({ page }) => {
    const summary = page.getByRole('complementary', { name: say('cart.summary') });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let calls = 0;
    await page.route('**/api/commerce/updateCart', async (route) => {
      calls += 1;
      await held;
      await route.continue();
    });
    await vatField(page).fill(VALID);
    await vatField(page).blur();
    await expect.poll(() => calls).toBe(1);
    await vatField(page).fill('');
    await vatField(page).blur();
    answer();
    await expect.poll(() => calls).toBe(2);
    await expect(summary).toContainText('17,90');
    await expect(page.getByText(say('vat.pricesAdjusted'))).toHaveCount(0);
    await page.reload();
    await expect(summary).toContainText('17,90');
  });

  test('a check that takes too long says so, and is confirmed by the button', async ({ page }) => {
    const states = await listenForStates(page);
    await page.clock.install();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/commerce/validateVatId', async (route) => {
      await held;
      await route.continue();
    });
    await vatField(page).fill(VALID);
    await vatField(page).blur();
    await page.clock.runFor(VAT_PATIENCE_MS + 1000);
    await expect(page.getByText(say('vat.tooSlow'))).toBeVisible();
    await expect(page.getByText(say('vat.confirmBelow'))).toBeVisible();
    expect(await states()).toEqual(['triggered', 'timeout']);
    answer();
    await validateButton(page).click();
    await expect(page.getByText(say('vat.validated'))).toBeVisible();
    await expect(page.getByText(say('vat.tooSlow'))).toHaveCount(0);
  });

  test('a private person’s result is cleared with the number', async ({ page }) => {
    await vatField(page).fill(WRONG);
    await validateButton(page).click();
    await expect(page.getByText(say('vat.notValidated'))).toBeVisible();
    await page.getByRole('radio', { name: say('checkout.private') }).check();
    await expect(vatField(page)).toBeHidden();
    await continueButton(visitor).click();
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('C-06: the button shows what came of the number, the form asks once, and the purchase goes on', async ({
    page,
    shop,
    noise,
  }) => {
    noise.expect(/status of 422/);
    const visitor: Visitor = {
      page,
      shop,
      country: 'DE',
      locale: 'de-DE',
      base: '',
      javaScriptEnabled: false,
    };
    await openAddresses(visitor);
    await vatField(page).fill(WRONG);
    await validateButton(page).click();
    await expect(page.getByText(say('vat.notValidated'))).toBeVisible();
    await expect(vatField(page)).toHaveValue(WRONG);
    await vatField(page).press('Enter');
    await expect(page.getByText(say('vat.validationError'))).toBeVisible();
    await page.getByRole('button', { name: say('vat.continue') }).click();
    await expect(page).toHaveURL(addressOf(visitor, '/checkout/payment'));
  });
});
