import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

test('S-10: the question covers neither the page’s end nor the focus, is answered by keyboard, and does not come back', async ({
  page,
  shop,
}) => {
  const text = (key: Parameters<typeof textOf>[1]) => textOf('de-DE', key);
  await page.context().clearCookies();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(shop.url('DE', '/'));
  const banner = page.getByRole('region', { name: text('consent.link') });
  await page.locator('html[data-alive]').waitFor();
  await expect(banner).toBeHidden();
  await page.mouse.move(10, 10);
  await expect(banner).toBeVisible();
  const stored = () =>
    page.evaluate(() =>
      [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(),
    );
  expect(await stored()).toBe('');

  const [reject, accept] = [text('consent.reject'), text('consent.accept')].map((name) =>
    banner.getByRole('button', { name, exact: true }),
  );
  const boxes = await Promise.all([reject?.boundingBox(), accept?.boundingBox()]);
  expect(boxes[0]?.width).toBe(boxes[1]?.width);
  expect(boxes[0]?.height).toBe(boxes[1]?.height);

  const last = page.locator('footer p').last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [foot, top] = [await last.boundingBox(), await banner.boundingBox()];
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);

  await reject?.focus();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  expect(await stored()).toMatch(/^consent=1\.none\.[0-9a-f-]{36}$/);
  await page.reload();
  await page.locator('html[data-alive]').waitFor();
  await page.mouse.move(20, 20);
  await expect(banner).toBeHidden();
});
