/**
 * Where the parts of the storefront begin that say something in the browser. What is sent of the texts is what these files
 * and all that they import name as `'section.key'` (scripts/area-texts.ts); what is on every page is sent with `pages` alone.
 */
export const textAreas = {
  /** On every page, and what is told of a connection that is lost. */
  pages: [
    'src/storefront/entry.client.ts',
    'src/storefront/bring-to-life.tsx',
    'src/storefront/cart/browser-cart.ts',
    'src/storefront/components/energy-mark/label-dialog.tsx',
    'src/storefront/components/request-form/request-panel.tsx',
  ],
  listing: [
    'src/storefront/components/listing/follow-listing.ts',
    'src/storefront/components/search-panel/search-panel.tsx',
  ],
  quickAdd: ['src/storefront/behaviours/quick-add.ts'],
  product: [
    'src/storefront/pages/product/buy-form.tsx',
    'src/storefront/pages/product/sticky-bar.tsx',
    'src/storefront/components/gallery/gallery.tsx',
    'src/storefront/components/gallery/zoom-view.tsx',
    'src/storefront/components/turntable/turntable-view.tsx',
    'src/storefront/pages/product/delivery-date.tsx',
  ],
  account: ['src/storefront/components/header/account-menu.tsx'],
  compare: ['src/storefront/behaviours/follow-ticks.ts', 'src/storefront/behaviours/show-compare-bar.tsx'],
  cart: ['src/storefront/pages/cart/live-cart.tsx', 'src/storefront/components/cart-drawer/drawer-panel.tsx'],
  pay: ['src/storefront/pages/checkout/pay/pay-fields.tsx'],
  addresses: ['src/storefront/pages/checkout/addresses/addresses-form.tsx'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
