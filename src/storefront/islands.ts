import type { ComponentType } from 'react';
import { CartDrawer } from './components/cart-drawer/cart-drawer.tsx';
import { AccountLink } from './components/header/account-link.tsx';
import { CartLink } from './components/header/cart-link.tsx';
import { SearchForm } from './components/header/search-form.tsx';
import { PageNotifications } from './components/page-notifications/page-notifications.tsx';
import type { IslandName } from './frame/island-name.ts';
import type { TextArea } from './i18n/texts.ts';

interface IslandRow {
  readonly load: () => Promise<ComponentType<never>>;
  /** Where `load` leads, so that the page can have it fetched ahead; absent where it comes with the entry. */
  readonly file?: `src/storefront/${string}`;
  /** Texts it says beside those of every page. */
  readonly texts?: readonly TextArea[];
}

/** Every part of a page that comes alive in the browser. What stands on every page comes with the entry itself. */
const islandTable: Readonly<Record<IslandName, IslandRow>> = {
  cartLink: { load: async () => CartLink },
  accountLink: { load: async () => AccountLink },
  searchForm: { load: async () => SearchForm },
  cartDrawer: { load: async () => CartDrawer },
  notifications: { load: async () => PageNotifications },
  buyForm: {
    load: async () => (await import('./pages/product/buy-form.tsx')).BuyForm,
    file: 'src/storefront/pages/product/buy-form.tsx',
    texts: ['product'],
  },
  gallery: {
    load: async () => (await import('./components/gallery/gallery.tsx')).Gallery,
    file: 'src/storefront/components/gallery/gallery.tsx',
    texts: ['product'],
  },
  stickyBar: {
    load: async () => (await import('./pages/product/sticky-bar.tsx')).StickyBar,
    file: 'src/storefront/pages/product/sticky-bar.tsx',
    texts: ['product'],
  },
  deliveryDate: {
    load: async () => (await import('./pages/product/delivery-date.tsx')).DeliveryDate,
    file: 'src/storefront/pages/product/delivery-date.tsx',
    texts: ['product'],
  },
  cart: {
    load: async () => (await import('./pages/cart/live-cart.tsx')).LiveCart,
    file: 'src/storefront/pages/cart/live-cart.tsx',
    texts: ['cart'],
  },
  addresses: {
    load: async () => (await import('./pages/checkout/addresses/addresses-form.tsx')).AddressesForm,
    file: 'src/storefront/pages/checkout/addresses/addresses-form.tsx',
    texts: ['addresses'],
  },
  payFields: {
    load: async () => (await import('./pages/checkout/pay/pay-fields.tsx')).PayFields,
    file: 'src/storefront/pages/checkout/pay/pay-fields.tsx',
    texts: ['pay'],
  },
};

export function islandRow(name: IslandName): IslandRow {
  return islandTable[name];
}

export function isIsland(name: string): name is IslandName {
  return Object.hasOwn(islandTable, name);
}

export function findIslandNames(): readonly IslandName[] {
  return Object.keys(islandTable).filter(isIsland);
}
