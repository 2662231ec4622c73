import type { Page } from '@playwright/test';
import { pickProduct } from './support/demonstration.ts';
import { findReachable } from './support/find-reachable.ts';
import { findViolations } from './support/look-at-page.ts';
import { waitUntilAlive } from './support/purchase.ts';
import { expect, test } from './support/shop.ts';
import { textOf } from './support/text-of.ts';

const compressor = pickProduct('EX10000902');

const boxOf = (page: Page, locale: 'de-DE' | 'bg-BG') =>
  page.locator('search').getByLabel(textOf(locale, 'header.searchLabel'));
const optionsOf = (page: Page) => page.getByRole('option');
const activeOf = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

test('B-01, B-02: the panel by keyboard', async ({ page, shop }) => {
  await page.goto(shop.url('DE', '/'));
  const box = boxOf(page, 'de-DE');
  await waitUntilAlive(box);
  await box.focus();
  await box.pressSequentially('d');
  await expect(optionsOf(page)).toHaveCount(0);
  await box.pressSequentially('ruckluft');
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(box).toHaveRole('combobox');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const count = await optionsOf(page).count();
  expect(count).toBeLessThanOrEqual(10);
  await expect(
    page.getByRole('status').filter({ hasText: textOf('de-DE', 'suggestions.count', { count }) }),
  ).toBeAttached();
  expect(await findViolations(page)).toEqual([]);

  await box.press('ArrowUp');
  await expect(activeOf(page)).toHaveCount(1);
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowDown');
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toBeFocused();

  await box.press('Escape');
  await expect(optionsOf(page).first()).toBeHidden();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('druckluft');
  await expect(box).toHaveAttribute('aria-expanded', 'false');

  await box.press('ArrowDown');
  await box.press('ArrowUp');
  const last = optionsOf(page).last();
  const href = await last.getAttribute('href');
  await box.press('Enter');
  await page.waitForURL(`**${href}`);
});

test('B-01: Enter without a hit chosen searches; an empty box or one letter does nothing', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('DE', '/'));
  const box = boxOf(page, 'de-DE');
  await waitUntilAlive(box);
  await box.fill('d');
  await expect(box).toHaveRole('combobox');
  await box.press('Enter');
  await box.fill('druckluft');
  await expect(optionsOf(page).first()).toBeVisible();
  await box.fill('');
  await expect(optionsOf(page).first()).toBeHidden();
  await expect(box).toBeFocused();
  await box.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/');
  await box.fill('druckluft');
  await box.press('Enter');
  await page.waitForURL('**/search?query=druckluft');
});

test('B-01: what was typed first never overwrites what was typed last', async ({ page, shop }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/getSearchSuggestions', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (query === 'kompressor') await isReleased;
    await route.continue();
  });
  await page.goto(shop.url('DE', '/'));
  const box = boxOf(page, 'de-DE');
  await waitUntilAlive(box);
  const first = page.waitForRequest((request) => request.postData()?.includes('"kompressor"') ?? false);
  await box.fill('kompressor');
  await first;
  const late = page.waitForResponse(
    (response) => response.request().postData()?.includes('"kompressor"') ?? false,
  );
  await box.fill('zzzzqqqq');
  const panel = page.locator('search');
  await expect(panel.getByText(textOf('de-DE', 'search.noResults')).last()).toBeVisible();
  release();
  await (await late).finished();
  // Time for the page to draw what it should not.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(panel.getByText(textOf('de-DE', 'search.noResults')).last()).toBeVisible();
  await expect(optionsOf(page)).toHaveCount(0);
});

