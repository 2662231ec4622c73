import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../tests/support/database.ts';
import { createPaymentDatabase, openCard, openEmbeddedPartner } from '../../../tests/support/open-card.ts';
import type { CardProvider } from '../../commerce/purchase/payments/card-provider.ts';
import { type DeclineReason, declineReasons } from '../../commerce/purchase/payments/decline-reason.ts';
import { noFields } from '../../commerce/purchase/payments/payment-fields.ts';
import { statement } from '../../kernel/database.ts';
import { type LocaleCode, localeCodes } from '../../kernel/locale.ts';
import { money } from '../../kernel/money.ts';
import { jobs } from '../../server/jobs.ts';
import { createCardSandboxPage, type HandleSandboxRequest } from './card-sandbox-page.ts';
import { createChallengePage } from './challenge-page.ts';
import { createFieldsFrame } from './frame-page.ts';
import { sandboxTextOf } from './sandbox-text.ts';
import { settleCheckouts } from './settle-checkouts.ts';
import { CHALLENGE_CODE, type TestCard, testCards } from './test-cards.ts';

type DeclinedCard = Extract<TestCard, DeclineReason>;

function isDeclined(card: string): card is DeclinedCard {
  return declineReasons.some((reason) => reason === card);
}

const SHOP = 'http://de.localhost:3000';

let test: TestDatabase;
let pages: Readonly<Record<'hosted' | 'fields' | 'challenge', HandleSandboxRequest>>;
let provider: CardProvider;
let time = Date.parse('2026-11-20T12:00:00Z');
const clock = { now: () => new Date(time) };

beforeAll(async () => {
  test = await createPaymentDatabase();
  const { database } = test;
  const partner = { database, jobs, clock, hmacKey: 'a key' };
  pages = {
    hosted: createCardSandboxPage(partner),
    fields: createFieldsFrame(partner),
    challenge: createChallengePage(partner),
  };
  provider = openEmbeddedPartner(database, { clock });
});

afterAll(() => test.drop());

async function open(locale: LocaleCode = 'en-GB', method: 'scheme' | 'paypal' = 'scheme'): Promise<string> {
  const { providerReference } = await openCard(provider, {
    ...{ method, amount: money('EUR', 1_234_50), locale },
    returnUrl: `${SHOP}/checkout/payment?payment=1`,
  });
  return providerReference;
}

const get = (page: keyof typeof pages, path: string) =>
  pages[page]({ method: 'GET', path, form: new URLSearchParams() });
const post = (page: keyof typeof pages, path: string, form: Record<string, string>) =>
  pages[page]({ method: 'POST', path, form: new URLSearchParams(form) });

const typed = (card: TestCard) => ({
  cardNumber: testCards[card],
  expiry: '08/31',
  securityCode: card === 'approvedAmex' ? '7391' : '739',
  holder: 'Erika Muster',
});

/** Sends a card as the script of the frame does; what it is answered. */
async function send(id: string, card: TestCard) {
  const { status, body } = await post('fields', `/card-sandbox/fields/${id}`, typed(card));
  return { status, ...JSON.parse(body) };
}

const statusOf = (id: string) => provider.getStatus(id);

async function toldOf(id: string): Promise<number> {
  const [row] = await test.database.query<{ count: number }>(
    statement(`select count(*)::int as count from graphile_worker._private_jobs as job
                 join graphile_worker._private_tasks as task on task.id = job.task_id
                where identifier = 'deliver-card-notification' and payload::text like $1`),
    [`%${id}%`],
  );
  return row?.count ?? 0;
}

