import { describe, expect, it } from 'vitest';
import { canonicalQuery } from './canonical-query.ts';

describe('canonicalQuery', () => {
  it.each([
    ['?new-arrivals', '?tags=new'],
    ['?sales', '?tags=on-sale'],
    ['?sales=true&query=drill', '?query=drill&tags=on-sale'],
  ])('B-05: %s is %s', (asked, canonical) => {
    expect(canonicalQuery(asked)).toBe(canonical);
  });

  it('B-04: the category Factory Seconds is the tag of B-ware', () => {
    expect(canonicalQuery('?category=Factory+Seconds&category=drills')).toBe('?category=drills&tags=bware');
  });

  it.each([
    ['?price-from=100&price-to=', '?price=100-1000000'],
    ['?price=1-2&price-from=5&price-to=9', '?price=5-9'],
    ['?price-from=&price-to=', ''],
    ['?price-from=x&price-to=9', '?price-from=x&price-to=9'],
  ])('B-06: the fields of the form without JavaScript: %s becomes "%s"', (sent, canonical) => {
    expect(canonicalQuery(sent)).toBe(canonical);
  });

  it('several values of a filter stay, in the order they came', () => {
    expect(canonicalQuery('?tags=new&brand=B&brand=A')).toBe('?brand=B&brand=A&tags=new');
  });
});
