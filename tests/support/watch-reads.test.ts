import { expect, it } from 'vitest';
import { createReadWatch } from './watch-reads.ts';

const data = () => ({
  name: 'Saw',
  price: { amount: 1, currency: 'EUR' },
  tags: [{ key: 'a', words: 'A' }, { key: 'b' }],
});

it('tells what nobody has read, without what lies below it', () => {
  const reads = createReadWatch();
  const watched = reads.watch(data());
  expect(reads.findUnread()).toEqual(['name', 'price', 'tags']);
  expect(watched.name).toBe('Saw');
  expect(watched.price.amount).toBe(1);
  expect(reads.findUnread()).toEqual(['price.currency', 'tags']);
});

it('takes the entries of a list as one, and what was read of the data before too', () => {
  const reads = createReadWatch();
  expect(reads.watch(data()).tags.map(({ key }) => key)).toEqual(['a', 'b']);
  expect(reads.findUnread()).toEqual(['name', 'price', 'tags[].words']);
  const { name, price, tags } = reads.watch(data());
  expect([name, price.amount, price.currency, tags[0]?.words]).toEqual(['Saw', 1, 'EUR', 'A']);
  expect(reads.findUnread()).toEqual([]);
});
