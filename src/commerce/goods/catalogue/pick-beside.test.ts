import { describe, expect, test } from 'vitest';
import { money } from '../../../kernel/money.ts';
import { pickCompared, pickSimilar, type Weighed } from './pick-beside.ts';

const card = (sku: string, euro: number, isOnStock = true, tags: readonly string[] = []): Weighed => ({
  sku,
  price: { value: money('EUR', euro * 100) },
  availability: { isOnStock },
  tags,
});
const skusOf = (cards: readonly Weighed[]) => cards.map(({ sku }) => sku);

describe('P-10: what a product is compared with', () => {
  test('in stock counts 3, a bestseller 2, on sale 1; of equals the first stay first', () => {
    const cards = [
      card('nothing', 1, false),
      card('sale', 1, false, ['on-sale']),
      card('stock', 1),
      card('bestseller and sale', 1, false, ['bestseller', 'on-sale']),
      card('bestseller', 1, false, ['bestseller']),
      card('all', 1, true, ['bestseller', 'on-sale', 'new']),
    ];
    expect(skusOf(pickCompared(cards))).toEqual([
      'all',
      'stock',
      'bestseller and sale',
      'bestseller',
      'sale',
    ]);
  });
});

describe('P-09: what is similar', () => {
  const own = card('own', 100);

  test('costs neither more than twice nor less than half as much', () => {
    const cards = [
      card('half', 50),
      card('less', 49),
      card('twice', 200),
      card('more', 201),
      card('free', 0),
    ];
    expect(skusOf(pickSimilar(own, cards)).toSorted()).toEqual(['half', 'twice']);
  });

  test('stands in the order of how near it is in price, what is sold out behind', () => {
    const cards = [card('far', 150), card('gone', 100, false), card('near', 95), card('nearer', 104)];
    expect(skusOf(pickSimilar(own, cards))).toEqual(['nearer', 'near', 'far', 'gone']);
  });

  test('is weighed by what it costs now', () => {
    const reduced: Weighed = {
      ...card('reduced', 900),
      price: {
        value: money('EUR', 90_000),
        discounted: {
          value: money('EUR', 11_000),
          discount: {
            id: '',
            key: '',
            name: '',
            value: { type: 'relative', permyriad: 8778 },
            isActive: true,
          },
        },
      },
    };
    expect(skusOf(pickSimilar(own, [reduced]))).toEqual(['reduced']);
  });

  test('is 8 at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => card(String(index), 100 + index));
    expect(skusOf(pickSimilar(own, many))).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  });
});
