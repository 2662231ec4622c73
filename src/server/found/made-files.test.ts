import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MadeFiles, type OpenedFile } from './made-files.ts';

let folder: string;
let now = 0;
let made: MadeFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'made-files-'));
  now = Date.UTC(2026, 10, 26);
  made = new MadeFiles(join(folder, 'made'), { now: () => new Date(now) });
});
afterEach(() => rm(folder, { recursive: true }));

const readWhole = async ({ bytes }: OpenedFile) => gunzipSync(await buffer(bytes)).toString();

/** Noise that gzip makes no smaller, so that bytes leave it at once. */
const noise = Array.from({ length: 40_000 }, (_, index) => Math.sin(index).toString(36)).join('');

/** Pieces that end when they are let go. */
function heldBack(end: () => void = () => undefined) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let times = 0;
  async function* write() {
    times += 1;
    yield noise;
    await promise;
    end();
    yield 'end';
  }
  return { write, letGo: resolve, times: () => times };
}

describe('a file that takes long to make', () => {
  it('is sent from its beginning to everybody who asks, before it has an end, and made once', async () => {
    const { write, letGo, times } = heldBack();
    const opened = await Promise.all([made.open('feed', write), made.open('feed', write)]);
    expect(opened.map(({ hash }) => hash)).toEqual([undefined, undefined]);
    for (const { bytes } of opened)
      expect((await bytes[Symbol.asyncIterator]().next()).value?.length).toBeGreaterThan(0);
    const third = await made.open('feed', write);
    letGo();
    expect(await readWhole(third)).toBe(`${noise}end`);
    expect(times()).toBe(1);
    for (const { close } of opened) await close();
  });

  it('waits for its turn, and is there to be read once that has come', async () => {
    const slow = ['a', 'b', 'c'].map((name) => ({ name, ...heldBack() }));
    const opening = slow.map(({ name, write }) => made.open(name, write));
    await Promise.all(opening.slice(0, 2));
    for (const { letGo } of slow) letGo();
    for (const file of opening) expect(await readWhole(await file)).toBe(`${noise}end`);
  });

  it('breaks off where making it fails, and is made anew for the next one', async () => {
    const broken = heldBack(() => {
      throw new Error('the database has gone');
    });
    const { bytes } = await made.open('feed', broken.write);
    broken.letGo();
    await expect(buffer(bytes)).rejects.toThrow('the database has gone');
    const { write, letGo } = heldBack();
    letGo();
    expect(await readWhole(await made.open('feed', write))).toBe(`${noise}end`);
    expect(await readdir(join(folder, 'made'))).toHaveLength(1);
  });
});

describe('a file that is opened and not read', () => {
  // Where the system says which files are open.
  it.skipIf(!existsSync('/proc/self/fd'))('is closed all the same', async () => {
    const { write, letGo } = heldBack();
    letGo();
    await readWhole(await made.open('map', write));
    const countOpen = async () => (await readdir('/proc/self/fd')).length;
    const before = await countOpen();
    for (let times = 0; times < 20; times += 1) await (await made.open('map', write)).close();
    expect(await countOpen()).toBe(before);
  });
});

describe('a file that is made soon', () => {
  async function* short() {
    yield 'short';
  }

  it('has its hash with the first answer, and holds for a quarter of an hour', async () => {
    const first = await made.open('map', short);
    const second = await made.open('map', () => expect.unreachable());
    expect(first.hash).toMatch(/^[\w-]{22}$/);
    expect([second.hash, await readWhole(first), await readWhole(second)]).toEqual([
      first.hash,
      'short',
      'short',
    ]);
    now += 15 * 60_000;
    async function* changed() {
      yield 'changed';
    }
    expect(await readWhole(await made.open('map', changed))).toBe('changed');
  });

  it('fails as an answer when nothing of it can be made', async () => {
    async function* failing() {
      yield await Promise.reject<string>(new Error('no database'));
    }
    await expect(made.open('map', failing)).rejects.toThrow('no database');
    expect(await readWhole(await made.open('map', short))).toBe('short');
  });

  it('is made anew where somebody has removed it, and when goods change', async () => {
    await (await made.open('map', short)).close();
    await rm(join(folder, 'made'), { recursive: true });
    expect(await readWhole(await made.open('map', short))).toBe('short');
    made.drop(['products']);
    async function* changed() {
      yield 'changed';
    }
    expect(await readWhole(await made.open('map', changed))).toBe('changed');
  });
});
