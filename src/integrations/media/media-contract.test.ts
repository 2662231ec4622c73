import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, mkdir, mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { describeMediaBlobs, readAll } from '../../../tests/contracts/media-contract.ts';
import { findFreePort } from '../../../tests/support/free-port.ts';
import { startS3Double } from '../../../tests/support/s3-double.ts';
import { createFolderBlobs } from './media-folder.ts';
import { createS3Blobs } from './media-s3.ts';

describeMediaBlobs('a folder', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'gantry-media-'));
  const folder = join(parent, 'not', 'made', 'yet');
  return {
    open: () => createFolderBlobs(folder),
    age: (key, time) => utimes(join(folder, key), time, time),
    close: () => rm(parent, { recursive: true, force: true }),
  };
});

describeMediaBlobs('a bucket', async () => {
  const double = await startS3Double();
  return {
    open: () => createS3Blobs(double.location),
    async age(key, time) {
      const object = double.objects.get(`${double.location.prefix}${key}`);
      if (object !== undefined) object.modified = time;
    },
    close: double.close,
  };
});

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-media-'));
  const namesIn = (part: string) => readdir(join(folder, part));
  return { folder, namesIn, blobs: createFolderBlobs(folder), remove: () => rm(folder, { recursive: true }) };
}

/** Every handle's `sync` meanwhile. */
async function replaceSync(
  sync: (this: FileHandle, original: () => Promise<void>) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  const probe = await open(tmpdir(), 'r');
  const prototype: Pick<FileHandle, 'sync'> = Object.getPrototypeOf(probe);
  const { sync: original } = prototype;
  await probe.close();
  const replaced = vi.spyOn(prototype, 'sync').mockImplementation(function (this: FileHandle) {
    return sync.call(this, () => original.call(this));
  });
  await work().finally(() => replaced.mockRestore());
}

const failWith = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

it('a file that a process died over can be removed like any other, and what is no key is not listed', async () => {
  const { folder, namesIn, blobs, remove } = await openFolder();
  let unfinished: readonly string[] = [];
  const watch = async function (this: FileHandle, sync: () => Promise<void>) {
    if (unfinished.length === 0) unfinished = await namesIn('shown');
    return sync();
  };
  await mkdir(join(folder, 'shown'));
  await replaceSync(watch, () => blobs.put('shown/a.avif', Buffer.from('whole')));
  const [left = ''] = unfinished;
  expect(left).toMatch(/\.part$/);
  await writeFile(join(folder, 'shown', left), 'who');
  await writeFile(join(folder, 'shown', '.DS_Store'), 'of somebody else');
  const keys = (await readAll(blobs)).map(({ key }) => key);
  expect(keys.toSorted()).toEqual(['shown/a.avif', `shown/${left}`].toSorted());
  await blobs.remove([`shown/${left}`]);
  expect((await namesIn('shown')).toSorted()).toEqual(['.DS_Store', 'a.avif']);
  await remove();
});

it('a file that could not be put leaves nothing behind', async () => {
  const { folder, namesIn, blobs, remove } = await openFolder();
  await blobs.put('shown/a.avif', Buffer.from('whole'));
  const full = () => blobs.put('shown/b.avif', Buffer.from('more'));
  await expect(replaceSync(() => failWith('ENOSPC'), full)).rejects.toThrow('ENOSPC');
  // A folder stands where the file should.
  await mkdir(join(folder, 'shown', 'c.avif'));
  await expect(blobs.put('shown/c.avif', Buffer.from('more'))).rejects.toThrow();
  expect((await namesIn('shown')).toSorted()).toEqual(['a.avif', 'c.avif']);
  await remove();
});

it.each([
  ['EINVAL', true],
  ['ENOTSUP', true],
  ['EPERM', true],
  ['EIO', false],
])('a folder that answers %s when it is to be on the disk lets a file be put: %s', async (code, isPut) => {
  const { folder, blobs, remove } = await openFolder();
  await mkdir(join(folder, 'shown'));
  const refuseFolders = async function (this: FileHandle, sync: () => Promise<void>) {
    return (await this.stat()).isDirectory() ? failWith(code) : sync();
  };
  const put = replaceSync(refuseFolders, () => blobs.put('shown/a.avif', Buffer.from('whole')));
  await (isPut ? expect(put).resolves.toBeUndefined() : expect(put).rejects.toThrow(code));
  await remove();
});

/** Files and folders in the order in which the disk was told to hold them, each with what the folder of the store listed then. */
async function watchSyncs(folder: string, work: () => Promise<void>): Promise<readonly string[]> {
  const seen: string[] = [];
  await replaceSync(async function (this, sync) {
    const kind = (await this.stat()).isDirectory() ? 'folder' : `file of ${(await this.stat()).size} bytes`;
    const names = (await readdir(join(folder, 'shown'))).map((name) => name.replace(/^[0-9a-f-]{36}/, '*'));
    seen.push(`${kind}, ${names.toSorted().join(' ')}`);
    return sync();
  }, work);
  return seen;
}

