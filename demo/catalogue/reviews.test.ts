import { describe, expect, test } from 'vitest';
import { localeCodes } from '../../src/kernel/locale.ts';
import { goods, linesOf, repeated } from './read-made.ts';

describe('reviews', () => {
  test('come in every language, mostly glad, with translations and answers of customer care to the others', () => {
    const reviews = linesOf('review');
    expect(repeated(reviews.map(({ key }) => key))).toEqual([]);
    expect(reviews.length).toBeGreaterThanOrEqual(6000);
    expect(new Set(reviews.map(({ locale }) => locale))).toEqual(new Set(localeCodes));
    const share = (rating: number) =>
      reviews.filter((review) => review.rating === rating).length / reviews.length;
    expect(share(5)).toBeGreaterThan(0.4);
    expect(share(1)).toBeGreaterThan(0.01);
    expect(share(1)).toBeLessThan(0.08);
    const answered = reviews.filter(({ customerCareResponseText }) => customerCareResponseText !== undefined);
    expect(answered.length).toBeGreaterThan(reviews.length * 0.03);
    expect(answered.filter(({ rating }) => rating === 5)).toEqual([]);
    expect(reviews.filter(({ translations }) => Object.keys(translations).length < 3)).toEqual([]);
  });

  test('of one article say the same only after everything else has been said', () => {
    const bySku = Map.groupBy(linesOf('review'), ({ sku }) => sku);
    const repeating = [...bySku.values()].filter(
      (reviews) =>
        repeated(reviews.map(({ text, translations }) => translations.en?.text ?? text)).length > 1,
    );
    expect(repeating.length).toBeLessThan(bySku.size * 0.02);
  });

  test('are of goods that were sold by then', () => {
    const released = new Map(goods().map(({ sku, releasedAt = '' }) => [sku, releasedAt]));
    const early = linesOf('review').filter(({ sku, createdAt }) => createdAt < (released.get(sku) ?? '9'));
    expect(early).toEqual([]);
  });
});
