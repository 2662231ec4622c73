import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
    close: () => rm(parent, { recursive: true, force: true }),
  };
});

describeMediaBlobs('a bucket', async () => {
  const double = await startS3Double();
  return { open: () => createS3Blobs(double.place), close: double.close };
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

it('a busy store is asked again, and its answer told once it stays busy', async () => {
  const double = await startS3Double();
  const blobs = createS3Blobs(double.place);
  double.beBusy(2);
  await blobs.put('shown/a.pdf', Buffer.from('x'));
  expect(double.objects.get('gantry/shown/a.pdf')?.type).toBe('application/pdf');
  double.beBusy(100);
  await expect(blobs.get('shown/a.pdf')).rejects.toThrow('503');
  await double.close();
});

it('a wrong secret and a bucket that is not there are failures, not empty answers', async () => {
  const double = await startS3Double();
  const stranger = createS3Blobs({ ...double.place, secretAccessKey: 'guessed' });
  await expect(stranger.get('shown/a.avif')).rejects.toThrow('403');
  const elsewhere = createS3Blobs({ ...double.place, bucket: 'elsewhere' });
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
    const place = {
      origin: `http://127.0.0.1:${port}`,
      bucket: 'shop-media',
      prefix: '',
      region: 'us-east-1',
      accessKeyId: 'testing',
      secretAccessKey: 'testing',
    };
    const made = await fetch(`${place.origin}/shop-media`, { method: 'PUT' });
    expect(made.status).toBe(200);
    return {
      open: () => createS3Blobs(place),
      async close() {
        server.kill();
        await once(server, 'close');
      },
    };
  }),
);
