/**
 * Which floor of `src/commerce/` stands on which (docs/architecture.md). Every concept may import what lies beside the floors,
 * such as `refusal.ts`; that imports none of them.
 */
export const floorArrows = {
  rules: [],
  goods: ['rules'],
  people: [],
  purchase: ['people', 'goods', 'rules'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Which concept may import which, types too: a row that nothing uses is a row too many. */
export const conceptArrows = {
  'rules/shipping': [],
  'rules/tax': [],
  'rules/promotions': [],
  'rules/pricing': ['rules/promotions', 'rules/shipping', 'rules/tax'],

  'goods/stock': [],
  'goods/reviews': [],
  'goods/discounts': ['rules/promotions'],
  'goods/prices': ['rules/pricing', 'rules/promotions'],
  'goods/catalogue': ['goods/prices', 'goods/reviews', 'goods/stock', 'rules/pricing'],
  'goods/guarantee': ['goods/catalogue', 'rules/pricing'],
  'goods/repricing': ['goods/catalogue', 'goods/prices', 'rules/pricing', 'rules/promotions'],

  'people/limits': [],
  'people/sessions': [],
  'people/customers': ['people/limits', 'people/sessions'],
  'people/consent': ['people/limits', 'people/sessions'],
  'people/newsletter': ['people/limits', 'people/sessions'],
  'people/requests': ['people/limits', 'people/sessions'],
  'people/vat': ['people/limits', 'people/sessions'],

  'purchase/idempotency': ['people/sessions'],
  'purchase/cart': [
    'people/customers',
    'people/limits',
    'people/sessions',
    'people/vat',
    'goods/catalogue',
    'goods/discounts',
    'goods/guarantee',
    'goods/stock',
    'rules/pricing',
    'rules/promotions',
    'rules/shipping',
  ],
  'purchase/sign-in': ['purchase/cart', 'people/customers', 'people/limits', 'people/sessions'],
  'purchase/payments': ['purchase/cart', 'people/sessions'],
  'purchase/orders': [
    'purchase/cart',
    'purchase/payments',
    'people/sessions',
    'people/vat',
    'goods/discounts',
    'goods/stock',
    'rules/pricing',
    'rules/tax',
  ],
  'purchase/checkout': [
    'purchase/cart',
    'purchase/idempotency',
    'purchase/orders',
    'purchase/payments',
    'people/limits',
    'people/sessions',
    'goods/discounts',
    'goods/stock',
  ],
  'purchase/stock-notices': [
    'people/limits',
    'people/sessions',
    'goods/catalogue',
    'goods/prices',
    'goods/stock',
  ],
  'purchase/withdrawals': ['purchase/orders', 'people/limits', 'people/sessions'],
  'purchase/reviews': ['purchase/orders', 'people/sessions', 'goods/reviews'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
