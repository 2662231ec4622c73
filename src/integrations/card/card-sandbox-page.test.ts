import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../tests/support/database.ts';
import { createPaymentDatabase, openCard, openEmbeddedPartner } from '../../../tests/support/open-card.ts';
import { statement } from '../../kernel/database.ts';
import { type LocaleCode, localeCodes } from '../../kernel/locale.ts';
import { type Money, money } from '../../kernel/money.ts';
import { type PartnerMethod, partnerMethods } from '../../markets/partner-methods.ts';
import { getPartnerMethodFacts } from '../../markets/payment-methods.ts';
import { jobs } from '../../server/jobs.ts';
import { createCardSandboxPage, type HandleSandboxRequest } from './card-sandbox-page.ts';
import { sandboxTextOf } from './sandbox-text.ts';
import { settleCheckouts } from './settle-checkouts.ts';

const card = {
  decision: 'pay',
  cardNumber: '4111 1111 1111 1111',
  expiry: '08/31',
  securityCode: '7391',
  holder: 'Erika "Muster"',
};

let test: TestDatabase;
let handle: HandleSandboxRequest;
let time = Date.parse('2026-11-20T12:00:00Z');
const clock = { now: () => new Date(time) };

beforeAll(async () => {
  test = await createPaymentDatabase();
  handle = createCardSandboxPage({ database: test.database, jobs, clock, hmacKey: 'a key' });
});

afterAll(() => test.drop());

async function open(
  locale: LocaleCode = 'en-GB',
  amount: Money = money('EUR', 1_234_50),
  method: PartnerMethod = 'scheme',
): Promise<string> {
  const { redirectUrl } = await openCard(openEmbeddedPartner(test.database, { clock }), {
    ...{ method, amount, locale },
    returnUrl: 'http://de.localhost:3000/checkout/payment/return?payment=1',
  });
  return new URL(redirectUrl).pathname;
}

const get = (path: string, acceptLanguage?: string) =>
  handle({ method: 'GET', path, form: new URLSearchParams(), acceptLanguage });
const post = (path: string, form: Record<string, string>) =>
  handle({ method: 'POST', path, form: new URLSearchParams(form) });

