/** Parts of pages that come alive in the browser; `islands.ts` says for each what it is made of. */
export type IslandName =
  | 'accountLink'
  | 'addresses'
  | 'buyForm'
  | 'cart'
  | 'cartDrawer'
  | 'cartLink'
  | 'deliveryDate'
  | 'gallery'
  | 'notifications'
  | 'payFields'
  | 'searchForm'
  | 'stickyBar';