it('a file is on the disk before it has its name, and its name before it counts as put', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-media-'));
  const blobs = createFolderBlobs(folder);
  await blobs.put('shown/a.avif', Buffer.from('whole'));
  const synced = await watchSyncs(folder, () => blobs.put('shown/b.avif', Buffer.from('whole, too')));
  expect(synced).toEqual(['file of 10 bytes, *.part a.avif', 'folder, a.avif b.avif']);
  // A new store: the folders that it is made of have to be found again as well.
  const deep = join(folder, 'not', 'there');
  const first = await watchSyncs(folder, () => createFolderBlobs(deep).put('shown/a.avif', Buffer.from('x')));
  expect(first.map((line) => line.split(' ')[0])).toEqual([
    'folder,',
    'folder,',
    'folder,',
    'file',
    'folder,',
  ]);
  await rm(folder, { recursive: true });
});

const writer = `
  import { createFolderBlobs } from './src/integrations/media/media-folder.ts';
  const blobs = createFolderBlobs(process.argv[1]);
  for (let turn = 0; ; turn += 1) {
    await Promise.all([0, 1, 2, 3].map((name) => blobs.put('shown/' + name + '.avif', Buffer.alloc(2_000_000, turn % 256))));
    process.stdout.write('.');
  }`;

it('every file is whole whenever the process that writes is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-media-'));
  for (const rounds of [1, 3, 6]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for (let seen = 0; seen < rounds; ) seen += String((await once(child.stdout, 'data'))[0]).length;
    child.kill('SIGKILL');
    await once(child, 'close');
    const blobs = createFolderBlobs(folder);
    const kept = (await readAll(blobs)).filter(({ key }) => !key.endsWith('.part'));
    expect(kept).toHaveLength(4);
    for (const { key } of kept) {
      const bytes = (await blobs.get(key)) ?? new Uint8Array();
      expect([bytes.length, new Set(bytes).size], key).toEqual([2_000_000, 1]);
    }
  }
  await rm(folder, { recursive: true });
});

it('a busy store is asked again, and its answer told once it stays busy', async () => {
  const double = await startS3Double();
  const blobs = createS3Blobs(double.location);
  double.beBusy(2);
  await blobs.put('shown/a.pdf', Buffer.from('x'));
  expect(double.objects.get('gantry/shown/a.pdf')?.type).toBe('application/pdf');
  double.beBusy(100);
  await expect(blobs.get('shown/a.pdf')).rejects.toThrow('503');
  await double.close();
});

it('a removal of which one fails has none on its way any more', async () => {
  const double = await startS3Double();
  const blobs = createS3Blobs(double.location);
  for (const key of ['shown/a.avif', 'shown/b.avif']) await blobs.put(key, Buffer.from('x'));
  const { fetch: send } = globalThis;
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, ...more) => {
    const isRefused = request instanceof Request && request.url.endsWith('a.avif');
    return isRefused ? new Response('AccessDenied', { status: 403 }) : send(request, ...more);
  });
  await expect(blobs.remove(['shown/a.avif', 'shown/b.avif'])).rejects.toThrow('403');
  expect([...double.objects.keys()]).toEqual(['gantry/shown/a.avif']);
  fetch.mockRestore();
  await double.close();
});

it('a wrong secret and a bucket that is not there are failures, not empty answers', async () => {
  const double = await startS3Double();
  const stranger = createS3Blobs({ ...double.location, secretAccessKey: 'guessed' });
  await expect(stranger.get('shown/a.avif')).rejects.toThrow('403');
  const elsewhere = createS3Blobs({ ...double.location, bucket: 'elsewhere' });
  await expect(elsewhere.get('shown/a.avif')).rejects.toThrow('there is no bucket elsewhere');
  await expect(elsewhere.put('shown/a.avif', Buffer.from('x'))).rejects.toThrow(
    'there is no bucket elsewhere',
  );
  await expect(readAll(elsewhere)).rejects.toThrow('there is no bucket elsewhere');
  await double.close();
});

// A second opinion of the protocol, where its program is installed: pip install 'moto[server]'.
const moto = spawnSync('moto_server', ['--version']).status === 0;
describe.skipIf(!moto)('where moto_server is installed', () =>
  describeMediaBlobs('a bucket of moto', async () => {
    const port = await findFreePort();
    const server = spawn('moto_server', ['-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
    await once(server.stderr, 'data');
    const location = {
      origin: `http://127.0.0.1:${port}`,
      bucket: 'shop-media',
      prefix: '',
      region: 'us-east-1',
      accessKeyId: 'testing',
      secretAccessKey: 'testing',
    };
    const made = await fetch(`${location.origin}/shop-media`, { method: 'PUT' });
    expect(made.status).toBe(200);
    return {
      open: () => createS3Blobs(location),
      async close() {
        server.kill();
        await once(server, 'close');
      },
    };
  }),
);
