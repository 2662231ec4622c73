import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const text = (key: Parameters<typeof textOf>[1]) => textOf('de-DE', key);

test('R-11: the popup of a confirmed newsletter keeps the focus, closes by key, and is taken from the address', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('DE', '/?newsletter-confirmed=true&app-version=true'));
  const popup = page.getByRole('dialog', { name: text('newsletter.popupTitle') });
  await expect(popup.getByRole('button', { name: text('header.close') })).toBeFocused();
  await expect.poll(() => new URL(page.url()).search).toBe('?app-version=true');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
});
