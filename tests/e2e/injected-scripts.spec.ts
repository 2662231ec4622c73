import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';

declare global {
  interface Window {
    taken?: string[];
    refused?: string[];
  }
}

/** What somebody might bring into a page, each in a way of its own. */
const attack = `
  <script>(window.taken ??= []).push('script')</script>
  <script src="data:text/javascript,(window.taken ??= []).push('data')"></script>
  <img src="/pictures/nowhere.webp" alt="" onerror="(window.taken ??= []).push('handler')">
  <svg onload="(window.taken ??= []).push('svg')"></svg>
  <iframe srcdoc="<script>(parent.window.taken ??= []).push('frame')</script>" title="frame"></iframe>
  <a id="lure" href="javascript:(window.taken ??= []).push('link')">lure</a>`;

/** Opens a hole: what the shop sends is spliced with raw markup, policy and all else as it was. */
async function openHole(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.refused?.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.route(address, async (route) => {
    // Node does not know the names of countries below localhost, as browsers do.
    const { host, port } = new URL(address);
    const own = address.replace(host, `127.0.0.1:${port}`);
    const response = await route.fetch({ url: own, headers: { ...route.request().headers(), host } });
    const body = (await response.text()).replace('</main>', `${attack}</main>`);
    await route.fulfill({ response, body });
  });
}

for (const [kind, path] of [
  ['a cached page', '/'],
  ['a page of one’s own', '/checkout/cart'],
  ['a page of the card partner', '/card-sandbox/none'],
] as const)
  test(`D-11: markup that came into ${kind} runs nothing, and the refusals are told`, async ({
    page,
    shop,
    noise,
  }) => {
    noise.expect(
      /Content Security Policy|its policy does not let it|TrustedHTML|trusted type|nowhere\.webp|data:text/i,
    );
    // What is not there is answered by the sandbox's own page, under the policy of all its pages.
    if (path.includes('none')) noise.expect(/status of 404/);
    const shops = shop.url('DE', path);
    const address = path.includes('none') ? shops.replace('//de.', '//card-partner.') : shops;
    await openHole(page, address);
    await page.goto(address);
    await expect(page.locator('#lure')).toBeVisible();
    await page.locator('#lure').click();
    await expect
      .poll(() => page.evaluate(() => window.refused ?? []))
      .toEqual(
        expect.arrayContaining([
          'script-src-elem inline',
          'script-src-attr inline',
          expect.stringMatching(/^script-src-elem data/),
        ]),
      );
    expect(await page.evaluate(() => window.taken ?? [])).toEqual([]);
    const written = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b id="written">x</b>');
        return 'written';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(written).toBe('TypeError');
    await expect(page.locator('#written')).toHaveCount(0);
    expect(await page.evaluate(() => window.refused ?? [])).toContain(
      'require-trusted-types-for trusted-types-sink',
    );
  });

test('D-11: a page without the hole refuses nothing and comes alive', async ({ page, shop }) => {
  await page.goto(shop.url('DE', '/'));
  await page.locator('html[data-alive]').waitFor();
  await page.mouse.move(10, 10);
  await expect(page.locator('gantry-island[data-alive]')).toHaveCount(
    await page.locator('gantry-island').count(),
  );
});
