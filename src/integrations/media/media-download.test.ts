import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openMediaShop,
  paintPicture,
  type TestMediaShop,
  writePdf,
} from '../../../tests/support/media-shop.ts';
import { importLines } from '../../../tests/support/sample-catalogue.ts';
import { fetchAgain, fetchMedium, orderFetches } from '../../media/fetch-media.ts';
import { findShownMedia, getMedium, listAllMedia } from '../../media/media-store.ts';
import { createDownload, isPrivateAddress } from './media-download.ts';

const pages: Record<string, RequestListener> = {};
const server = createServer((request, response) => {
  const page = pages[request.url ?? ''];
  if (page === undefined) response.writeHead(404).end();
  else page(request, response);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  for (const path of Object.keys(pages)) delete pages[path];
});

const serve = (path: string, bytes: Uint8Array) => {
  pages[path] = (_request, response) => void response.writeHead(200).end(bytes);
  return `${origin}${path}`;
};
const redirect = (path: string, location: string) => {
  pages[path] = (_request, response) => void response.writeHead(302, { location }).end();
  return `${origin}${path}`;
};

const inside = createDownload({ mostBytes: 10_000, privateNetworks: 'allowed', patienceMs: 500 });
const outside = createDownload({ mostBytes: 10_000, privateNetworks: 'refused', patienceMs: 500 });

describe('a download', () => {
  it('brings the bytes of an address, also of one that leads on', async () => {
    serve('/a.jpg', Buffer.from('bytes'));
    redirect('/b.jpg', '/a.jpg');
    const answer = await inside(redirect('/c.jpg', `${origin}/b.jpg`));
    expect(answer.ok && Buffer.from(answer.value).toString()).toBe('bytes');
  });

  it.each([
    [404, 'for good'],
    [403, 'for good'],
    [429, 'for now'],
    [503, 'for now'],
  ])('of an address that answers %i is refused %s', async (status, lasts) => {
    pages['/x'] = (_request, response) => void response.writeHead(status).end();
    const answer = await inside(`${origin}/x`);
    expect(answer).toEqual({
      ok: false,
      refusal: { lasts, message: `is answered with the status ${status}` },
    });
  });

  it('ends at its limits: of size, of time, and of leading on', async () => {
    const large = await inside(serve('/large', Buffer.alloc(10_001)));
    expect(large).toMatchObject({ refusal: { lasts: 'for good' } });
    pages['/slow'] = (_request, response) => void response.writeHead(200).write('a');
    expect(await inside(`${origin}/slow`)).toEqual({
      ok: false,
      refusal: { lasts: 'for now', message: 'was not answered within 0.5 s' },
    });
    expect(await inside(redirect('/circle', '/circle'))).toMatchObject({
      refusal: { message: 'leads on to other addresses more than 3 times' },
    });
    expect(await inside('http://127.0.0.1:1/x')).toMatchObject({ refusal: { lasts: 'for now' } });
  });

  it.each(['file:///etc/passwd', 'ftp://example.com/a.jpg', 'no address'])(
    'asks nothing of %s',
    async (url) => {
      expect(await inside(url)).toMatchObject({ refusal: { lasts: 'for good' } });
    },
  );

  it.each([
    'http://127.0.0.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://localhost/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://0x7f000001/a.jpg',
    'http://[::ffff:10.0.0.1]/a.jpg',
  ])('asks no private network: %s', async (url) => {
    expect(await outside(url)).toEqual({
      ok: false,
      refusal: { lasts: 'for good', message: 'leads into a private network' },
    });
  });
});

it.each([
  ['8.8.8.8', false],
  ['2a00:1450:4001::1', false],
  ['172.32.0.1', false],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:192.168.0.1', true],
  ['64:ff9b::a00:1', true],
])('the address %s is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

describe('what lines of the catalogue file give addresses for', () => {
  let test: TestMediaShop;
  const download = createDownload({ mostBytes: 100_000, privateNetworks: 'allowed' });
  beforeEach(async () => {
    test = await openMediaShop();
  });
  afterEach(() => test.drop());
  const asset = (key: string, url: string) => ({ type: 'asset', key, url });
  const fetchAll = async (names: readonly string[]) => {
    for (const name of names) await fetchMedium(test.shop, download, name);
  };

  it('is ordered once, fetched, and shown like what came in a folder', async () => {
    await importLines(test.database, [
      asset('drill-1', serve('/drill.jpg', await paintPicture('red'))),
      asset('manuals/drill-de.pdf', serve('/drill.pdf', writePdf('Drill'))),
    ]);
    expect(await orderFetches(test.shop)).toBe(2);
    expect(await orderFetches(test.shop)).toBe(0);
    expect(await test.findJobs('fetch-media')).toHaveLength(2);
    await fetchAll(['drill-1', 'manuals/drill-de.pdf', 'of-no-line']);
    expect((await findShownMedia(test.database)).map(({ name }) => name)).toEqual(['manuals/drill-de.pdf']);
    expect((await getMedium(test.database, 'drill-1'))?.original).toMatch(/^originals\/[0-9a-f]{32}\.jpg$/);
    expect(await test.findJobs('make-picture-sizes')).toEqual([{ name: 'drill-1' }]);
    await importLines(test.database, [asset('drill-1', serve('/other.jpg', await paintPicture('blue')))]);
    expect(await orderFetches(test.shop)).toBe(1);
    expect(await fetchAgain(test.shop, ['manuals/drill-de.pdf'])).toBe(1);
    expect(await fetchAgain(test.shop)).toBe(2);
  });

  it('is noted with the reason when nothing comes of it, and what may pass is tried again', async () => {
    await importLines(test.database, [
      asset('gone', `${origin}/gone.jpg`),
      asset('page', serve('/page', Buffer.from('<html>'))),
      asset('busy', `${origin}/busy.jpg`),
    ]);
    await fetchAll(['gone', 'page']);
    pages['/busy.jpg'] = (_request, response) => void response.writeHead(503).end();
    await expect(fetchMedium(test.shop, download, 'busy')).rejects.toThrow('503');
    const problems = await listAllMedia(test.database, 'problems');
    expect(problems.map(({ name, problem }) => [name, problem])).toEqual([
      ['busy', 'is answered with the status 503'],
      ['gone', 'is answered with the status 404'],
      ['page', 'is of no type that is known; a picture must be jpg, png, webp, avif'],
    ]);
    serve('/busy.jpg', await paintPicture('red'));
    await fetchAll(['busy']);
    expect(await listAllMedia(test.database, 'problems')).toHaveLength(2);
  });
});
