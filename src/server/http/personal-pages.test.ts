import { expect, it, onTestFinished } from 'vitest';
import { openNoContent } from '../../../tests/support/no-content.ts';
import type { ShopCalls } from '../../api/contract.ts';
import { buildCallError } from '../../api/errors.ts';
import { refuse } from '../../kernel/outcome.ts';
import { getMarket } from '../../markets/countries.ts';
import { cachedPageHeaders } from '../../storefront/cached-page.ts';
import type { PageRequest } from '../../storefront/page-request.ts';
import type { PageResponse } from '../../storefront/render/answer-page.tsx';
import { createServer } from './create-server.ts';
import { PageCache } from './page-cache.ts';
import { type PagesOptions, registerPages } from './pages.ts';

/** A page that says that it may be kept for everyone, and shows whose it is where it asks. */
async function answerPage({ shop, url }: PageRequest): Promise<PageResponse> {
  const asked = url.pathname === '/mine/' ? await shop.call('getCustomer', {}) : undefined;
  const html = asked === undefined ? 'everyone' : 'one customer';
  return { kind: 'page', status: 200, headers: cachedPageHeaders([]), html };
}

async function openPages(hasOwnPrices: PagesOptions['hasOwnPrices'] = async () => false) {
  const failures: [unknown, string][] = [];
  const onFailure = (error: unknown, address: string) => void failures.push([error, address]);
  const cache = new PageCache(1_000_000);
  const server = createServer({ trustedProxies: [], onFailure });
  onTestFinished(() => server.close());
  registerPages(server, {
    formOriginsOf: () => [],
    findMoved: async () => undefined,
    answerPage,
    cache,
    now: () => new Date('2026-11-20T12:00:00Z'),
    openShop({ locale }) {
      let isPersonal = false;
      const call: ShopCalls['call'] = async () => {
        isPersonal = true;
        return refuse(buildCallError('Unavailable'));
      };
      return { shop: { locale, call }, newCookies: () => [], isPersonal: () => isPersonal };
    },
    hasOwnPrices,
    currencyOf: () => 'EUR',
    usesNativeRouting: () => false,
    validatesVat: () => false,
    completesAddresses: () => false,
    followsCarts: () => true,
    offersQuickAdd: () => true,
    findRequestDebug: () => undefined,
    asksReviewConsent: () => false,
    asksNewsletterTick: () => false,
    merchantOf: () => ({
      shopName: 'Shop',
      foundedYear: undefined,
      seat: undefined,
      logo: undefined,
      guaranteeNotices: {},
      runningCampaigns: [],
      links: { returnsPortal: undefined, careers: undefined, social: [] },
      carriers: [],
    }),
    openContent: openNoContent,
    openSearchWords: () => ({ findRedirect: async () => undefined, record: () => undefined }),
    onFailure,
    onWarning: () => undefined,
    marketOf: () => getMarket('DE'),
    findOrigin: () => 'http://de.localhost',
  });
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.inject({ method: 'GET', url, headers: { host: 'de.localhost', ...headers } });
  return { cache, failures, get };
}

it('D-11: a page that asked for something personal is neither kept nor shared, whatever it says of itself', async () => {
  const { cache, failures, get } = await openPages();
  const both = await Promise.all([get('/mine/'), get('/mine/'), get('/all/')]);
  expect(both.map(({ body, headers }) => [body, headers['cache-control']])).toEqual([
    ['one customer', 'no-store'],
    ['one customer', 'no-store'],
    ['everyone', 'public, max-age=0, must-revalidate'],
  ]);
  await expect.poll(() => cache.size.pages).toBe(1);
  expect((await get('/mine/')).headers.etag).toBeUndefined();
  expect((await get('/all/')).headers.etag).toBeDefined();
  expect(failures).toEqual([]);
});

it('D-11: a mailed token in an address does not come into the log when the database fails', async () => {
  const broken = new Error('the database is gone');
  const { failures, get } = await openPages(() => Promise.reject(broken));
  const cookie = `signed-in=1; token=${'x'.repeat(43)}`;
  const answer = await get('/password-reset/change-password?token=secret', { cookie });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(failures).toEqual([[broken, '/password-reset/change-password']]);
});
