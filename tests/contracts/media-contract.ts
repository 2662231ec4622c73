import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MediaBlobs, StoredBlob } from '../../src/media/media-blobs.ts';

export interface BlobsUnderTest {
  /** Another process's way to the same store. */
  open(): MediaBlobs;
  /** Makes a key as old as if it had been put then, where the store lets anybody do so. */
  readonly age?: (key: string, time: Date) => Promise<void>;
  close(): Promise<void>;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

export async function readAll(blobs: MediaBlobs): Promise<StoredBlob[]> {
  const listed: StoredBlob[] = [];
  for await (const blob of blobs.list()) listed.push(blob);
  return listed;
}

/** What must be true of a media store, wherever its bytes lie. */
export function describeMediaBlobs(name: string, setup: () => Promise<BlobsUnderTest>): void {
  describe(`${name} as a media store`, () => {
    let store: BlobsUnderTest;
    let blobs: MediaBlobs;
    beforeEach(async () => {
      store = await setup();
      blobs = store.open();
    });
    afterEach(() => store.close());

    it('gives back the bytes that were put, to every process', async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
      await blobs.put('shown/0a1b-640.avif', bytes);
      expect(Buffer.compare((await store.open().get('shown/0a1b-640.avif')) ?? bytesOf(''), bytes)).toBe(0);
    });

    it('says that nothing is there, of a key and of a store that was never used', async () => {
      expect(await blobs.get('shown/none.avif')).toBeUndefined();
      expect(await readAll(blobs)).toEqual([]);
      await blobs.remove(['shown/none.avif']);
    });

    it('takes the same again, from several processes at the same time', async () => {
      const key = 'originals/9f.jpg';
      const puts = Array.from({ length: 6 }, () => store.open().put(key, bytesOf('same')));
      await Promise.all(puts);
      expect((await readAll(blobs)).map((blob) => blob.key)).toEqual([key]);
      expect(Buffer.from((await blobs.get(key)) ?? []).toString()).toBe('same');
    });

    it('says when a key was put last, of what is there', async () => {
      const before = Date.now() - 5000;
      await blobs.put('shown/0a.pdf', bytesOf('x'));
      const first = await blobs.storedAt('shown/0a.pdf');
      expect(first?.getTime()).toBeGreaterThan(before);
      const old = store.age === undefined ? first : new Date('2026-01-01T00:00:00Z');
      if (old !== undefined) await store.age?.('shown/0a.pdf', old);
      expect(await store.open().storedAt('shown/0a.pdf')).toEqual(old);
      await blobs.put('shown/0a.pdf', bytesOf('x'));
      expect((await blobs.storedAt('shown/0a.pdf'))?.getTime()).toBeGreaterThan(before);
      expect(await blobs.storedAt('shown/none.pdf')).toBeUndefined();
    });

    it('lists everything with when it was put, and nothing that was removed', async () => {
      const keys = Array.from({ length: 8 }, (_, index) => `shown/${index}.webp`);
      const before = Date.now() - 5000;
      for (const key of keys) await blobs.put(key, bytesOf(key));
      await blobs.put('originals/x.png', bytesOf('x'));
      const listed = await readAll(blobs);
      expect(listed.map(({ key }) => key).sort()).toEqual(['originals/x.png', ...keys]);
      expect(listed.every(({ storedAt }) => storedAt.getTime() >= before)).toBe(true);
      await blobs.remove([...keys.slice(1), 'shown/never.webp']);
      expect((await readAll(blobs)).map(({ key }) => key).sort()).toEqual([
        'originals/x.png',
        'shown/0.webp',
      ]);
    });

    it.each([
      '../secret.json',
      'shown/../../x.avif',
      'shown/a',
      '/etc/passwd',
      'shown/a/b.avif',
      'shown/A.avif',
    ])('has no key %s', async (key) => {
      await expect(blobs.put(key, bytesOf('x'))).rejects.toThrow('not a key of the media store');
      await expect(blobs.get(key)).rejects.toThrow('not a key of the media store');
    });
  });
}
