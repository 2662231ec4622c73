/**
 * The rules whose tests are tested: `npm run test:mutation -- tax` puts small faults into the files of `rules`, one at a
 * time, and runs `tests` against each. Only tests without a database are here: a rule whose faults they do not see is a
 * rule that needs a plainer test.
 */
export const areas = {
  kernel: {
    rules: [
      'src/kernel/{allocate,decimal,locale,localized,money,outcome,remember,round,sku,text,written-fields}.ts',
    ],
    tests: ['src/kernel/*.test.ts'],
  },
  pricing: {
    rules: ['src/commerce/rules/pricing/*.ts'],
    tests: [
      'src/commerce/rules/pricing/*.test.ts',
      'src/commerce/rules/promotions/applicable-discounts.test.ts',
    ],
  },
  promotions: {
    rules: ['src/commerce/rules/promotions/**/*.ts'],
    tests: [
      'src/commerce/rules/promotions/**/*.test.ts',
      'src/commerce/rules/pricing/price-cart*.test.ts',
      'tests/golden/*.test.ts',
    ],
  },
  tax: {
    rules: ['src/commerce/rules/tax/*.ts'],
    tests: ['src/commerce/rules/tax/*.test.ts', 'src/commerce/rules/pricing/price-cart*.test.ts'],
  },
  shipping: {
    rules: ['src/commerce/rules/shipping/{delivery-time,shipping}.ts', 'src/markets/shipping-rates.ts'],
    tests: ['src/commerce/rules/shipping/*.test.ts', 'src/markets/shipping-rates.test.ts'],
  },
  stock: {
    rules: ['src/commerce/goods/stock/availability.ts', 'src/markets/stock-level.ts'],
    tests: ['src/commerce/goods/stock/availability.test.ts', 'src/markets/stock-level.test.ts'],
  },
  orders: {
    rules: [
      'src/commerce/purchase/orders/{order-states,reversal,order-refusal}.ts',
      'src/commerce/state-table.ts',
    ],
    tests: ['src/commerce/purchase/orders/{order-states,reversal,order-refusal}.test.ts'],
  },
  payments: {
    rules: [
      'src/commerce/purchase/payments/{payment,payment-methods}.ts',
      'src/markets/{cash-and-bank,payment-methods}.ts',
    ],
    tests: [
      'src/commerce/purchase/payments/{payment,payment-methods}.test.ts',
      'src/markets/{cash-and-bank,payment-methods}.test.ts',
    ],
  },
  cart: {
    rules: [
      'src/commerce/purchase/cart/{cart-actions,cart-lines,cart,quantity,merge-carts,cash-on-delivery}.ts',
    ],
    tests: [
      'src/commerce/purchase/cart/{cart,cart-actions,cart-lines,merge-carts,quantity,cash-on-delivery}.test.ts',
    ],
  },
};