describe('the hosted card page', () => {
  it('Y-03: shows who is paid how much, both test cards and both ways on', async () => {
    const { status, body } = await get(await open());
    expect(status).toBe(200);
    for (const part of ['de.localhost', '€1,234.50', '4111 1111 1111 1111', '4000 0000 0000 0002']) {
      expect(body).toContain(part);
    }
    expect(body.match(/<button[^>]*name="decision" value="(\w+)"/g)).toHaveLength(2);
    for (const field of ['cardNumber', 'expiry', 'securityCode', 'holder']) {
      expect(body).toContain(`<label for="${field}">`);
      expect(body).toMatch(new RegExp(`<input id="${field}" name="${field}"[^>]* value=""`));
    }
  });

  it('D-11: is never stored, never framed, and carries no script and no style of its own', async () => {
    const { headers, body } = await get(await open());
    expect(headers['cache-control']).toBe('no-store');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    const form = await post(await open(), { ...card, cardNumber: '<script>' });
    const unknown = await get('/card-sandbox/none');
    const sentBack = await post(await open(), { decision: 'cancel' });
    expect([form.status, unknown.status, sentBack.status]).toEqual([422, 404, 303]);
    for (const { headers: others } of [form, sentBack])
      expect(others['content-security-policy']).toBe(policy);
    // What a form leads back to is held to the policy as well; where there is none, nothing is named.
    expect(policy).toContain("form-action 'self' http://de.localhost:3000;");
    const bare = policy?.replace(' http://de.localhost:3000', '');
    expect(unknown.headers['content-security-policy']).toBe(bare);
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
    expect(body.match(/(?:src|href)="[^"]*"/g)).toEqual([
      'href="/card-sandbox/style.css"',
      'href="/card-sandbox/icon.svg"',
    ]);
    const style = await get('/card-sandbox/style.css');
    expect(style).toMatchObject({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' } });
  });

  it.each(localeCodes)('speaks %s', async (locale) => {
    const { body } = await get(await open(locale));
    const text = sandboxTextOf(locale);
    expect(body).toContain(`<html lang="${locale.slice(0, 2)}">`);
    expect(body).toContain(`<h1>${text('title')}</h1>`);
    expect(body).not.toMatch(/[{}]|undefined/);
  });

  it('writes amounts as the locale does, forints without hundredths', async () => {
    const { body } = await get(await open('hu-HU', money('HUF', 12_345_600)));
    expect(body.replace(/\s/g, ' ')).toContain('<dd>123 456 Ft</dd>');
  });

  it('keeps date and holder after a mistake, and never shows number or code again', async () => {
    const { status, body } = await post(await open(), { ...card, cardNumber: '4111 1111 1111 1112' });
    expect(status).toBe(422);
    expect(body).toContain('value="08/31"');
    expect(body).toContain('value="Erika &quot;Muster&quot;"');
    expect(body).not.toContain('1112');
    expect(body).not.toContain(card.securityCode);
    expect(body).toMatch(
      /id="cardNumber"[^>]* value="" required aria-describedby="cardNumber-error" aria-invalid="true" autofocus>/,
    );
    expect(body).toContain(
      `<span class="error" id="cardNumber-error">${sandboxTextOf('en-GB')('numberInvalid')}</span>`,
    );
    expect(body.match(/aria-invalid/g)).toHaveLength(1);
  });

  it('Y-03: sends a paid checkout back once and for all, with nothing of the card but four digits kept', async () => {
    const path = await open();
    const first = await post(path, card);
    const id = path.split('/').at(-1);
    expect(first.status).toBe(303);
    expect(first.headers.location).toBe(
      `http://de.localhost:3000/checkout/payment/return?payment=1&session=${id}`,
    );
    expect(await get(path)).toEqual(first);
    const [row] = await test.database.query<{ row: string; last_four: string }>(
      statement(
        'select checkout::text as row, card_last_four as last_four from card_sandbox.checkout where id = $1',
      ),
      [id],
    );
    expect(row?.last_four).toBe('1111');
    expect(row?.row).not.toMatch(/41111|7391|Erika/);
  });

  it('tells a shopper who comes too late, and takes no card', async () => {
    const path = await open();
    time += 60 * 60_000;
    const late = await post(path, card);
    expect(late.status).toBe(410);
    expect(late.body).toContain(sandboxTextOf('en-GB')('expiredTitle'));
    expect(late.body).toMatch(
      /href="http:\/\/de\.localhost:3000\/checkout\/payment\/return\?payment=1&amp;session=/,
    );
    expect((await get(path)).status).toBe(410);
  });

  it.each(['/card-sandbox/chk_unknown', '/card-sandbox/', "/card-sandbox/a'b", '/card-sandbox/a/b'])(
    'knows no page at %s',
    async (path) => {
      const { status, body } = await get(path, 'xx, de-AT;q=0.9, en');
      expect(status).toBe(404);
      expect(body).toContain(sandboxTextOf('de-DE')('unknownTitle'));
      expect((await post(path, card)).status).toBe(404);
    },
  );

  it('takes no other method', async () => {
    const answer = await handle({ method: 'DELETE', path: await open(), form: new URLSearchParams() });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } });
  });
});

const withoutCard = partnerMethods.filter((method) => method !== 'scheme');

