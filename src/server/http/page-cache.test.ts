import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageCache, WORTH_THE_BEST } from './page-cache.ts';

/** Long enough, and various enough, for the qualities to differ. */
const body = Buffer.from(
  Array.from(
    { length: 3000 },
    (_, index) => `<li class="a${index % 7}">${(index * 7919) % 1013} € Bohrer</li>`,
  ).join(''),
);
const page = { headers: {}, tags: ['product:1'], body };
const key = 'de.localhost/';

async function fill(): Promise<PageCache> {
  const cache = new PageCache(10_000_000);
  await cache.set(key, page, cache.generation);
  return cache;
}

test('a page is kept quickly, and as small as it gets once it is sent often', async () => {
  const cache = await fill();
  const first = cache.get(key);
  if (first === undefined) throw new Error('the page is not kept');
  for (let sent = 2; sent < WORTH_THE_BEST; sent += 1) expect(cache.get(key)).toBe(first);
  cache.get(key);
  await expect.poll(() => cache.get(key)?.br.length ?? 0).toBeLessThan(first.br.length);
  const best = cache.get(key);
  expect(best).toEqual({ ...first, br: best?.br });
  expect(brotliDecompressSync(best?.br ?? first.gzip)).toEqual(body);
  expect(cache.size.pages).toBe(1);
});

test('what is dropped while it is made smaller stays dropped', async () => {
  const cache = await fill();
  for (let sent = 1; sent <= WORTH_THE_BEST; sent += 1) cache.get(key);
  cache.drop(['product:1']);
  const other = await fill();
  for (let sent = 1; sent <= WORTH_THE_BEST; sent += 1) other.get(key);
  await expect.poll(() => other.get(key)?.br.length).toBeLessThan((await fill()).get(key)?.br.length ?? 0);
  expect(cache.get(key)).toBeUndefined();
});