test('B-01: half a word in Cyrillic finds the product, whose panel leads there', async ({ page, shop }) => {
  const name = compressor.name('bg-BG');
  await page.goto(shop.url('BG', '/'));
  await waitUntilAlive(boxOf(page, 'bg-BG'));
  await boxOf(page, 'bg-BG').fill(name.slice(0, -3));
  const option = page.getByRole('option').filter({ hasText: name });
  await expect(option).toBeVisible();
  await option.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('B-04, B-06: filters follow at once, keep the focus, and back and forward restore them', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url('DE', '/search?query=kompressor'));
  await waitUntilAlive(page.getByLabel(textOf('de-DE', 'category.sort')));
  const total = page.getByRole('heading', { level: 2 }).filter({ hasText: /Produkte?$/ });
  const before = await total.textContent();
  const brand = page
    .getByRole('group', { name: textOf('de-DE', 'listing.brand') })
    .getByRole('checkbox')
    .first();
  const value = await brand.getAttribute('value');
  await brand.focus();
  await page.keyboard.press('Space');
  await page.waitForURL((url) => url.searchParams.get('brand') === value);
  await expect(total).not.toHaveText(before ?? '');
  await expect(brand).toBeChecked();
  await expect(brand).toBeFocused();
  const narrowed = await total.textContent();
  expect(await findViolations(page)).toEqual([]);

  await page.getByLabel(textOf('de-DE', 'category.sort')).selectOption('price-asc');
  await page.waitForURL((url) => url.searchParams.get('sort') === 'price-asc');
  expect(new URL(page.url()).searchParams.get('brand')).toBe(value);

  await page.goBack();
  await page.goBack();
  await expect(total).toHaveText(before ?? '');
  await expect(brand).not.toBeChecked();
  await page.goForward();
  await expect(total).toHaveText(narrowed ?? '');
  await expect(brand).toBeChecked();

  await page.locator('article a').first().click();
  await page.waitForURL(/-\d{8}$/);
  await page.goBack();
  await expect(total).toHaveText(narrowed ?? '');
  await expect(brand).toBeChecked();

  const chosen = page.getByRole('navigation', { name: textOf('de-DE', 'listing.chosen') });
  await chosen.getByRole('link', { name: textOf('de-DE', 'listing.remove', { name: value ?? '' }) }).click();
  await expect(total).toHaveText(before ?? '');
});

