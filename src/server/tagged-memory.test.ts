import { expect, it } from 'vitest';
import { TaggedMemory } from './tagged-memory.ts';

function keep(memory: TaggedMemory<string>, key: string, tags: string[] = [], size = 1) {
  memory.keep(key, { value: `value of ${key}`, tags, size }, memory.moment);
}

it('gives back what was kept, until one of its tags is dropped', () => {
  const memory = new TaggedMemory<string>(10);
  keep(memory, 'list', ['sku:1', 'sku:2']);
  keep(memory, 'page', ['sku:3']);
  memory.drop(['sku:2']);
  expect(memory.get('list')).toBeUndefined();
  expect(memory.get('page')).toBe('value of page');
  expect(memory.size).toEqual({ count: 1, size: 1 });
});

it('does not keep what was dropped while it was being made', () => {
  const memory = new TaggedMemory<string>(10);
  const { moment } = memory;
  memory.drop(['sku:1']);
  memory.keep('old', { value: 'old', tags: ['sku:1'], size: 1 }, moment);
  memory.keep('other', { value: 'other', tags: ['sku:2'], size: 1 }, moment);
  expect([memory.get('old'), memory.get('other')]).toEqual([undefined, 'other']);
  const before = memory.moment;
  memory.clear();
  memory.keep('cleared', { value: 'cleared', tags: [], size: 1 }, before);
  expect(memory.get('cleared')).toBeUndefined();
});

it('lets the least recently used go first, and never takes what is too large alone', () => {
  const memory = new TaggedMemory<string>(3);
  for (const key of ['one', 'two', 'three']) keep(memory, key);
  memory.get('one');
  keep(memory, 'four');
  expect(['one', 'two', 'three', 'four'].filter((key) => memory.get(key) !== undefined)).toEqual([
    'one',
    'three',
    'four',
  ]);
  keep(memory, 'huge', [], 4);
  expect(memory.get('huge')).toBeUndefined();
  expect(memory.size.size).toBe(3);
});
