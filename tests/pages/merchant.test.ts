import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import messages from '../../messages/de-DE.json' with { type: 'json' };
import type { Merchant } from '../../src/merchant/merchant-schema.ts';
import { giveMerchant, kran, realMerchant, withoutDomains } from '../support/merchant.ts';
import { pageLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { addressIn, testPassword } from '../support/test-shop.ts';
import { cookieAfter, openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const HOST = 'de.localhost';
/** Jobs and events are not waited for by the second on a machine that does other things too. */
const imprint = pageLine('company-information', 'de-DE', {
  slug: 'impressum',
  title: 'Impressum',
  meta: { title: 'Impressum | {shopName}' },
  blocks: [
    {
      type: 'richText',
      text: 'Geöffnet {openingHours}, Aufsicht {supervisoryAuthority}, Streit {disputeBody}.',
    },
    { type: 'companyInformation', title: 'Firma' },
    { type: 'contact', title: 'Kontakt' },
    { type: 'bankDetails', title: 'Konto' },
  ],
});

let shop: WholeShop;
/** The version of the record that the shop has. */
let version: number | undefined;
beforeAll(async () => {
  shop = await openWholeShop([...smallCatalogue, imprint], {}, undefined, 'none');
  await shop.listen();
});
afterAll(() => shop.close());

async function become(merchant: Merchant): Promise<void> {
  await giveMerchant(shop.database, shop.shop.engine.events, merchant, version);
  version = (version ?? 0) + 1;
}

const read = async (path: string) => (await shop.get(`${HOST}${path}`)).body;
const methodsOf = (json: unknown) =>
  (json as { data: { paymentMethods: { paymentInterface: string }[] } }).data.paymentMethods.map(
    ({ paymentInterface }) => paymentInterface,
  );

/** A cart in Germany that only has to be paid. */
async function openCart() {
  const added = await shop.call(`${HOST}/api/commerce/addToCart`, { sku: 'EX10000001' });
  const headers = { cookie: cookieAfter(added) };
  const { cart } = (added.json as { data: { cart: { id: string; version: number } } }).data;
  const address = addressIn('DE');
  const filled = await shop.call(
    `${HOST}/api/commerce/updateCart`,
    {
      id: cart.id,
      version: cart.version,
      actions: [
        { action: 'setBillingAddress', address },
        { action: 'setShippingAddress', address },
        { action: 'setCustomerEmail', email: 'buyer@example.com' },
      ],
    },
    headers,
  );
  const { cart: ready } = (filled.json as { data: { cart: { id: string; version: number } } }).data;
  return {
    headers,
    cart: { cartId: ready.id, cartVersion: ready.version },
    methods: async () =>
      methodsOf(
        (await shop.call(`${HOST}/api/commerce/getPaymentMethods`, { cartId: ready.id }, headers)).json,
      ),
  };
}

describe('a shop without a merchant', () => {
  it('says so in its log, and shows nothing of anybody', async () => {
    expect(shop.takeLog().join('\n')).toContain('The shop takes no orders');
    const page = await read('/impressum/');
    expect(page).toContain('Geöffnet , Aufsicht , Streit .');
    for (const address of ['/impressum/', '/', '/bohrmaschine-10000001', '/checkout/cart'])
      expect(await read(address), address).not.toMatch(/Equipment|Skladová|gantry\.example|SK9999999999/);
  });

  it('takes no order: no way to pay is offered, and none is taken', async () => {
    const { cart, headers, methods } = await openCart();
    expect(await methods()).toEqual([]);
    for (const call of ['createBankPayment', 'createCodPayment'])
      expect((await shop.call(`${HOST}/api/commerce/${call}`, cart, headers)).json, call).toMatchObject({
        error: { code: 'PaymentMethodNotAllowed' },
      });
    const page = await shop.get(`${HOST}/checkout/payment`, headers);
    expect(page.body).toContain(messages.problem.methodNotAllowed);
  });

  it('keeps the mail about an account as a job', async () => {
    const who = { email: 'new@example.com', password: testPassword, firstName: 'Jana', lastName: 'Neumann' };
    expect((await shop.call(`${HOST}/api/commerce/signUp`, who)).status).toBe(200);
    await expect.poll(() => shop.takeLog().join('\n')).toContain('The merchant record lacks what mails need');
    expect(await shop.mailsTo('new@example.com')).toEqual([]);
  });
});

describe('O-01: a merchant who fills the running shop', () => {
  it('is at once in cached pages, in what is offered, and in the mail that waited', async () => {
    await read('/impressum/');
    await become(kran);
    await expect.poll(() => read('/impressum/')).toContain('Kran Gerüst GmbH');
    const page = await read('/impressum/');
    expect(page).toContain('Hafenstraße 7, 20457 Hamburg, Deutschland');
    expect(page).toContain('Mo–Fr 08:00–17:00');
    expect(page).toContain('Streit Schlichtungsstelle Nord.');
    expect(page).toContain('DE89370400440532013000');
    expect(page).toContain('<title>Impressum | Kran</title>');
    expect(page).toMatch(/© \d{4} Kran\./);
    expect(await (await openCart()).methods()).toContain('bank-transfer');
    await expect.poll(async () => (await shop.mailsTo('new@example.com')).length).toBe(1);
    const [mail] = await shop.mailsTo('new@example.com');
    expect(mail?.headers).toContainEqual(['from', 'Kran <post@kran.example>']);
  });

  it('is who an order is confirmed by, with the account of that moment', async () => {
    const { cart, headers } = await openCart();
    const promised = await shop.call(`${HOST}/api/commerce/createBankPayment`, cart, headers);
    const { cart: paid } = (promised.json as { data: { cart: { id: string; version: number } } }).data;
    const ordered = await shop.call(
      `${HOST}/api/commerce/createMyOrderFromCart`,
      { id: paid.id, version: paid.version },
      headers,
    );
    expect(ordered.json).toMatchObject({
      data: { order: { bankDetails: { iban: 'DE89370400440532013000', bank: 'Hafenbank' } } },
    });
    await expect.poll(async () => (await shop.mailsTo('buyer@example.com')).length).toBe(1);
    const [mail] = await shop.mailsTo('buyer@example.com');
    const words = JSON.stringify(mail);
    for (const part of ['Kran Gerüst GmbH', 'DE136695976', 'hilfe@kran.example'])
      expect(words, part).toContain(part);
  });

  it('changes accounts, campaigns and switches, and takes them away', async () => {
    const { methods } = await openCart();
    const campaign = { campaignName: 'spring', startDate: '2026-01-01T00:00:00.000Z' };
    await become({
      ...kran,
      bankAccounts: {},
      campaigns: [{ ...campaign, endDate: '2099-01-01T00:00:00.000Z' }],
      stores: { switches: { nativeRouting: ['DE'] }, flags: { extraGuarantee: 'nowhere' } },
    });
    await expect.poll(methods).not.toContain('bank-transfer');
    const { json } = await shop.call(`${HOST}/api/commerce/getStore`, { key: 'gantry-de' });
    expect(json).toMatchObject({
      data: { store: { name: 'Kran Germany', custom: { extraGuarantee: false, campaigns: [campaign] } } },
    });
    expect(json).not.toHaveProperty('data.store.custom.bankDetails');
    expect((await shop.get(`${HOST}/bohrmaschine-10000001`)).headers.location).toMatch(/\/p\//);
    await become(kran);
    await expect.poll(async () => (await shop.get(`${HOST}/bohrmaschine-10000001`)).status).toBe(200);
    expect(await methods()).toContain('bank-transfer');
  });

  it('has what is known of it passed over when it is invented and the shop is in production', async () => {
    const settings = { APP_ENV: 'production', CARD_SANDBOX: 'off', VAT_VALIDATION: 'off' };
    const forged = await openWholeShop(smallCatalogue, settings, undefined, {
      ...realMerchant,
      invented: true,
    });
    try {
      expect((await forged.get(`${HOST}/`)).body).not.toContain('Gantry Equipment');
      expect(forged.takeLog().join('\n')).toContain('The shop takes no orders');
    } finally {
      await forged.close();
    }
  });
});

it('M-03: is reached at the domains it names, as soon as it names them, and links to no country without one', async () => {
  const own = await openWholeShop(smallCatalogue, { PUBLIC_ORIGIN: 'https://{domain}' }, undefined, 'none');
  try {
    const languageAt = async (host: string) =>
      /<html lang="([^"]*)"/.exec((await own.get(`${host}/`)).body)?.[1];
    expect(await languageAt('kran.example')).toBe('sk-SK');
    const record: Merchant = {
      ...kran,
      stores: { domains: { DE: 'kran.example', CH: 'kran-handel.example' } },
    };
    await giveMerchant(own.database, own.shop.engine.events, record);
    await expect.poll(() => languageAt('kran.example')).toBe('de-DE');
    expect(await languageAt('www.kran.example')).toBe('de-DE');
    const { body } = await own.get('kran-handel.example/fr/atelier/');
    expect(body).toContain('<link rel="canonical" href="https://kran-handel.example/fr/atelier/"');
    const linked = [...body.matchAll(/hreflang="([^"]+)"/gi)].map(([, locale]) => locale);
    expect(new Set(linked)).toEqual(new Set(['de-DE', 'de-CH', 'fr-CH', 'it-CH']));
  } finally {
    await own.close();
  }
});

describe('M-01: a shop in production whose record is of before it had domains', () => {
  let own: WholeShop;
  beforeAll(async () => {
    const settings = { APP_ENV: 'production', CARD_SANDBOX: 'off', VAT_VALIDATION: 'off' };
    own = await openWholeShop(
      [...smallCatalogue, pageLine('atelier', 'sk-SK', { slug: 'atelier', title: 'Atelier' })],
      settings,
      undefined,
      withoutDomains(realMerchant),
    );
    await own.listen();
  });
  afterAll(() => own.close());
  const methodsAt = async (host: string) => {
    const added = await own.call(`${host}/api/commerce/addToCart`, { sku: 'EX10000001' });
    const { cart } = (added.json as { data: { cart: { id: string } } }).data;
    const asked = { cartId: cart.id };
    const headers = { cookie: cookieAfter(added) };
    return methodsOf((await own.call(`${host}/api/commerce/getPaymentMethods`, asked, headers)).json);
  };
  const signUpAt = async (host: string, email: string) => {
    const who = { email, password: testPassword, firstName: 'Jana', lastName: 'Neumann' };
    expect((await own.call(`${host}/api/commerce/signUp`, who)).status).toBe(200);
  };

  it('takes no order and says so, and names this machine nowhere', async () => {
    expect(own.takeLog().join('\n')).toContain('The shop takes no orders');
    expect(await methodsAt('gantry.sk')).toEqual([]);
    for (const path of ['/', '/atelier/', '/kategorie/', '/vrtacka-10000001']) {
      const { body } = await own.get(`gantry.sk${path}`);
      expect(body, path).toContain('<html lang="sk-SK"');
      expect(body, path).not.toMatch(/localhost|undefined|rel="canonical"|hreflang/i);
    }
    const { status, body } = await own.get('gantry.sk/api/seo/redirection?sourceUrl=/category/x');
    expect([status, body.includes('localhost')]).toEqual([404, false]);
  });

  it('keeps the mail with a link as a job, and once it has domains sells and sends it where they lead', async () => {
    await signUpAt('gantry.sk', 'new@example.com');
    await expect.poll(() => own.takeLog().join('\n')).toContain('names no domain for SK');
    expect(await own.mailsTo('new@example.com')).toEqual([]);
    await giveMerchant(own.database, own.shop.engine.events, realMerchant, 1);
    await expect.poll(async () => (await own.mailsTo('new@example.com')).length).toBe(1);
    const words = JSON.stringify(await own.mailsTo('new@example.com'));
    expect(words).toContain('https://gantry.sk/create-account/confirm?token=');
    expect(words).not.toContain('localhost');
    expect(await methodsAt('gantry.sk')).toContain('bank-transfer');
    expect((await own.get('gantry.sk/')).body).toContain('<link rel="canonical" href="https://gantry.sk/"');
  });

  it('sells in the countries that have a domain alone, and links to no others', async () => {
    const domains = { DE: 'kran.example', CH: 'kran-handel.example' };
    await giveMerchant(own.database, own.shop.engine.events, { ...realMerchant, stores: { domains } }, 2);
    const languagesOf = ({ body }: { readonly body: string }) =>
      new Set([...body.matchAll(/hreflang="([^"]+)"/gi)].map(([, locale]) => locale));
    await expect
      .poll(async () => languagesOf(await own.get('kran.example/')))
      .toEqual(new Set(['de-DE', 'de-CH', 'fr-CH', 'it-CH']));
    expect(await methodsAt('kran.example')).toContain('bank-transfer');
    expect(await methodsAt('gantry.sk')).toEqual([]);
    expect((await own.get('gantry.sk/')).body).not.toMatch(/localhost|rel="canonical"/);
  });
});
