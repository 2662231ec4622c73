import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('everyone who asks for the same thing has one promise, and another thing has its own', async () => {
  const known = new Map<string, Promise<string>>();
  const made: string[] = [];
  const ask = (key: string) =>
    remember(known, key, async () => {
      made.push(key);
      return `texts of ${key}`;
    });
  const [first, second, other] = [ask('de'), ask('de'), ask('fr')];
  expect(second).toBe(first);
  expect(await Promise.all([first, second, other])).toEqual(['texts of de', 'texts of de', 'texts of fr']);
  expect(await ask('de')).toBe('texts of de');
  expect(made).toEqual(['de', 'fr']);
});

test('a failure reaches who asked, and is forgotten: the next one tries again', async () => {
  const known = new Map<string, Promise<string>>();
  const failing = remember(known, 'de', () => Promise.reject(new Error('no disk')));
  await expect(failing).rejects.toThrow('no disk');
  expect(known.size).toBe(0);
  expect(await remember(known, 'de', async () => 'texts')).toBe('texts');
});

test('a failure that comes late does not forget what was made since', async () => {
  const known = new Map<string, Promise<string>>();
  const { promise: slow, reject } = Promise.withResolvers<string>();
  const failing = remember(known, 'de', () => slow);
  const fresh = Promise.resolve('fresh');
  known.set('de', fresh);
  reject(new Error('too late'));
  await expect(failing).rejects.toThrow('too late');
  expect(known.get('de')).toBe(fresh);
});
