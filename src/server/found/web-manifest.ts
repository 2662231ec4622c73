import { THEME_COLOUR } from '../../storefront/head.ts';
import type { LocaleShop } from './found-context.ts';

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device needs to put the shop among its programs (W3C Web Application Manifest). */
export function buildWebManifest({ locale, paths, origin }: LocaleShop, shopName: string | undefined) {
  const name = shopName ?? new URL(origin).hostname;
  return {
    id: paths.home(),
    name,
    short_name: name,
    lang: locale,
    dir: 'ltr',
    start_url: paths.home(),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: THEME_COLOUR,
    categories: ['shopping', 'business'],
    icons: [
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('icon-maskable-512', 512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
