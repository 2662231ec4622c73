import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import messages from '../../messages/de-DE.json' with { type: 'json' };
import type { Cart } from '../../src/api/contract/cart.ts';
import { createTestDatabase } from '../support/database.ts';
import { paintPicture, writeSvg } from '../support/media-shop.ts';
import { kran } from '../support/merchant.ts';
import { openPlainBrowser } from '../support/page-forms.ts';
import { type ReadMail, readMail } from '../support/read-mail.ts';
import {
  categoryLine,
  pageLine,
  priceLine,
  productLine,
  skuOf,
  stockLine,
  typeLine,
  writeLines,
} from '../support/sample-catalogue.ts';
import { createShopClient, type HttpAnswer, type ShopClient } from '../support/shop-client.ts';
import { runShopCommand, startShopProcess } from '../support/shop-process.ts';
import type { PageAnswer, WholeShop } from '../support/whole-shop.ts';

const HOST = 'de.localhost';
/** For sizes to be made, pages to follow and the mail to be written. */
const EMAIL = 'jana@example.com';
const PRODUCT = '/bohrer-10000043';
/** What the demonstration's merchant is known by. */
const INVENTED = /\bGantry\b|gantry\.example|GNTR|SK9999999999|Skladová/;

const catalogue = [
  typeLine(),
  categoryLine('workshop', null, {
    name: { 'en-GB': 'Workshop', 'de-DE': 'Werkstatt' },
    slug: { 'en-GB': 'workshop', 'de-DE': 'werkstatt' },
  }),
  productLine(43, {
    name: { 'en-GB': 'Drill', 'de-DE': 'Bohrer' },
    slug: { 'en-GB': 'drill-10000043', 'de-DE': PRODUCT.slice(1) },
    images: [{ name: 'own-drill' }],
  }),
  priceLine(43, 'EUR', 18_900),
  stockLine(43, 7),
];

const pages = [
  pageLine('home', 'de-DE', {
    kind: 'home',
    meta: { title: 'Willkommen bei {shopName}' },
    blocks: [{ type: 'hero', title: 'Hallo', picture: { name: 'hero-own', alt: '' }, links: [] }],
  }),
  pageLine('company-information', 'de-DE', {
    slug: 'impressum',
    meta: { title: 'Impressum | {shopName}' },
    blocks: [
      { type: 'companyInformation', title: 'Firma' },
      { type: 'contact', title: 'Kontakt' },
      { type: 'bankDetails', title: 'Konto' },
    ],
  }),
];

const undo: (() => unknown)[] = [];
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A folder that holds what a merchant has, and the settings of a shop in production that holds nothing. */
async function prepare() {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-filled-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const pictures = join(folder, 'pictures');
  await mkdir(pictures);
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'merchant.json': JSON.stringify(kran),
    'with-logo.json': JSON.stringify({ version: 1, ...kran, logo: 'logo.svg' }),
    'catalogue.ndjson': writeLines(catalogue),
    'pages.ndjson': writeLines(pages),
    'pictures/Own-Drill.JPG': await paintPicture('red', 'jpeg', { width: 900, height: 700 }),
    'pictures/hero-own.png': await paintPicture('blue', 'png', { width: 800, height: 400 }),
    'pictures/logo.svg': writeSvg('<path d="M0 0h9v9z"/>'),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const env: Record<string, string> = {
    APP_ENV: 'production',
    CARD_SANDBOX: 'off',
    VAT_VALIDATION: 'off',
  };
  if (process.env.TEST_DATABASE_URL) {
    const { url, drop } = await createTestDatabase({ schema: 'empty' });
    undo.push(drop);
    env.DATABASE_URL = url;
  }
  const options = { dataDir: join(folder, 'shop'), env };
  return {
    options,
    file: (name: string) => join(folder, name),
    run: (...args: string[]) => runShopCommand(args, options),
  };
}

/** A running shop as a browser without JavaScript meets it; every page that it was shown is kept. */
function openBrowser(client: ShopClient) {
  const seen: string[] = [];
  const toPage = ({ status, headers, body }: HttpAnswer): PageAnswer => {
    seen.push(body.toString('utf8'));
    return { status, headers, body: body.toString('utf8') };
  };
  const pathOf = (address: string) => address.slice(HOST.length);
  const shop: Pick<WholeShop, 'get' | 'post' | 'call'> = {
    get: async (address, headers = {}) => toPage(await client.send('GET', pathOf(address), { headers })),
    post: async (address, form, headers = {}) => {
      const type = 'application/x-www-form-urlencoded';
      const options = { headers: { origin: `http://${HOST}`, 'content-type': type, ...headers } };
      const body = new URLSearchParams(form).toString();
      return toPage(await client.send('POST', pathOf(address), { ...options, body }));
    },
    call: async (address, value, headers = {}) => {
      const options = { headers: { 'content-type': 'application/json', ...headers } };
      const body = JSON.stringify(value);
      const answer = toPage(await client.send('POST', pathOf(address), { ...options, body }));
      return { ...answer, json: JSON.parse(answer.body) };
    },
  };
  return { ...openPlainBrowser(shop, HOST), seen };
}

type Browser = ReturnType<typeof openBrowser>;

