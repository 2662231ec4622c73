import type { Locator, Page } from '@playwright/test';
import { pickProduct } from './support/demonstration.ts';
import { expectNoViolations } from './support/look-at-page.ts';
import { waitUntilAlive } from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const locale = 'de-DE';
const FRAMES = 36;
const vice = pickProduct('EX10006002', 1);
const fridge = pickProduct('EX10011006', 1);
const label = /\/pictures\/energy\/011006-label\.svg$/;
const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf(locale, key, values);

/** At the two ends of what the shop is drawn for. */
/** A picture for every side, drawn here: what turns is no matter of which product. */
async function drawFrames(page: Page): Promise<() => number> {
  const asked = new Set<string>();
  await page.route('**/pictures/360/**', (route) => {
    const address = route.request().url();
    asked.add(address);
    const [, frame = ''] = /(\d\d)\.avif$/.exec(address) ?? [];
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><text x="200" y="260" font-size="60">${frame}</text></svg>`,
    });
  });
  return () => asked.size;
}

const degreesOf = (slider: Locator) => slider.getAttribute('aria-valuetext');

test('P-01: a product is turned by the arrow keys, by dragging and by itself', async ({ page, shop }) => {
  await shop.importLines([{ ...vice.line, images360: FRAMES }]);
  const askedFrames = await drawFrames(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(shop.url('DE', `/${vice.slug(locale)}`));
  const opener = page.getByRole('button', { name: text('details.turntable') });
  await waitUntilAlive(opener);
  expect(askedFrames()).toBe(0);
  await opener.press('Enter');

  const dialog = page.getByRole('dialog', { name: text('details.turntable') });
  const slider = dialog.getByRole('slider', { name: text('details.turntableTurn') });
  const picture = dialog.getByRole('img', { name: vice.name(locale) });
  await expect(slider).toBeFocused();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  expect(askedFrames()).toBe(FRAMES);
  // Who wants stillness gets it: nothing has moved by itself.
  await expect(dialog.getByRole('button', { name: text('details.turntablePlay') })).toBeVisible();
  await expect(picture).toHaveAttribute('src', /\/01\.avif$/);
  await expectNoViolations(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.keyboard.press('ArrowRight');
  await expect(picture).toHaveAttribute('src', /\/02\.avif$/);
  expect(await degreesOf(slider)).toBe('10°');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(picture).toHaveAttribute('src', /\/36\.avif$/);
  expect(await degreesOf(slider)).toBe('350°');
  await page.keyboard.press('Home');
  await expect(picture).toHaveAttribute('src', /\/01\.avif$/);

  const box = await picture.boundingBox();
  if (box === null) throw new Error('the picture is not to be seen');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - box.width / 4, middle.y, { steps: 5 });
  await page.mouse.up();
  expect(await degreesOf(slider)).toBe('90°');
  await page.mouse.move(middle.x, middle.y);
  expect(await degreesOf(slider)).toBe('90°');

  await dialog.getByRole('button', { name: text('details.turntablePlay') }).click();
  await expect.poll(() => degreesOf(slider)).not.toBe('90°');
  await dialog.getByRole('button', { name: text('details.turntablePause') }).click();
  const stopped = await degreesOf(slider);
  await expect(dialog.getByRole('button', { name: text('details.turntablePlay') })).toBeVisible();
  expect(await degreesOf(slider)).toBe(stopped);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('P-01: the view all around begins to turn where motion is welcome, and says when its pictures are missing', async ({
  page,
  shop,
  noise,
}) => {
  noise.expect(/360\//);
  noise.expect(/status of 404/);
  await shop.importLines([{ ...vice.line, images360: FRAMES }]);
  await drawFrames(page);
  await page.goto(shop.url('DE', `/${vice.slug(locale)}`));
  const opener = page.getByRole('button', { name: text('details.turntable') });
  await waitUntilAlive(opener);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: text('details.turntable') });
  await expect(dialog.getByRole('button', { name: text('details.turntablePause') })).toBeVisible();
  await expect.poll(() => degreesOf(dialog.getByRole('slider'))).not.toBe('0°');
  await dialog.getByRole('button', { name: text('header.close') }).click();
  await expect(dialog).toHaveCount(0);

  await page.unrouteAll();
  await page.route('**/pictures/360/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await waitUntilAlive(opener);
  await opener.click();
  await expect(dialog.getByRole('alert')).toHaveText(text('details.turntableFailed'));
});

test('S-01: the bar with the price leaves the last line of the page to be read', async ({ page, shop }) => {
  await page.goto(shop.url('DE', `/${vice.slug(locale)}`));
  const bar = page.getByRole('complementary', { name: vice.name(locale) });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const goToEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await goToEnd();
    await expect(bar).toBeVisible();
    // The page has become longer by the bar.
    await goToEnd();
    const last = page.getByRole('contentinfo').locator('p').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    const [text, cover] = [await last.boundingBox(), await bar.boundingBox()];
    expect((text?.y ?? Number.NaN) + (text?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? Number.NaN);
  }
});

test('P-01 P-05: on a phone name, rating, picture and price are in the first screen, and the bar comes only once the button was left above', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(shop.url('DE', `/${vice.slug(locale)}`));
  const button = page.locator('#buy [type=submit]:not([formaction])');
  await waitUntilAlive(button);
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.locator('a[href="#reviews"]').first(),
    page.getByRole('main').getByRole('img').first(),
    page.getByRole('main').getByText(/€$/).first(),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
  }
  const bar = page.getByRole('complementary', { name: vice.name(locale) });
  await expect(bar).toHaveCount(0);
  await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom + 10));
  await expect(bar).toBeVisible();
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
});

test('P-01: the closer look opens by Enter, enlarges, is led by the arrow keys, and gives the focus back', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('DE', `/${vice.slug(locale)}`));
  const opener = page.getByRole('link', { name: text('product.enlarge') });
  await waitUntilAlive(opener);
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: vice.name(locale) });
  const nameOf = (number: number) => text('product.pictureOf', { number, total: 4 });
  const picture = dialog.getByRole('button', { name: new RegExp(`^${nameOf(1)}`) });
  await expect(picture).toBeFocused();
  await expectNoViolations(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const before = await picture.boundingBox();
  expect(before?.width).toBeGreaterThan(600);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await picture.boundingBox())?.width)
    .toBeGreaterThan(2 * (before?.width ?? 0));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(nameOf(2));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText(nameOf(4));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('P-17: a postal code has its own days, one of another country none, and nothing of it is kept unasked', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('DE', `/${vice.slug(locale)}`));
  const field = page.getByLabel(text('field.postalCode'), { exact: true });
  const check = page.getByRole('button', { name: text('product.postalCheck') });
  await waitUntilAlive(check);
  await field.fill('27498');
  await check.click();
  await expect(page.getByText(text('product.deliveryRemote'))).toBeVisible();
  await field.fill('SW1A 1AA');
  await field.press('Enter');
  await expect(page.getByText(text('rule.postalCode', { example: '10115' }))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('postal-code'))).toBeNull();
  await expectNoViolations(page, [1440, 360]);
});

test('E-01 D-05: a guarantee is chosen with the product and changed in the cart, and nothing leads anywhere', async ({
  page,
  shop,
}) => {
  const path = `/${vice.slug(locale)}`;
  await page.goto(shop.url('DE', path));
  const button = page.locator('#buy [type=submit]:not([formaction])');
  await waitUntilAlive(button);
  const inPage = page.getByRole('main').getByRole('radio');
  const none = text('cart.guaranteeNone');
  await expect(page.getByRole('main').getByRole('radio', { name: none })).toBeChecked();
  await inPage.nth(1).check();
  await button.click();
  const drawer = page.getByRole('dialog', { name: text('cart.title') });
  const inDrawer = drawer.getByRole('radio');
  await expect(inDrawer.nth(1)).toBeChecked();
  await inDrawer.nth(2).check();
  await expect(inDrawer.nth(2)).toBeChecked();
  await expect(drawer.getByRole('radio', { checked: true })).toHaveCount(1);
  await drawer.getByRole('radio', { name: none }).check();
  await expect(drawer.getByRole('radio', { name: none })).toBeChecked();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('P-11: the step that is reached is marked as the quantity changes, and the next one is named', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('DE', `/${vice.slug(locale)}`));
  const more = page.getByRole('main').getByRole('button', { name: text('product.increase') });
  await waitUntilAlive(more);
  const reached = page.getByRole('main').locator('tr[aria-current="true"]');
  await expect(reached).toHaveCount(0);
  await more.click();
  await expect(page.getByText(/^1 Stück mehr/)).toBeVisible();
  await more.click();
  await expect(reached).toContainText(text('product.volumeFrom', { count: 3 }));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('P-01 P-06 P-07: there is no button that does nothing, questions unfold, the label is a link', async ({
    page,
    shop,
    noise,
  }) => {
    // Chromium says nothing of the label by itself, nor with DevTools or Playwright: what it refuses to run is the script by which
    // a trace takes its snapshots (`trace` in playwright.config.ts), in a drawing that is served to run nothing at all.
    noise.expect(/Blocked script execution in '[^']*label\.svg' because the document's frame is sandboxed/);
    await shop.importLines([{ ...vice.line, images360: FRAMES }]);
    await page.goto(shop.url('DE', `/${vice.slug(locale)}`));
    await expect(page.getByRole('heading', { name: text('details.questions') })).toBeVisible();
    await expect(page.getByRole('button', { name: text('details.turntable') })).toHaveCount(0);
    const question = page.locator('#questions + details');
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
    const ask = page.getByRole('region', { name: text('details.questions') }).getByRole('link');
    await expect(ask).toHaveAttribute(
      'href',
      new RegExp(`product=${vice.sku.replace(/\D/g, '')}.*subreason=product-question`),
    );
    const second = page.getByRole('link', { name: text('product.pictureOf', { number: 2, total: 4 }) });
    await second.click();
    await expect(page).toHaveURL(/\/pictures\/[^/]+-1280\.avif$/);

    await page.goto(shop.url('DE', `/${fridge.slug(locale)}`));
    // The product's own; the cards below it have theirs.
    await page
      .getByRole('link', { name: text('product.energyClass', { class: 'C' }) })
      .first()
      .click();
    await expect(page).toHaveURL(label);
  });
});

test('P-07 L-02: the energy label opens above the page, from a card and from the product', async ({
  page,
  shop,
}) => {
  const query = encodeURIComponent(fridge.name(locale));
  for (const path of [`/search?query=${query}`, `/${fridge.slug(locale)}`]) {
    await page.goto(shop.url('DE', path));
    const arrow = page
      .getByRole('main')
      .getByRole('link', { name: text('product.energyClass', { class: 'C' }) })
      .first();
    await waitUntilAlive(arrow);
    await expectNoViolations(page, [1440, 360]);
    await arrow.press('Enter');
    const dialog = page.getByRole('dialog', { name: text('product.energyLabel') });
    await expect(dialog.getByRole('img')).toHaveAttribute('src', label);
    await expectNoViolations(page, [1440, 360]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(arrow).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: text('product.energySheet') })
        .first(),
    ).toHaveAttribute('href', '/pictures/energy/011006-fiche.svg');
  }
});
