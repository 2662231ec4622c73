import type { Page } from '@playwright/test';
import type { CountryCode, LocaleCode } from '../../src/kernel/locale.ts';
import { pickProduct } from './support/demonstration.ts';
import { findViolations } from './support/look-at-page.ts';
import {
  addressOf,
  addToCart,
  billingField,
  emailField,
  type Visitor,
  waitUntilAlive,
} from './support/purchase.ts';
import type { RunningShop } from './support/running-shop.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const thermometer = pickProduct('EX10005801');

async function openAddresses(
  page: Page,
  shop: RunningShop,
  [country, locale]: readonly [CountryCode, LocaleCode],
): Promise<Visitor> {
  const visitor: Visitor = { page, shop, country, locale, base: '', javaScriptEnabled: true };
  await addToCart(visitor, thermometer);
  await page.goto(addressOf(visitor, '/checkout/addresses'));
  await waitUntilAlive(emailField(visitor));
  return visitor;
}

const listIn = ({ page, locale }: Visitor) =>
  page.getByRole('listbox', { name: textOf(locale, 'places.label') });

/** Each key is a press, as of a person. */
const typeInto = (visitor: Visitor, field: 'streetName' | 'postalCode' | 'city', text: string) =>
  billingField(visitor, field).pressSequentially(text);

/** Letter by letter without a pause, however busy the machine is. */
async function typeFast(visitor: Visitor, field: 'streetName' | 'city', text: string): Promise<void> {
  const input = billingField(visitor, field);
  await input.focus();
  await input.evaluate((element, letters) => {
    for (const data of letters) {
      if (element instanceof HTMLInputElement) element.value += data;
      element.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType: 'insertText' }));
    }
  }, text);
}

const values = async (visitor: Visitor) => ({
  streetName: await billingField(visitor, 'streetName').inputValue(),
  streetNumber: await billingField(visitor, 'streetNumber').inputValue(),
  postalCode: await billingField(visitor, 'postalCode').inputValue(),
  city: await billingField(visitor, 'city').inputValue(),
});

test('C-08: a street is completed by the keyboard, and can be changed afterwards', async ({ page, shop }) => {
  const visitor = await openAddresses(page, shop, ['FR', 'fr-FR']);
  const street = billingField(visitor, 'streetName');
  await expect(street).toHaveAttribute('aria-expanded', 'false');
  await typeInto(visitor, 'streetName', '12 rue');
  await expect(listIn(visitor).getByRole('option')).toHaveCount(3);
  await expect(street).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(textOf('fr-FR', 'suggestions.count', { count: 3 }))).toBeAttached();
  await page.keyboard.press('ArrowDown');
  const first = listIn(visitor).getByRole('option', { name: /Rue de Rivoli/ });
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(street).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(listIn(visitor)).toHaveCount(0);
  await expect(billingField(visitor, 'city')).toHaveValue('Paris');
  expect(await values(visitor)).toEqual({
    ...{ streetName: 'Rue de Rivoli', streetNumber: '12', postalCode: '75001', city: 'Paris' },
  });
  await expect(street).toBeFocused();
  await expect(page.getByText(textOf('fr-FR', 'places.filled'))).toBeAttached();
  await billingField(visitor, 'streetNumber').fill('14 bis');
  expect(await values(visitor)).toMatchObject({ streetNumber: '14 bis', city: 'Paris' });
});

test('C-08: Escape and Tab close the list, leave what was typed, and Enter without a choice sends the form', async ({
  page,
  shop,
}) => {
  const visitor = await openAddresses(page, shop, ['DE', 'de-DE']);
  await typeInto(visitor, 'city', 'Ber');
  await expect(listIn(visitor)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listIn(visitor)).toHaveCount(0);
  await expect(billingField(visitor, 'city')).toHaveValue('Ber');
  await typeInto(visitor, 'city', 'l');
  await expect(listIn(visitor)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(listIn(visitor)).toHaveCount(0);
  await expect(billingField(visitor, 'city')).toHaveValue('Berl');
  await expect(billingField(visitor, 'city')).not.toBeFocused();
  await billingField(visitor, 'city').focus();
  await page.keyboard.type('in');
  await page.keyboard.press('Enter');
  await expect(emailField(visitor)).toBeFocused();
});

test('C-08: a code is pressed with a finger at 320 px, and says its city', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const visitor = await openAddresses(page, shop, ['GR', 'el-GR']);
  await typeInto(visitor, 'postalCode', '10563');
  const option = listIn(visitor).getByRole('option', { name: /Αθήνα/ });
  await expect(option).toBeVisible();
  const box = await option.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await option.click();
  await expect(billingField(visitor, 'city')).toHaveValue('Αθήνα');
  await expect(billingField(visitor, 'postalCode')).toHaveValue('105 63');
  await expect(billingField(visitor, 'postalCode')).toBeFocused();
});

test('C-08: one pause of typing is one question, of one address one id, and a shop that does not answer says nothing', async ({
  page,
  shop,
  noise,
}) => {
  const visitor = await openAddresses(page, shop, ['DE', 'de-DE']);
  const asked: { text: string; typing: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/suggestPlaces')) asked.push(request.postDataJSON());
  });
  await typeFast(visitor, 'streetName', 'Unter den');
  await expect(listIn(visitor)).toBeVisible();
  await typeFast(visitor, 'city', 'Hamb');
  await expect(listIn(visitor)).toBeVisible();
  expect(asked.map(({ text }) => text)).toEqual(['Unter den', 'Hamb']);
  const [street, city] = asked;
  expect(street?.typing).toBe(city?.typing);
  await listIn(visitor).getByRole('option').first().click();
  await expect(billingField(visitor, 'city')).toHaveValue('Hamburg');
  await billingField(visitor, 'city').fill('');
  await typeInto(visitor, 'city', 'Kö');
  await expect(listIn(visitor)).toBeVisible();
  expect(asked.at(-1)?.typing).not.toBe(street?.typing);

  noise.expect(/status of 503/);
  await page.route('**/suggestPlaces', (route) => route.fulfill({ status: 503, body: '' }));
  const answered = page.waitForResponse('**/suggestPlaces');
  await typeInto(visitor, 'city', 'l');
  await answered;
  await expect(listIn(visitor)).toHaveCount(0);
  await expect(billingField(visitor, 'city')).toHaveValue('Köl');
});
