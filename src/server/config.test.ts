import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

describe('the settings', () => {
  it('C-08: have addresses checked by Google with a key, and in production by nobody without one', () => {
    const guideOf = (read: Record<string, string>) => {
      const config = loadConfig(read);
      return config.ok ? config.value.addressGuide : config.refusal;
    };
    const production = { APP_ENV: 'production', CARD_SANDBOX: 'off', VAT_VALIDATION: 'off' };
    expect(guideOf({ GOOGLE_MAPS_KEY: 'k' })).toEqual({ kind: 'google', key: 'k' });
    expect(guideOf({ ...production, GOOGLE_MAPS_KEY: 'k' })).toEqual({ kind: 'google', key: 'k' });
    expect(guideOf(production)).toEqual({ kind: 'off' });
  });

  it('have defaults that run a shop on any machine', () => {
    expect(loadConfig({})).toEqual({
      ok: true,
      value: {
        addressGuide: { kind: 'embedded' },
        environment: 'stage',
        port: 3000,
        host: 'localhost',
        dataDir: join(process.cwd(), '.data'),
        database: { kind: 'embedded' },
        search: { kind: 'embedded' },
        media: { kind: 'folder', privateNetworks: 'refused' },
        mail: { kind: 'folder', folder: join(process.cwd(), '.data', 'mail') },
        trustedProxies: [],
        publicOrigin: 'http://{country}.localhost:3000',
        secret: undefined,
        logLevel: 'warn',
        vatService: { kind: 'embedded' },
        caseDesk: { kind: 'embedded' },
        caseDeskDebugEmail: undefined,
        cardPartner: {
          ...{ kind: 'sandbox', host: 'card-partner.localhost', hmacKeys: undefined, manner: 'prompt' },
        },
        datedCurrencies: 'off',
        reviewModeration: 'on',
        searchMemoryBytes: 512 * 1024 * 1024,
      },
    });
  });

  it('are taken where they are set', () => {
    const outcome = loadConfig({
      APP_ENV: 'production',
      CARD_SANDBOX: 'off',
      DATED_CURRENCIES: 'on',
      VAT_SERVICE_URL: 'https://vat.example/service',
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/shop data',
      DATABASE_URL: 'postgres://shop@db/shop',
      SEARCH_URL: 'https://shop:secret@search.example:9200',
      SMTP_URL: 'smtps://mail.example',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        environment: 'production',
        port: 8080,
        host: '0.0.0.0',
        dataDir: '/srv/shop data',
        database: { kind: 'server', url: 'postgres://shop@db/shop' },
        search: { kind: 'opensearch', url: 'https://shop:secret@search.example:9200' },
        mail: { kind: 'smtp', url: 'smtps://mail.example' },
        trustedProxies: ['10.0.0.0/8', '::1'],
        publicOrigin: 'https://{domain}',
        vatService: { kind: 'http', url: 'https://vat.example/service' },
        cardPartner: { kind: 'off' },
        datedCurrencies: 'on',
        reviewModeration: 'on',
        searchMemoryBytes: 512 * 1024 * 1024,
      },
    });
  });

  it('count as absent when they are empty', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(loadConfig({}));
  });

  it('I-21: refuse the card sandbox in production with one line', () => {
    expect(loadConfig({ APP_ENV: 'production' })).toEqual({
      ok: false,
      refusal: {
        message:
          'APP_ENV=production does not take payments through the embedded card sandbox: set CARD_SANDBOX=off to sell without cards, or ADYEN_API_KEY and what belongs to it (docs/operations.md).',
      },
    });
  });

  const adyen = {
    ADYEN_API_KEY: 'a key',
    ADYEN_MERCHANT_ACCOUNT: 'GantryCOM',
    ADYEN_HMAC_KEYS: `${'a'.repeat(64)}, ${'b'.repeat(64)}`,
  };
  const live = {
    ...adyen,
    ...{ APP_ENV: 'production', VAT_VALIDATION: 'off' },
    ...{ ADYEN_ENVIRONMENT: 'live', ADYEN_LIVE_URL_PREFIX: '1797a841fbb37ca7-Gantry' },
  };

  it('Y-09: take cards in production through an account at Adyen', () => {
    const methods = { ADYEN_METHODS: 'scheme, paypal' };
    const webhook = { ADYEN_WEBHOOK_USER: 'adyen', ADYEN_WEBHOOK_PASSWORD: 'secret' };
    const keys = { ADYEN_REPORT_API_KEY: 'another key', ADYEN_CLIENT_KEY: 'live_ABC123' };
    const config = loadConfig({ ...live, ...methods, ...webhook, ...keys });
    expect(config.ok && config.value.cardPartner).toEqual({
      kind: 'adyen',
      account: {
        ...{ apiKey: 'a key', merchantAccount: 'GantryCOM', environment: 'live' },
        ...{ liveUrlPrefix: '1797a841fbb37ca7-Gantry', clientKey: 'live_ABC123' },
      },
      proof: {
        hmacKeys: ['a'.repeat(64), 'b'.repeat(64)],
        basicAuth: { user: 'adyen', password: 'secret' },
      },
      methods: ['scheme', 'paypal'],
      reportKey: 'another key',
      appleDomain: undefined,
      url: undefined,
    });
  });

  it.each([
    [{ ...adyen, ADYEN_HMAC_KEYS: '' }, 'set ADYEN_HMAC_KEYS too'],
    [{ ADYEN_API_KEY: 'a key' }, 'set ADYEN_MERCHANT_ACCOUNT and ADYEN_HMAC_KEYS too'],
    [{ ADYEN_ENVIRONMENT: 'live' }, 'Adyen is set up by half'],
    [{ ADYEN_REPORT_API_KEY: 'a key' }, 'Adyen is set up by half'],
    [{ ADYEN_CLIENT_KEY: 'test_ABC' }, 'Adyen is set up by half'],
    [{ ...adyen, ADYEN_CLIENT_KEY: 'live_ABC' }, 'it begins with test_'],
    [{ ...live, ADYEN_CLIENT_KEY: 'test_ABC' }, 'it begins with live_'],
    [{ ...adyen, ADYEN_ENVIRONMENT: 'live' }, 'needs ADYEN_LIVE_URL_PREFIX'],
    [{ ...live, ADYEN_ENVIRONMENT: 'test' }, 'set ADYEN_ENVIRONMENT=live'],
    [{ ...live, ADYEN_URL: 'http://proxy.example' }, 'ADYEN_URL has to begin with https://'],
    [{ ...adyen, ADYEN_WEBHOOK_USER: 'adyen' }, 'belong together'],
  ])('Y-09: refuse an account that is set up by half: %j', (settings, says) => {
    expect(loadConfig(settings)).toEqual({
      ok: false,
      refusal: { message: expect.stringContaining(says) },
    });
  });

  it('I-21: refuse the embedded VAT service in production', () => {
    const production = { APP_ENV: 'production', CARD_SANDBOX: 'off' };
    const refused = { ok: false, refusal: { message: expect.stringContaining('VAT_SERVICE_URL') } };
    expect(loadConfig(production)).toEqual(refused);
    expect(loadConfig({ ...production, VAT_SERVICE_URL: 'https://vat.example' })).toMatchObject({
      ok: true,
      value: { vatService: { kind: 'http' } },
    });
    expect(loadConfig({ ...production, VAT_SERVICE: 'vies' })).toMatchObject({
      ok: true,
      value: { vatService: { kind: 'vies' } },
    });
    expect(loadConfig({ ...production, VAT_VALIDATION: 'off' })).toMatchObject({
      ok: true,
      value: { vatService: { kind: 'off' } },
    });
  });

  it.each([
    ['PORT', 'http'],
    ['VAT_SERVICE_URL', 'vat.example'],
    ['VAT_VALIDATION', 'yes'],
    ['VAT_SERVICE', 'soap'],
    ['PORT', '70000'],
    ['APP_ENV', 'prod'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['SMTP_URL', 'mail.example'],
    ['SEARCH_URL', 'search.example:9200'],
    ['SEARCH_URL', 'http://'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['PUBLIC_ORIGIN', 'https://gantry.example'],
    ['PUBLIC_ORIGIN', 'https://{domain}/shop'],
    ['SESSION_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['CARD_SANDBOX', 'yes'],
    ['CARD_SANDBOX_HOST', 'http://pay.shop.example'],
    ['CARD_SANDBOX_HOST', 'pay.shop.example:8080'],
    ['ADYEN_HMAC_KEYS', 'secret'],
    ['ADYEN_METHODS', 'scheme, cheque'],
    ['ADYEN_ENVIRONMENT', 'production'],
    ['ADYEN_CLIENT_KEY', 'pub.v2.key'],
    ['ADYEN_URL', 'adyen.example'],
  ])('refuse %s=%s with its name in one line', (name, value) => {
    const outcome = loadConfig({ [name]: value });
    expect(outcome.ok ? undefined : outcome.refusal.message).toMatch(
      new RegExp(`^The setting ${name} is wrong: [^\n]+\\.$`),
    );
  });

  it('read where the bucket for media is, and refuse what is none', () => {
    const bucket = loadConfig({
      MEDIA_URL: 'https://KEY:se%2Fcret@s3.example:9000/media/gantry/?region=eu-1',
    });
    expect(bucket.ok && bucket.value.media).toEqual({
      kind: 's3',
      privateNetworks: 'refused',
      location: {
        origin: 'https://s3.example:9000',
        bucket: 'media',
        prefix: 'gantry/',
        region: 'eu-1',
        accessKeyId: 'KEY',
        secretAccessKey: 'se/cret',
      },
    });
    for (const wrong of [
      's3://key:secret@host/bucket',
      'https://s3.example/bucket',
      'https://k:s@s3.example/',
      'x',
    ])
      expect(loadConfig({ MEDIA_URL: wrong }), wrong).toMatchObject({ ok: false });
  });

  it.each([
    ['OWN_VAT_ID', 'company.vatId'],
    ['BANK_ACCOUNTS', 'bankAccounts'],
    ['MAIL_FROM', 'mail.address'],
  ])('refuse %s, which the merchant record holds now, and say where', (name, path) => {
    const outcome = loadConfig({ [name]: 'anything' });
    expect(outcome.ok ? undefined : outcome.refusal.message).toMatch(
      new RegExp(`^${name} is no setting any more: .* put ${path} into the merchant record`),
    );
    expect(loadConfig({ [name]: '' })).toEqual(loadConfig({}));
  });
});