test('B-04, B-06: without a connection the list stays as it is, says why, and follows the next press', async ({
  page,
  shop,
  context,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  const address = shop.url('DE', '/search?query=kompressor');
  await page.goto(address);
  const sort = page.getByLabel(textOf('de-DE', 'category.sort'));
  await waitUntilAlive(sort);
  const total = page.getByRole('heading', { level: 2 }).filter({ hasText: /Produkte?$/ });
  const before = await total.textContent();
  const brand = page
    .getByRole('group', { name: textOf('de-DE', 'listing.brand') })
    .getByRole('checkbox')
    .first();
  const told = page.getByRole('alert').filter({ hasText: textOf('de-DE', 'listing.unreachable') });

  await context.setOffline(true);
  await brand.click();
  await expect(told).toBeVisible();
  await expect(brand).not.toBeChecked();
  await sort.selectOption('price-asc');
  await expect(sort).toHaveValue('relevance');
  await expect(total).toHaveText(before ?? '');
  await expect(page).toHaveURL(address);

  await context.setOffline(false);
  await brand.click();
  await page.waitForURL((url) => url.searchParams.has('brand'));
  await expect(total).not.toHaveText(before ?? '');
  await expect(told).toBeHidden();
});

for (const [country, locale, start] of [
  ['DE', 'de-DE', '/'],
  ['CH', 'fr-CH', '/fr'],
  ['LT', 'lt-LT', '/'],
] as const)
  test(`B-06, L-03: a category follows its order and then a filter, and says both, in ${locale}`, async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url(country, start));
    const link = page
      .locator('main a[href$="/"]')
      .filter({ has: page.locator('img') })
      .first();
    await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const sort = page.getByLabel(textOf(locale, 'category.sort'));
    await waitUntilAlive(sort);
    await sort.selectOption('price-asc');
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price-asc');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(sort).toHaveValue('price-asc');
    const brand = page
      .getByRole('group', { name: textOf(locale, 'listing.brand') })
      .getByRole('checkbox')
      .first();
    await brand.click();
    await page.waitForURL((url) => url.searchParams.has('brand'));
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price-asc');
    await expect(brand).toBeChecked();
    await expect(sort).toHaveValue('price-asc');
    await page.goBack();
    await expect(brand).not.toBeChecked();
    await page.goBack();
    await expect(sort).toHaveValue('relevance');
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('L-03: filters are a sheet that opens, stays while one chooses, and closes', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url('BG', '/search?query=MSW'));
    await waitUntilAlive(page.getByLabel(textOf('bg-BG', 'category.sort')));
    const open = page.getByRole('button', { name: new RegExp(`^${textOf('bg-BG', 'listing.filters')}`) });
    const stock = page.getByRole('checkbox', { name: new RegExp(`^${textOf('bg-BG', 'listing.onStock')}`) });
    await expect(stock).toBeHidden();
    await open.click();
    const sheet = page.getByRole('dialog', { name: textOf('bg-BG', 'listing.filters') });
    await expect(sheet.getByRole('button', { name: textOf('bg-BG', 'listing.close') })).toBeFocused();
    expect(await findReachable(sheet)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await stock.check();
    await page.waitForURL((url) => url.searchParams.get('stock') === 'true');
    await expect(sheet).toBeVisible();
    const total = await page.locator('[data-listing-found] h2').textContent();
    await expect(sheet.locator('button[type="submit"]').last()).toContainText(
      /\d+/.exec(total ?? '')?.[0] ?? 'none',
    );
    await page.keyboard.press('Escape');
    await expect(stock).toBeHidden();
    await expect(open).toBeFocused();
    await expect(open).toHaveAccessibleName(new RegExp(textOf('bg-BG', 'listing.filtersSet', { count: 1 })));
  });

  test('L-03: a filter that cannot be followed closes the sheet, which would cover the words for it', async ({
    page,
    shop,
    context,
    noise,
  }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(shop.url('BG', '/search?query=MSW'));
    await waitUntilAlive(page.getByLabel(textOf('bg-BG', 'category.sort')));
    const open = page.getByRole('button', { name: textOf('bg-BG', 'listing.filters'), exact: true });
    const stock = page.getByRole('checkbox', { name: new RegExp(`^${textOf('bg-BG', 'listing.onStock')}`) });
    await open.click();
    // The words that say so are fetched beside all else, while there is a connection.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await stock.click();
    await expect(
      page.getByRole('alert').filter({ hasText: textOf('bg-BG', 'listing.unreachable') }),
    ).toBeVisible();
    await expect(stock).toBeHidden();
    await open.click();
    await expect(stock).not.toBeChecked();
  });

  test('B-02: at most six suggestions', async ({ page, shop }) => {
    await page.goto(shop.url('DE', '/'));
    await waitUntilAlive(boxOf(page, 'de-DE'));
    await boxOf(page, 'de-DE').fill('druckluft');
    await expect(optionsOf(page).first()).toBeVisible();
    expect(await optionsOf(page).count()).toBeLessThanOrEqual(6);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('B-04, B-06, L-04: filters are one plain form', async ({ page, shop }) => {
    await page.goto(shop.url('DE', '/search?query=MSW'));
    const brand = page
      .getByRole('group', { name: textOf('de-DE', 'listing.brand') })
      .getByRole('checkbox')
      .first();
    const value = await brand.getAttribute('value');
    await brand.check();
    const apply = page.getByRole('button', { name: textOf('de-DE', 'listing.apply') });
    await page.getByLabel(textOf('de-DE', 'listing.priceTo'), { exact: true }).fill('500');
    await apply.click();
    await expect(page).toHaveURL(
      shop.url('DE', `/search?${new URLSearchParams({ brand: value ?? '', price: '0-500', query: 'MSW' })}`),
    );
    await expect(brand).toBeChecked();

    await page.getByLabel(textOf('de-DE', 'listing.priceFrom'), { exact: true }).fill('900');
    await apply.click();
    await expect(
      page.getByRole('alert').filter({ hasText: textOf('de-DE', 'listing.priceOrder') }),
    ).toBeVisible();
    await expect(page.getByLabel(textOf('de-DE', 'listing.priceFrom'), { exact: true })).toHaveValue('900');

    await page.getByRole('link', { name: textOf('de-DE', 'listing.clearAll') }).click();
    await expect(page).toHaveURL(shop.url('DE', '/search?query=MSW'));
    await expect(brand).not.toBeChecked();
  });

  test('L-03: the sheet opens on a phone', async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(shop.url('DE', '/search?query=MSW'));
    const stock = page.getByRole('checkbox', { name: new RegExp(`^${textOf('de-DE', 'listing.onStock')}`) });
    await expect(stock).toBeHidden();
    await page.getByRole('button', { name: textOf('de-DE', 'listing.filters'), exact: true }).click();
    await stock.check();
    await page.getByRole('button', { name: textOf('de-DE', 'listing.apply') }).click();
    await expect(page).toHaveURL(shop.url('DE', '/search?query=MSW&stock=true'));
  });
});
