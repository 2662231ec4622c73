import { findViolations } from './support/look-at-page.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf('de-DE', key, values);

test.describe('without JavaScript, on a small phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('D-03: a guest finds the function at the foot of a page, and withdraws by the keyboard alone', async ({
    page,
    shop,
    noise,
  }) => {
    // The form comes back refused, and says what is missing.
    noise.expect(/422/);
    await page.goto(shop.url('DE', '/request'));
    const link = page.getByRole('contentinfo').getByRole('link', { name: text('withdrawal.link') });
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: text('withdrawal.title') })).toBeVisible();
    const goods = page.getByLabel(text('withdrawal.goods'));
    await expect(goods).toBeHidden();
    await page.getByLabel(text('checkout.orderNumber')).focus();
    await page.keyboard.type('0000000042');
    await page.keyboard.press('Tab');
    // The two radios are one stop.
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel(text('withdrawal.scopeItems'))).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(goods).toBeFocused();
    await page.keyboard.type('Eine Bohrmaschine');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Jana Nováková');
    await page.keyboard.press('Enter');
    // Enter asks for the next step, which says what is still missing.
    const email = page.locator('#email');
    await expect(email).toBeFocused();
    await expect(goods).toHaveValue('Eine Bohrmaschine');
    await page.keyboard.type('jana.phone@example.com');
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { level: 1, name: text('withdrawal.checkTitle') });
    await expect(title).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: 'Eine Bohrmaschine' })).toBeVisible();
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await sideways()).toBe(false);
    await page.getByRole('button', { name: text('withdrawal.confirm') }).press('Enter');
    const sent = page.getByText(/WD\d{8}/);
    await expect(sent).toBeVisible();
    const said = await sent.textContent();
    // Said once more in a form of its own, it is the same withdrawal.
    await page.goto(shop.url('DE', '/withdraw'));
    await page.getByLabel(text('checkout.orderNumber')).fill('NS0000000042');
    await page.getByLabel(text('withdrawal.scopeItems')).check();
    await goods.fill('Eine Bohrmaschine');
    await page.getByLabel(text('withdrawal.name')).fill('Jana Nováková');
    await email.fill('jana.phone@example.com');
    await page.getByRole('button', { name: text('withdrawal.next') }).click();
    await page.getByRole('button', { name: text('withdrawal.confirm') }).click();
    await expect(page.getByText(/WD\d{8}/)).toHaveText(said ?? '');
    expect(await sideways()).toBe(false);
  });
});

test('D-03: neither step holds anybody up', async ({ page, shop }) => {
  const findHindrances = () => findViolations(page);
  await page.goto(shop.url('GR', '/withdraw'));
  await page.waitForSelector('html[data-alive]');
  const spoken = (key: Parameters<typeof textOf>[1]) => textOf('el-GR', key);
  await page.getByLabel(spoken('withdrawal.scopeItems')).check();
  expect(await findHindrances()).toEqual([]);
  await page.locator('#orderNumber').fill('NS0000000042');
  await page.locator('#goods').fill('Δράπανο');
  await page.locator('#name').fill('Άννα');
  await page.locator('#email').fill('anna@example.com');
  await page.getByRole('button', { name: spoken('withdrawal.next') }).click();
  await expect(page.getByRole('button', { name: spoken('withdrawal.confirm') })).toBeVisible();
  expect(await findHindrances()).toEqual([]);
});
