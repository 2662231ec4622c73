import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ageSnapshot } from '../../../tests/support/age-snapshot.ts';
import { readSnapshot, writeSnapshot } from './snapshot-file.ts';

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gantry-snapshot-'));
  path = join(folder, 'de-DE.index');
});
afterEach(() => rm(folder, { recursive: true }));

const snapshot = {
  facts: { generation: 'one', words: ['säge', '鋸'] },
  lists: {
    bytes: Uint8Array.of(1, 2, 255),
    ints: Int32Array.of(-1, 2 ** 31 - 1),
    shorts: Uint16Array.of(7),
    uints: Uint32Array.of(2 ** 32 - 1),
    floats: Float64Array.of(0.1, -2e300),
    nothing: new Int32Array(),
  },
};

it('B-07: a snapshot is read as it was written, and nothing is left beside it', async () => {
  await writeSnapshot(path, { facts: {}, lists: {} });
  await writeSnapshot(path, snapshot);
  expect(await readSnapshot(path)).toEqual(snapshot);
  expect(await readdir(folder)).toEqual(['de-DE.index']);
});

it('B-07: a snapshot with a single bit changed, cut short or empty is none', async () => {
  await writeSnapshot(path, snapshot);
  const whole = await readFile(path);
  for (let index = 0; index < whole.length; index++) {
    const broken = Buffer.from(whole);
    broken[index] = (broken[index] as number) ^ 4;
    await writeFile(path, broken);
    expect(await readSnapshot(path), `byte ${index}`).toBeUndefined();
  }
  for (const length of [whole.length - 1, 21, 19, 0]) {
    await writeFile(path, whole);
    await truncate(path, length);
    expect(await readSnapshot(path), `${length} bytes`).toBeUndefined();
  }
  expect(await readSnapshot(join(folder, 'fr-FR.index'))).toBeUndefined();
});

it('B-07: a whole snapshot of another version is none', async () => {
  await writeSnapshot(path, snapshot);
  await ageSnapshot(path);
  expect(await readSnapshot(path)).toBeUndefined();
  await ageSnapshot(path);
  expect(await readSnapshot(path)).toEqual(snapshot);
});
