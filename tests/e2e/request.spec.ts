import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf('de-DE', key, values);

test('Q-01: the form opens above the page, holds the focus, is closed by Escape and gives the focus back', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('DE', '/'));
  await page.waitForSelector('html[data-alive]');
  const link = page.getByRole('contentinfo').getByRole('link', { name: text('request.title') });
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: text('request.title') });
  const reason = dialog.getByLabel(text('request.reason'));
  await expect(reason).toBeFocused();
  for (let count = 0; count < 6; count++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer, header'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('R-11, Q-01: a choice is a step, nothing typed or chosen is lost, and the request is sent in place', async ({
  page,
  shop,
  noise,
}) => {
  // The form comes back refused, and says what is wrong.
  noise.expect(/422/);
  await page.goto(shop.url('DE', '/?contact-form=true'));
  const dialog = page.getByRole('dialog', { name: text('request.title') });
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await dialog.getByLabel(text('request.reason')).selectOption('return');
  await dialog.getByLabel(text('request.subreason')).selectOption('no-reason');
  await dialog.getByRole('button', { name: text('request.continue') }).click();
  await dialog.getByLabel(text('request.contactName')).fill('Jana Nováková');
  await dialog.getByLabel(text('product.sku')).pressSequentially('EX 10000701 9');
  await expect(dialog.getByLabel(text('product.sku'))).toHaveValue('10000701');
  await dialog.getByLabel(text('request.files')).setInputFiles({
    name: 'note.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await dialog.getByRole('button', { name: text('request.send') }).click();
  const email = dialog.getByRole('textbox', { name: text('field.email') }).first();
  await expect(email).toBeFocused();
  const files = dialog.getByLabel(text('request.files'));
  expect(await files.evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe('note.pdf');
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
  await email.fill('jana.panel@example.com');
  await dialog.getByLabel(text('checkout.orderNumber')).fill('NS0000000042');
  await dialog.getByLabel(text('product.quantity')).fill('1');
  await dialog.getByLabel(text('request.subject')).fill('Zurück damit');
  await dialog.getByLabel(text('request.description')).fill('Bitte.');
  await dialog.getByRole('button', { name: text('request.send') }).click();
  const sent = page.getByRole('dialog', { name: text('request.sentTitle') });
  await expect(sent.locator('p', { hasText: /RQ\d{8}/ })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
});
