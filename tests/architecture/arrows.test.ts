import { describe, expect, it } from 'vitest';
import { compareArrows, conceptOf, findArrows, findCycles, findReached, partOf } from './arrows.ts';

function file(path: string, ...targets: readonly string[]) {
  return { path, imports: targets.map((target) => ({ request: target, target, isTypeOnly: true })) };
}

describe('arrows', () => {
  const files = [
    file('src/commerce/rules/tax/tax.ts', 'src/commerce/purchase/orders/order.ts', 'src/kernel/money.ts'),
    file('src/commerce/purchase/orders/order.ts', 'src/commerce/rules/tax/tax.ts', 'src/commerce/refusal.ts'),
  ];

  it('are the imports that leave a room, those of types too', () => {
    expect(findArrows(files, partOf).map(({ from, to }) => `${from} -> ${to}`)).toEqual([
      'commerce -> kernel',
    ]);
    expect(findArrows(files, conceptOf).map(({ from, to }) => `${from} -> ${to}`)).toEqual([
      'commerce/rules/tax -> commerce/purchase/orders',
      'commerce/rules/tax -> kernel/money.ts',
      'commerce/purchase/orders -> commerce/rules/tax',
      'commerce/purchase/orders -> commerce/refusal.ts',
    ]);
  });

  it('are held against a table both ways', () => {
    const arrows = findArrows(files, partOf);
    expect(compareArrows(arrows, { commerce: ['kernel'] })).toEqual({ forbidden: [], unused: [] });
    expect(compareArrows(arrows, { commerce: ['markets'], markets: [] })).toEqual({
      forbidden: ['src/commerce/rules/tax/tax.ts -> src/kernel/money.ts'],
      unused: ['commerce -> markets'],
    });
  });

  it('that lead back are a circle', () => {
    expect(findCycles(findArrows(files, conceptOf))).toEqual([
      'commerce/rules/tax -> commerce/purchase/orders -> commerce/rules/tax',
    ]);
    expect(findCycles(findArrows(files, partOf))).toEqual([]);
  });

  it('lead from some files to all that they need', () => {
    expect([...findReached(files, ['src/commerce/purchase/orders/order.ts'])].sort()).toEqual([
      'src/commerce/purchase/orders/order.ts',
      'src/commerce/refusal.ts',
      'src/commerce/rules/tax/tax.ts',
      'src/kernel/money.ts',
    ]);
    expect([...findReached(files, ['src/kernel/money.ts'])]).toEqual(['src/kernel/money.ts']);
  });
});
