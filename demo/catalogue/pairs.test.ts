import { describe, expect, test } from 'vitest';
import { localeCodes } from '../../src/kernel/locale.ts';
import { pickLocalized } from '../../src/kernel/localized.ts';
import { goods, linesOf, pricesForEveryone, repeated } from './read-made.ts';

describe('what belongs together', () => {
  test.each(localeCodes)('no two products and no two categories have one name in %s', (locale) => {
    expect(repeated(goods().map(({ name }) => pickLocalized(name, locale) ?? ''))).toEqual([]);
    expect(repeated(linesOf('category').map(({ name }) => pickLocalized(name, locale) ?? ''))).toEqual([]);
  });

  test('P-10: an accessory knows what it goes with, and the other way round', () => {
    const bySku = new Map(goods().map((product) => [product.sku, product]));
    const pairs = goods().flatMap(({ sku, relatedAccessories }) =>
      relatedAccessories.map((accessory) => [sku, accessory] as const),
    );
    expect(pairs.length).toBeGreaterThan(1000);
    expect(pairs.filter(([sku, accessory]) => !bySku.get(accessory)?.parentProducts.includes(sku))).toEqual(
      [],
    );
    const named = goods().reduce((sum, { parentProducts }) => sum + parentProducts.length, 0);
    expect(named).toBe(pairs.length);
  });

  test('a factory second costs less than the same article new, a set less than its parts, and pieces less in tiers', () => {
    const german = new Map(
      pricesForEveryone()
        .filter(({ country }) => country === 'DE')
        .map(({ sku, value }) => [sku, value.centAmount]),
    );
    const seconds = goods().filter(({ sku }) => sku.startsWith('EX20'));
    const dear = seconds.filter(
      ({ sku }) => (german.get(sku) ?? 0) >= (german.get(sku.replace('EX20', 'EX10')) ?? 0),
    );
    expect(dear.map(({ sku }) => sku)).toEqual([]);
    const tiered = pricesForEveryone().filter(({ tiers }) => tiers.length > 0);
    expect(tiered.length).toBeGreaterThan(1000);
    expect(
      tiered.filter(({ value, tiers }) => tiers.some((tier) => tier.value.centAmount >= value.centAmount)),
    ).toEqual([]);
  });

  test('P-16: a set names its parts and costs less than they do; a factory second says what is wrong and what it is of', () => {
    const german = new Map(
      pricesForEveryone()
        .filter(({ country }) => country === 'DE')
        .map(({ sku, value }) => [sku, value.centAmount]),
    );
    const sets = goods().filter(({ sku }) => sku.startsWith('EX18'));
    const dear = sets.filter(
      ({ sku, setParts }) =>
        setParts.length < 2 ||
        (german.get(sku) ?? 0) >=
          setParts.reduce((sum, part) => sum + (german.get(part.sku) ?? 0) * part.quantity, 0),
    );
    expect(dear.map(({ sku }) => sku)).toEqual([]);
    const seconds = goods().filter(({ sku }) => sku.startsWith('EX20'));
    const vague = seconds.filter(
      ({ sku, secondHand }) =>
        secondHand?.newSku !== sku.replace('EX20', 'EX10') || Object.keys(secondHand.fault).length < 21,
    );
    expect(vague.map(({ sku }) => sku)).toEqual([]);
  });

  /** The least and the most that makes sense of professional equipment. */
  const sane: Readonly<Record<string, readonly [least: number, most: number]>> = {
    ...{
      W: [1, 40_000],
      kW: [0.01, 200],
      V: [1, 1000],
      A: [0.01, 12_000],
      kg: [0.005, 20_000],
      g: [0.0001, 100_000],
    },
    ...{
      l: [0.02, 2000],
      mm: [0.001, 20_000],
      cm: [0.05, 1500],
      m: [0.05, 2500],
      '°C': [-90, 2500],
      bar: [0.05, 1000],
    },
    ...{
      dB: [15, 140],
      '%': [0.01, 100],
      'm³/h': [1, 100_000],
      'l/min': [0.05, 5000],
      Hz: [0.1, 25_000],
      Nm: [0.5, 5000],
    },
  };

  test('P-06: every number of an attribute is one that its unit may have', () => {
    const odd = goods().flatMap(({ sku, attributes }) =>
      attributes.flatMap(({ key, value, unit = '' }) => {
        const range = sane[unit];
        return typeof value === 'number' && range && (value < range[0] || value > range[1])
          ? [`${sku} ${key} ${value} ${unit}`]
          : [];
      }),
    );
    expect(odd).toEqual([]);
  });
});
