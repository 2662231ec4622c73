import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../tests/support/source-tree.ts';
import { createDemonstrationManuals } from '../demonstration-manuals.ts';
import { createServer } from './create-server.ts';
import { registerManuals } from './manuals.ts';
import { registerStaticFiles } from './static-files.ts';

const open: (() => Promise<void>)[] = [];

/** A server that answers the files of the shop, and the manuals that a project folder knows to make. */
async function serveManuals(projectFolder = projectRoot, patienceMs?: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'gantry-manuals-'));
  const failures: string[] = [];
  const server = createServer({
    trustedProxies: [],
    onFailure: ({ message }) => void failures.push(message),
  });
  await registerStaticFiles(server, { clientFolder: join(dataDir, 'client'), picturesFolder: dataDir });
  const manuals = createDemonstrationManuals({
    projectFolder,
    dataDir,
    ...(patienceMs === undefined ? {} : { patienceMs }),
  });
  registerManuals(server, manuals);
  open.push(async () => {
    await server.close();
    await manuals.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    folder: join(dataDir, 'demonstration-manuals'),
    failures,
    manuals,
    ask: (name: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      server.inject({ method, url: `/manuals/${name}`, headers: { host: 'de.localhost', ...headers } }),
  };
}

async function closeAll(): Promise<void> {
  for (const close of open.splice(0)) await close();
}

describe('a manual of the demonstration', () => {
  let shop: Awaited<ReturnType<typeof serveManuals>>;
  beforeAll(async () => {
    shop = await serveManuals();
  });
  afterAll(closeAll);

  it('P-06: is made when it is asked for, and opens in the browser under its own title', async () => {
    const { statusCode, headers, rawPayload } = await shop.ask('meat-slicer-de.pdf');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    const title = encodeURIComponent('Aufschnittmaschine – ');
    expect(headers['content-disposition']).toMatch(
      new RegExp(`^inline; filename="meat-slicer-de\\.pdf"; filename\\*=UTF-8''${title}\\w+\\.pdf$`),
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
  });

  it('tells a browser by HEAD how long it is, and by its entity tag that nothing is new', async () => {
    const { headers, rawPayload } = await shop.ask('meat-slicer-en.pdf');
    const asked = await shop.ask('meat-slicer-en.pdf', {}, 'HEAD');
    expect([asked.statusCode, asked.headers['content-type'], asked.body]).toEqual([
      200,
      'application/pdf',
      '',
    ]);
    expect(asked.headers['content-length']).toBe(String(rawPayload.length));
    expect(asked.headers['cache-control']).toBe('public, max-age=86400');
    const again = await shop.ask('meat-slicer-en.pdf', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const part = await shop.ask('meat-slicer-en.pdf', { range: 'bytes=0-4' });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
  });

  it('is made once for all who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.ask('multimeter-en.pdf')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => shop.manuals.find('pallet-truck-en')),
    );
    expect(first).toBeDefined();
    expect(others.every((other) => other === first)).toBe(true);
    const written = (await readdir(shop.folder)).filter((file) => file.startsWith('multimeter'));
    expect(written).toEqual(['multimeter-en.pdf']);
  });

  it('is made again when its file has gone', async () => {
    await shop.ask('bench-vice-en.pdf');
    await rm(join(shop.folder, 'bench-vice-en.pdf'));
    expect((await shop.ask('bench-vice-en.pdf')).statusCode).toBe(200);
  });

  it.each([
    'kettlebell-en.pdf',
    'meat-slicer-xx.pdf',
    'no-such-kind-en.pdf',
    'meat-slicer-en.txt',
    'meat-slicer-en',
    '..%2F..%2Fpackage.json',
    '..%2Fmeat-slicer-en.pdf',
    `${'a'.repeat(80)}-en.pdf`,
  ])('R-14: %s is none, and says so', async (name) => {
    const { statusCode, headers, body } = await shop.ask(name);
    expect([statusCode, headers['cache-control'], body]).toEqual([
      404,
      'no-store',
      'There is no such manual.',
    ]);
  });

  it('none of this was a failure', () => expect(shop.failures).toEqual([]));
});

describe('when manuals cannot be made', () => {
  afterEach(closeAll);

  it('a shop without the program says that something went wrong, goes on, and makes them once it is there', async () => {
    const projectFolder = await mkdtemp(join(tmpdir(), 'gantry-project-'));
    open.push(() => rm(projectFolder, { recursive: true, force: true }));
    const shop = await serveManuals(projectFolder);
    const both = await Promise.all([shop.ask('meat-slicer-en.pdf'), shop.ask('multimeter-en.pdf')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    expect(both[0]?.headers['cache-control']).toBe('no-store');
    expect(both[0]?.body).toBe('Something went wrong on our side.');
    expect(shop.failures).toHaveLength(2);
    expect(shop.failures[0]).toContain('The manual meat-slicer-en could not be made');
    await symlink(join(projectRoot, 'demo'), join(projectFolder, 'demo'));
    expect((await shop.ask('meat-slicer-en.pdf')).statusCode).toBe(200);
  });

  it('a thread that hangs is ended, who waits is told, and the next request begins another', async () => {
    const projectFolder = await mkdtemp(join(tmpdir(), 'gantry-project-'));
    open.push(() => rm(projectFolder, { recursive: true, force: true }));
    const program = join(projectFolder, 'demo', 'manuals', 'manual-worker.ts');
    await mkdir(join(projectFolder, 'demo', 'manuals'), { recursive: true });
    await writeFile(program, 'setInterval(() => undefined, 1000);');
    const shop = await serveManuals(projectFolder, 4000);
    const both = await Promise.all([shop.ask('meat-slicer-en.pdf'), shop.ask('multimeter-en.pdf')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    expect(shop.failures[0]).toContain('the thread has ended');
    await writeFile(
      program,
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ name }) => parentPort.postMessage({ name }));",
    );
    expect((await shop.ask('meat-slicer-en.pdf')).statusCode).toBe(404);
  }, 60_000);

  it('a folder that cannot be written is told to the operator, and the next request works once it can', async () => {
    const shop = await serveManuals();
    await shop.ask('bench-vice-en.pdf');
    await rm(shop.folder, { recursive: true });
    await writeFile(shop.folder, 'in the way');
    expect((await shop.ask('meat-slicer-en.pdf')).statusCode).toBe(500);
    expect(shop.failures[0]).toMatch(/meat-slicer-en could not be made: .*EEXIST/);
    await rm(shop.folder);
    await mkdir(shop.folder);
    expect((await shop.ask('meat-slicer-en.pdf')).statusCode).toBe(200);
    expect(shop.failures).toHaveLength(1);
  });

  it('what waits for a manual while the shop closes is told, not kept waiting', async () => {
    const shop = await serveManuals();
    await shop.ask('bench-vice-en.pdf');
    const asked = shop.manuals.find('meat-slicer-en');
    await Promise.all([
      expect(asked).rejects.toThrow('The manual meat-slicer-en could not be made: the shop is closing'),
      // After the request has reached the thread, and before the thread can have drawn three pages.
      new Promise((resolve) => setImmediate(resolve)).then(() => shop.manuals.stop()),
    ]);
  });
});