describe('the hosted pages of the other methods', () => {
  it.each(withoutCard)(
    'Y-01: %s is confirmed on a page of its own kind, with no card form',
    async (method) => {
      const { flow, brand } = getPartnerMethodFacts(method);
      const { status, body } = await get(await open('en-GB', money('EUR', 1_234_50), method));
      expect(status).toBe(200);
      expect(body).toContain(`<h1>Pay with ${brand}</h1>`);
      expect(body).toContain('€1,234.50');
      expect(body).not.toContain('cardNumber');
      const decisions = [...body.matchAll(/name="decision" value="(\w+)"/g)].map(([, decision]) => decision);
      expect(decisions).toEqual(
        flow === 'reference' ? ['pay', 'cancel'] : ['pay', 'refuse', 'check', 'cancel'],
      );
      // It can also be left as it is, and come back to.
      expect(body).toContain('href="http://de.localhost:3000/checkout/payment/return?payment=1&amp;session=');
      expect(body).toContain(
        flow === 'pay-later'
          ? 'would check whether'
          : flow === 'reference'
            ? 'cash machine'
            : 'ask you to confirm',
      );
    },
  );

  it.each(localeCodes)('speak %s', async (locale) => {
    for (const method of ['paypal', 'klarna', 'multibanco'] as const) {
      const path = await open(locale, money('EUR', 1_234_50), method);
      const { body } = await get(path);
      expect(body).toContain(`<html lang="${locale.slice(0, 2)}">`);
      expect(body).toContain(getPartnerMethodFacts(method).brand);
      expect(body).not.toMatch(/[{}]|undefined/);
      if (method !== 'multibanco') continue;
      expect((await post(path, { decision: 'pay' })).status).toBe(303);
      const waiting = await get(path);
      expect(waiting.body).toContain(sandboxTextOf(locale)('waitingTitle'));
      expect(waiting.body).not.toMatch(/[{}]|undefined/);
    }
  });

  it('Y-01: a bank is chosen, or a code given out for the app, where the method has it so', async () => {
    const bodyOf = async (method: PartnerMethod) => (await get(await open('en-GB', undefined, method))).body;
    for (const method of ['ideal', 'onlineBanking_PL'] as const)
      expect((await bodyOf(method)).match(/<option>/g)).toHaveLength(3);
    for (const method of ['twint', 'mobilepay'] as const)
      expect(await bodyOf(method)).toMatch(/<strong class="code">\d{5}<\/strong>/);
    expect(await bodyOf('paypal')).not.toMatch(/<select|class="code"/);
  });

  it.each(withoutCard.filter((method) => method !== 'multibanco'))(
    'Y-03: %s can be checked first, and is taken then',
    async (method) => {
      const path = await open('en-GB', money('EUR', 100), method);
      const sent = await post(path, { decision: 'check' });
      expect([sent.status, sent.headers.location]).toEqual([303, expect.stringContaining('session=')]);
      const stateOf = async () => {
        const [row] = await test.database.query<{ state: string }>(
          statement('select state from card_sandbox.checkout where id = $1'),
          [path.split('/').at(-1)],
        );
        return row?.state;
      };
      expect(await stateOf()).toBe('Checking');
      time += 20_000;
      await settleCheckouts({ database: test.database, jobs, clock });
      expect(await stateOf()).toBe('Authorised');
    },
  );

  it('Y-03: what is no button of the page decides nothing', async () => {
    const path = await open('en-GB', money('EUR', 100), 'paypal');
    expect((await post(path, { decision: 'paid' })).status).toBe(422);
    const reference = await open('en-GB', money('EUR', 100), 'multibanco');
    expect((await post(reference, { decision: 'refuse' })).status).toBe(422);
    expect((await get(path)).status).toBe(200);
  });

  it('Y-04: a reference is shown until its money comes, and then leads back to the shop', async () => {
    const path = await open('pt-PT', money('EUR', 45_00), 'multibanco');
    await post(path, { decision: 'pay' });
    const { body } = await get(path);
    expect(body).toMatch(/<dd>99999<\/dd>/);
    expect(body).toMatch(/<dd>\d{9}<\/dd>/);
    expect((await post(path, { decision: 'cancel' })).status).toBe(303);
    expect((await get(path)).body).toContain(sandboxTextOf('pt-PT')('simulatePaid'));
    expect((await post(path, { decision: 'paid' })).status).toBe(303);
    expect((await get(path)).status).toBe(303);
  });
});
