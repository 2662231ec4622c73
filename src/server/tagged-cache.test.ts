import { expect, it } from 'vitest';
import { TaggedCache } from './tagged-cache.ts';

function set(memory: TaggedCache<string>, key: string, tags: string[] = [], size = 1) {
  memory.set(key, { value: `value of ${key}`, tags, size }, memory.generation);
}

it('gives back what was kept, until one of its tags is dropped', () => {
  const memory = new TaggedCache<string>(10);
  set(memory, 'list', ['sku:1', 'sku:2']);
  set(memory, 'page', ['sku:3']);
  memory.drop(['sku:2']);
  expect(memory.get('list')).toBeUndefined();
  expect(memory.get('page')).toBe('value of page');
  expect(memory.size).toEqual({ count: 1, size: 1 });
});

it('does not keep what was dropped while it was being made', () => {
  const memory = new TaggedCache<string>(10);
  const { generation } = memory;
  memory.drop(['sku:1']);
  memory.set('old', { value: 'old', tags: ['sku:1'], size: 1 }, generation);
  memory.set('other', { value: 'other', tags: ['sku:2'], size: 1 }, generation);
  expect([memory.get('old'), memory.get('other')]).toEqual([undefined, 'other']);
  const before = memory.generation;
  memory.clear();
  memory.set('cleared', { value: 'cleared', tags: [], size: 1 }, before);
  expect(memory.get('cleared')).toBeUndefined();
});

it('lets the least recently used go first, and never takes what is too large alone', () => {
  const memory = new TaggedCache<string>(3);
  for (const key of ['one', 'two', 'three']) set(memory, key);
  memory.get('one');
  set(memory, 'four');
  expect(['one', 'two', 'three', 'four'].filter((key) => memory.get(key) !== undefined)).toEqual([
    'one',
    'three',
    'four',
  ]);
  set(memory, 'huge', [], 4);
  expect(memory.get('huge')).toBeUndefined();
  expect(memory.size.size).toBe(3);
});
