import { describe, expect, test } from 'vitest';
import { matches } from '../../src/commerce/rules/promotions/predicate.ts';
import { countryCodes } from '../../src/kernel/locale.ts';
import { goods, linesOf, pricesForEveryone } from './read-made.ts';

describe('prices', () => {
  test('D-01: every article has a log of its price in every market that ends at the present one, and discounts name goods', () => {
    const asked = linesOf('discount').flatMap((line) => (line.kind === 'product' ? [line.predicate] : []));
    const untouched = asked.filter(
      (predicate) =>
        !goods().some((product) =>
          matches(predicate, { ...product, brand: product.brand, volumeDiscountGroup: undefined }),
        ),
    );
    expect(untouched.map((predicate) => JSON.stringify(predicate))).toEqual([]);
    const logged = new Map(linesOf('priceLog').map((line) => [`${line.sku}/${line.country}`, line.changes]));
    expect(logged.size).toBe(goods().length * countryCodes.length);
    const wrong = pricesForEveryone().filter(({ key, value }) => {
      const changes = logged.get(key) ?? [];
      return (
        JSON.stringify(changes.at(-1)?.amount) !== JSON.stringify(value) ||
        changes.some(({ from }) => from > '2026-10-01')
      );
    });
    expect(wrong).toEqual([]);
  });

  test('V-02: every product has one price in each of the 25 markets', () => {
    const bySku = Map.groupBy(pricesForEveryone(), ({ sku }) => sku);
    for (const { sku } of goods()) {
      const countries = bySku.get(sku)?.map(({ country }) => country) ?? [];
      expect(countries.toSorted(), sku).toEqual(countryCodes.toSorted());
    }
    expect(bySku.size).toBe(goods().length);
  });

  test('V-01: prices end as the market is used to', () => {
    const endings: Readonly<Record<string, RegExp>> = {
      ...{ EUR: /(9000?|[1-9]?90|900)$/, CHF: /(00|90)$/, RON: /(00|90)$/, BGN: /(00|90)$/, GBP: /(00|99)$/ },
      ...{ CZK: /9(0)?00$/, SEK: /900$/, NOK: /900$/, DKK: /900$/, PLN: /900$/, HUF: /9000$/ },
    };
    const odd = pricesForEveryone().filter(
      ({ value }) => !endings[value.currencyCode]?.test(String(value.centAmount)) || value.centAmount <= 0,
    );
    expect(odd).toEqual([]);
  });

  test('V-02: German prices run from 3.90 to at most 4,999 euro, and euro markets differ by little', () => {
    const german = pricesForEveryone().filter(({ country }) => country === 'DE');
    const amounts = german.map(({ value }) => value.centAmount);
    expect(Math.min(...amounts)).toBe(390);
    expect(Math.max(...amounts)).toBeLessThanOrEqual(499_900);
    const bySku = new Map(german.map(({ sku, value }) => [sku, value.centAmount]));
    const far = pricesForEveryone().filter(({ sku, value }) => {
      const own = bySku.get(sku) ?? 0;
      return value.currencyCode === 'EUR' && Math.abs(value.centAmount - own) > own * 0.04 + 1000;
    });
    expect(far).toEqual([]);
  });
});
