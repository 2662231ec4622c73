import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
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

it('a file that a process died over is neither read nor listed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-media-'));
  const blobs = createFolderBlobs(folder);
  await blobs.put('shown/a.avif', Buffer.from('whole'));
  await writeFile(join(folder, 'shown', 'b.avif.1234.part'), 'ha');
  expect((await readAll(blobs)).map(({ key }) => key)).toEqual(['shown/a.avif']);
  expect(await readdir(join(folder, 'shown'))).toHaveLength(2);
  await rm(folder, { recursive: true });
});

/** Files and folders in the order in which the disk was told to hold them, each with what the folder of the store listed then. */
async function watchSyncs(folder: string, work: () => Promise<void>): Promise<readonly string[]> {
  const probe = await open(folder, 'r');
  const prototype: Pick<FileHandle, 'sync'> = Object.getPrototypeOf(probe);
  const { sync } = prototype;
  await probe.close();
  const seen: string[] = [];
  const watched = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const kind = (await this.stat()).isDirectory() ? 'folder' : `file of ${(await this.stat()).size} bytes`;
    const names = (await readdir(join(folder, 'shown'))).map((name) => name.replace(/\.[0-9a-f-]{36}/, '.*'));
    seen.push(`${kind}, ${names.join(' ')}`);
    return sync.call(this);
  });
  await work().finally(() => watched.mockRestore());
  return seen;
}

it('a file is on the disk before it has its name, and its name before it counts as put', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-media-'));
  const blobs = createFolderBlobs(folder);
  await blobs.put('shown/a.avif', Buffer.from('whole'));
  const synced = await watchSyncs(folder, () => blobs.put('shown/b.avif', Buffer.from('whole, too')));
  expect(synced).toEqual(['file of 10 bytes, a.avif b.avif.*.part', 'folder, a.avif b.avif']);
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
    const kept = await readAll(blobs);
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