/** The sizes that pages offer of the merchant's picture are what their names say, made of it. */
async function expectRealPictures(client: ShopClient, markup: string): Promise<void> {
  const found = markup.match(/\/pictures\/own-drill\.[0-9a-f]{20}-\d+\.(?:avif|webp)/g) ?? [];
  const addresses = [...new Set(found)];
  expect(new Set(addresses.map((address) => address.slice(-4)))).toEqual(new Set(['avif', 'webp']));
  for (const address of addresses) {
    const { status, headers, body } = await client.send('GET', address);
    expect([status, headers['content-type']], address).toEqual([200, `image/${address.slice(-4)}`]);
    const { format, width } = await sharp(body).metadata();
    const [, size = ''] = /-(\d+)\./.exec(address) ?? [];
    expect([format, width], address).toEqual([address.endsWith('avif') ? 'heif' : 'webp', Number(size)]);
    const { dominant } = await sharp(body).stats();
    expect(dominant.r, address).toBeGreaterThan(dominant.b);
  }
}

/** Resolves to the thank-you page's address. */
async function buyByTransfer(browser: Browser): Promise<string> {
  const locationOf = ({ status, headers }: PageAnswer) => `${status} ${headers.location}`;
  const sku = skuOf(43);
  expect(locationOf(await browser.post(PRODUCT, { sku, quantity: '1' }))).toBe('303 /checkout/cart');
  expect((await browser.get('/checkout/cart')).body).toContain('Bohrer');
  const cart = async () => {
    const { json } = await browser.call('getMe', {});
    const { id, version } = (json as { data: { activeCart: Cart } }).data.activeCart;
    return { cartId: id, version: String(version) };
  };
  const address = {
    ...{ firstName: 'Jana', lastName: 'Neumann', streetName: 'Hauptstraße', streetNumber: '12' },
    ...{ postalCode: '10115', city: 'Berlin', phone: '+49 30 123456' },
  };
  const fields = Object.entries(address).map(([name, value]) => [`billing.${name}`, value]);
  const choices = { email: EMAIL, clientType: 'PRIVATE', shippingAddressType: 'SAME_AS_BILLING' };
  await browser.get('/checkout/addresses');
  const form = { ...(await cart()), ...choices, ...Object.fromEntries(fields) };
  expect(locationOf(await browser.post('/checkout/addresses', form))).toBe('303 /checkout/payment');
  await browser.get('/checkout/payment');
  const payment = { ...(await cart()), paymentMethod: 'bank-transfer' };
  const ordered = await browser.post('/checkout/payment', payment);
  expect(locationOf(ordered)).toMatch(/^303 \/checkout\/thank-you\?order=/);
  return String(ordered.headers.location);
}

async function mailsIn(folder: string): Promise<readonly ReadMail[]> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  const mails = files.filter((file) => file.endsWith('.eml'));
  return Promise.all(mails.map(async (file) => readMail(await readFile(join(folder, file)))));
}

it('Y-04: a shop filled from nothing by a merchant’s own files, in production, with pictures, sells', async () => {
  const { options, file, run } = await prepare();
  const shop = await startShopProcess(options);
  undo.push(() => shop.stop());
  await shop.opened;
  expect(shop.stdout()).toMatch(/^Merchant record, required: missing company\.name/m);
  const client = createShopClient(shop.port, HOST);
  undo.push(() => client.close());
  const browser = openBrowser(client);

  for (const args of [
    ['merchant', 'import', file('merchant.json')],
    ['import', file('catalogue.ndjson'), file('pages.ndjson'), '--media', file('pictures')],
    ['merchant', 'import', file('with-logo.json')],
    ['merchant', 'check'],
  ])
    expect(await run(...args), args.join(' ')).toMatchObject({ code: 0 });

  const shown = async () => (await browser.get(PRODUCT)).body;
  await expect.poll(shown).toMatch(/srcSet="[^"]*own-drill\.[0-9a-f]{20}-/i);
  await expect.poll(shown).toMatch(/<img [^>]*src="\/pictures\/logo\.[0-9a-f]{20}\.svg"/);
  await expectRealPictures(client, await shown());
  const home = async () => (await browser.get('/')).body;
  await expect.poll(home).toMatch(/hero-own\.[0-9a-f]{20}-1920\.avif/);
  expect(await home()).toContain('<title>Willkommen bei Kran</title>');
  const imprint = (await browser.get('/impressum/')).body;
  for (const part of ['Kran Gerüst GmbH', 'DE136695976', 'DE89370400440532013000'])
    expect(imprint, part).toContain(part);

  const thanks = (await browser.get(await buyByTransfer(browser))).body;
  expect(thanks).toContain(messages.checkout.thankYouTitle);
  expect(thanks).toContain('COBADEFFXXX');
  const mails = () => mailsIn(join(options.dataDir, 'mail'));
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.headers).toContainEqual(['from', 'Kran <post@kran.example>']);
  expect(mail?.headers).toContainEqual(['to', `Jana Neumann <${EMAIL}>`]);
  for (const part of ['Kran Gerüst GmbH', 'hilfe@kran.example'])
    expect(JSON.stringify(mail), part).toContain(part);

  for (const text of [...browser.seen, JSON.stringify(mail)]) expect(text).not.toMatch(INVENTED);
  expect(shop.stderr()).toBe('');
});
