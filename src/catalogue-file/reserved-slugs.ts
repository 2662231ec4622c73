import { languageCodes } from '../kernel/locale.ts';

/** First path segments that belong to the route table (spec §2), the API and the shop's own files; no category may take one. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...languageCodes,
  'account',
  'adyen-payment-error',
  'api',
  'assets',
  'brand',
  'c',
  'card-sandbox',
  'categories',
  'category',
  'checkout',
  'cms',
  'create-account',
  'favicon.ico',
  'font',
  'fonts',
  'home',
  'log-out',
  'login',
  'my-account',
  'p',
  'password-reset',
  'pictures',
  'product',
  'reset-password',
  'robots.txt',
  'sandbox',
  'search',
  'sitemap.xml',
  'test-payments',
]);

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug);
}