describe('the fields in a frame of the shop', () => {
  it('Y-03, Y-09: have their own origin, and none but the shop that opened them may frame them', async () => {
    const id = await open();
    expect(await provider.findFields(id)).toEqual({
      kind: 'embedded',
      pageUrl: `http://card-partner.localhost:3000/card-sandbox/${id}`,
      frameUrl: `http://card-partner.localhost:3000/card-sandbox/fields/${id}`,
      policy: { ...noFields, frame: ['card-partner.localhost:*'] },
    });
    const { status, headers, body } = await get('fields', `/card-sandbox/fields/${id}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain(`frame-ancestors ${SHOP};`);
    expect(policy).toContain("script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'");
    expect(policy).not.toContain('unsafe');
    expect(body).toContain(`data-shop="${SHOP}"`);
    expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
  });

  it('Y-03: say to the browser which field is which, in the order in which a card is read', async () => {
    const { body } = await get('fields', `/card-sandbox/fields/${await open()}`);
    expect([...body.matchAll(/autocomplete="([\w-]+)"/g)].map(([, token]) => token)).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
      'cc-name',
    ]);
    for (const card of Object.values(testCards))
      expect(body).toContain(`<code>${card.replace(/\d{4}(?=\d)/g, '$& ')}</code>`);
  });

  it.each(localeCodes)('speak %s', async (locale) => {
    const { body } = await get('fields', `/card-sandbox/fields/${await open(locale)}`);
    const text = sandboxTextOf(locale);
    for (const key of ['cardNumber', 'expiry', 'securityCode', 'holder', 'testCards'] as const)
      expect(body).toContain(text(key).replaceAll("'", '&#39;'));
    expect(body).not.toMatch(/undefined/);
  });

  it('Y-03: are sent with Enter, and say what is not known when no answer comes', async () => {
    const { body } = await get('fields', `/card-sandbox/fields/${await open()}`);
    const form = /<form .*<\/form>/s.exec(body)?.[0] ?? '';
    expect(form.match(/<button type="submit" [^>]*tabindex="-1" aria-hidden="true">/g)).toHaveLength(1);
    expect(form).toContain(sandboxTextOf('en-GB')('outcomeUnheard'));
  });

  it('are answered with what is wrong, field by field', async () => {
    const id = await open();
    const path = `/card-sandbox/fields/${id}`;
    const wrong = { ...typed('approved'), cardNumber: '4111 1111 1111 1112', expiry: '10/26', holder: ' ' };
    expect(JSON.parse((await post('fields', path, wrong)).body)).toEqual({
      errors: { cardNumber: 'numberInvalid', expiry: 'expiryPast', holder: 'holderMissing' },
    });
    const amex = { ...typed('approvedAmex'), securityCode: '739' };
    expect(JSON.parse((await post('fields', path, amex)).body)).toEqual({
      errors: { securityCode: 'securityCodeInvalid' },
    });
    expect(await statusOf(id)).toMatchObject({ status: 'Open' });
  });

  it.each(['approved', 'approvedMastercard', 'approvedAmex', 'frictionless'] as const)(
    'Y-03: a card that is %s pays, and the frame is over',
    async (card) => {
      const id = await open();
      expect(await send(id, card)).toEqual({ status: 200, next: `/card-sandbox/fields/${id}` });
      expect(await statusOf(id)).toMatchObject({ status: 'Authorised' });
      const { status, body } = await get('fields', `/card-sandbox/fields/${id}`);
      expect([status, /data-view="(\w+)"/.exec(body)?.[1]]).toEqual([200, 'over']);
      expect(await provider.findFields(id)).toBeUndefined();
      // Another tab, or the same button again: nothing is decided twice.
      expect(await send(id, 'refused')).toEqual({ status: 200, next: `/card-sandbox/fields/${id}` });
      expect(await statusOf(id)).toMatchObject({ status: 'Authorised' });
      expect(await toldOf(id)).toBe(1);
    },
  );

  it.each(Object.keys(testCards).filter(isDeclined))(
    'Y-03: a bank that declines for %s is told so to the merchant',
    async (reason) => {
      const id = await open();
      await send(id, reason);
      expect(await statusOf(id)).toMatchObject({ status: 'Refused', declineReason: reason });
    },
  );

  it('Y-03: a bank that gives no reason is told so, too', async () => {
    const id = await open();
    await send(id, 'refused');
    expect(await statusOf(id)).toMatchObject({ status: 'Refused', declineReason: 'issuer-refused' });
  });

  it.each([
    ['no-answer', 'bankSilent'],
    ['failed', 'partnerFailed'],
  ] as const)(
    'Y-03: with %s nothing is decided, and the shopper pays with the next try',
    async (card, key) => {
      const id = await open('de-DE');
      expect(await send(id, card)).toEqual({ status: 503, problem: sandboxTextOf('de-DE')(key) });
      expect(await statusOf(id)).toMatchObject({ status: 'Open' });
      const hosted = await post('hosted', `/card-sandbox/${id}`, { decision: 'pay', ...typed(card) });
      expect(hosted.status).toBe(503);
      expect(hosted.body).toContain(sandboxTextOf('de-DE')(key));
      expect(await toldOf(id)).toBe(0);
      await send(id, 'approved');
      expect(await statusOf(id)).toMatchObject({ status: 'Authorised' });
    },
  );

  it('keep nothing of a card but its last four digits', async () => {
    const id = await open();
    await send(id, 'challenge');
    const [row] = await test.database.query<{ row: string; last_four: string }>(
      statement(
        'select checkout::text as row, card_last_four as last_four from card_sandbox.checkout where id = $1',
      ),
      [id],
    );
    expect(row?.last_four).toBe('0317');
    expect(row?.row).not.toMatch(/40000000|Erika|739,/);
  });

  it.each(['/card-sandbox/fields/none', '/card-sandbox/fields/', '/card-sandbox/fields/a/b'])(
    'are not there at %s',
    async (path) => {
      expect((await get('fields', path)).status).toBe(404);
      expect((await post('fields', path, typed('approved'))).status).toBe(404);
    },
  );

  it('are those of a card: other methods have the partner’s page alone', async () => {
    const id = await open('en-GB', 'paypal');
    expect(await provider.findFields(id)).toBeUndefined();
    expect((await get('fields', `/card-sandbox/fields/${id}`)).status).toBe(404);
  });
});

describe.each(['frame', 'page'] as const)('the question of the bank in a %s', (place) => {
  /** A payment of which the bank asks a code: where that is typed in. */
  async function ask() {
    const id = await open();
    const path = `/card-sandbox/challenge/${id}${place === 'frame' ? '/frame' : ''}`;
    if (place === 'frame') expect(await send(id, 'challenge')).toEqual({ status: 200, next: path });
    else {
      const sent = await post('hosted', `/card-sandbox/${id}`, { decision: 'pay', ...typed('challenge') });
      expect([sent.status, sent.headers.location]).toEqual([303, path]);
    }
    const over =
      place === 'frame' ? `/card-sandbox/fields/${id}` : `${SHOP}/checkout/payment?payment=1&session=${id}`;
    const answer = (form: Record<string, string>) => post('challenge', path, form);
    return { id, path, over, answer };
  }

  it('Y-03: is open for the merchant until it is answered rightly, and then paid', async () => {
    const { id, path, over, answer } = await ask();
    expect(await statusOf(id)).toMatchObject({ status: 'Open' });
    const { status, headers, body } = await get('challenge', path);
    expect(status).toBe(200);
    expect(body).toContain('€1,234.50');
    expect(headers['content-security-policy']).toContain(
      place === 'frame' ? `frame-ancestors ${SHOP}` : "frame-ancestors 'none'",
    );
    const right = await answer({ decision: 'confirm', code: ` ${CHALLENGE_CODE} ` });
    expect([right.status, right.headers.location]).toEqual([303, over]);
    expect(await statusOf(id)).toMatchObject({ status: 'Authorised' });
    expect(await toldOf(id)).toBe(1);
    expect((await answer({ decision: 'cancel' })).headers.location).toBe(over);
    expect(await statusOf(id)).toMatchObject({ status: 'Authorised' });
  });

  it('Y-03: may be answered wrongly twice, not three times', async () => {
    const { id, over, answer } = await ask();
    for (const code of ['', '4321']) {
      const wrong = await answer({ decision: 'confirm', code });
      expect(wrong.status).toBe(422);
      expect(wrong.body).toContain(sandboxTextOf('en-GB')('challengeWrong'));
    }
    expect((await answer({ decision: 'confirm', code: '0000' })).headers.location).toBe(over);
    const refused = { status: 'Refused', declineReason: 'authentication-failed' };
    expect(await statusOf(id)).toMatchObject(refused);
    await answer({ decision: 'confirm', code: CHALLENGE_CODE });
    expect(await statusOf(id)).toMatchObject(refused);
  });

  it('Y-03: can be left, which cancels the payment', async () => {
    const { id, over, answer } = await ask();
    expect((await answer({ decision: 'cancel' })).headers.location).toBe(over);
    expect(await statusOf(id)).toMatchObject({ status: 'Cancelled' });
  });

  it('Y-03: is not asked for longer than ten minutes', async () => {
    const { id, over, answer } = await ask();
    time += 10 * 60_000;
    const late = await answer({ decision: 'confirm', code: CHALLENGE_CODE });
    expect(late.headers.location).toBe(over);
    expect(await statusOf(id)).toMatchObject({
      status: 'Refused',
      declineReason: 'authentication-failed',
    });
  });

  it('Y-03: is over with its checkout, and leads round in no circle', async () => {
    const { id, path, over, answer } = await ask();
    time += 61 * 60_000;
    const right = { decision: 'confirm', code: CHALLENGE_CODE };
    for (const late of [await get('challenge', path), await answer(right)])
      expect([late.status, late.headers.location]).toEqual([303, over]);
    const { status, body } = await get('fields', `/card-sandbox/fields/${id}`);
    expect([status, /data-view="(\w+)"/.exec(body)?.[1]]).toEqual([200, 'over']);
    expect(await send(id, 'approved')).toEqual({ status: 200, next: `/card-sandbox/fields/${id}` });
    expect(await statusOf(id)).toMatchObject({ status: 'Cancelled' });
  });

  it('Y-03: is asked again of whoever comes back to the card', async () => {
    const { id, path } = await ask();
    const back = await get(
      place === 'frame' ? 'fields' : 'hosted',
      `/card-sandbox/${place === 'frame' ? 'fields/' : ''}${id}`,
    );
    expect([back.status, back.headers.location]).toEqual([303, path]);
    await provider.cancel(id);
    expect(await statusOf(id)).toMatchObject({ status: 'Cancelled' });
  });
});

describe('a bank that takes its time', () => {
  it.each([
    ['pending-approved', { status: 'Authorised' }],
    ['pending-refused', { status: 'Refused', declineReason: 'issuer-refused' }],
  ] as const)('Y-03: %s is being checked until it answers, and the merchant is told', async (card, end) => {
    const id = await open();
    expect(await send(id, card)).toEqual({ status: 200, next: `/card-sandbox/fields/${id}` });
    expect(await statusOf(id)).toMatchObject({ status: 'BeingChecked' });
    expect(await provider.findFields(id)).toBeUndefined();
    const before = await toldOf(id);
    time += 19_000;
    await settleCheckouts({ database: test.database, jobs, clock });
    expect(await statusOf(id)).toMatchObject({ status: 'BeingChecked' });
    time += 1000;
    await Promise.all([1, 2, 3].map(() => settleCheckouts({ database: test.database, jobs, clock })));
    expect(await statusOf(id)).toMatchObject(end);
    expect(await toldOf(id)).toBe(before + 1);
  });

  it('Y-08: takes nothing of a payment that was withdrawn meanwhile', async () => {
    const id = await open();
    await send(id, 'pending-approved');
    await provider.cancel(id);
    time += 60_000;
    await settleCheckouts({ database: test.database, jobs, clock });
    expect(await statusOf(id)).toMatchObject({ status: 'Cancelled' });
  });
});
