import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../../../tests/support/test-shop.ts';
import type { CallInput } from '../../../api/contract.ts';
import { answerRequest } from './answer-request.ts';
import type { CaseReport } from './case-desk.ts';
import { CaseDeskUnavailable } from './case-desk.ts';
import { forgetOldRequests } from './forget-old-requests.ts';
import { handOverRequest } from './hand-over-request.ts';
import { findAnswers, findFiles, getRequest, listRequests } from './request-store.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.drop());

let count = 0;
function draft(change: Partial<CallInput<'submitRequest'>> = {}): CallInput<'submitRequest'> {
  count += 1;
  return {
    reason: 'sales',
    subreason: 'discount-request',
    contactName: 'Jana Nováková',
    customerEmail: `jana${count}@example.com`,
    subject: 'A quote',
    description: `For ${count}, please.`,
    productNumber: 'EX10000701',
    quantity: '12',
    ...change,
  };
}
const pdf = (words: string) => Buffer.from(`%PDF-1.4 ${words}`).toString('base64');

async function submit(input = draft()) {
  const { request } = await shop.openShopper('DE').get('submitRequest', input);
  return request;
}

/** A case desk that the test plays. */
function playDesk() {
  const taken: CaseReport[] = [];
  const desk = { isDown: false };
  const context = {
    ...shop.engine,
    requestPageOf: () => 'https://gantry.de/request',
    caseDesk: {
      kind: 'http' as const,
      async open(report: CaseReport) {
        if (desk.isDown) throw new CaseDeskUnavailable('down');
        taken.push(report);
      },
    },
  };
  return { taken, desk, handOver: (requestId: string) => handOverRequest(context, { requestId }) };
}

test('Q-01: a request is kept with its files, and its jobs with it', async () => {
  const files = [{ name: '../../etc/passwd\u0007.pdf', content: pdf('a') }];
  const { id, number } = await submit(draft({ files, currentUrl: 'http://de.localhost/x' }));
  expect(number).toMatch(/^RQ\d{8}$/);
  expect(await getRequest(shop.database, id)).toMatchObject({
    number,
    country: 'DE',
    locale: 'de-DE',
    productNumber: '10000701',
    quantity: '12',
    currentUrl: 'http://de.localhost/x',
  });
  const [file] = await findFiles(shop.database, id);
  expect([file?.name, file?.type, Buffer.from(file?.content ?? []).toString()]).toEqual([
    'passwd .pdf',
    'pdf',
    '%PDF-1.4 a',
  ]);
  expect(await shop.findJobs('hand-over-request')).toContainEqual({ requestId: id });
  expect(await shop.findJobs('send-request-mail')).toContainEqual({ about: 'receipt', requestId: id });
});

test('Q-01: the same form with the same words is one request, however often and at once it is sent', async () => {
  const input = draft({ formId: crypto.randomUUID(), files: [{ name: 'a.pdf', content: pdf('a') }] });
  const before = (await shop.findJobs('hand-over-request')).length;
  const sent = await Promise.all([submit(input), submit(input), submit(input)]);
  expect(new Set(sent.map(({ number }) => number)).size).toBe(1);
  expect(await submit(input)).toEqual(sent[0]);
  expect(await shop.findJobs('hand-over-request')).toHaveLength(before + 1);
  const changed = await submit({ ...input, description: 'Something else.' });
  expect(changed.number).not.toBe(sent[0]?.number);
});

test('Q-01: no job without its request, nor a request without its jobs', async () => {
  const count = async () => (await listRequests(shop.database, 'all', 1000)).length;
  const [requests, jobs] = [await count(), (await shop.findJobs('hand-over-request')).length];
  const failing = {
    ...shop.engine,
    jobs: {
      async enqueue() {
        throw new Error('killed');
      },
    },
  };
  await expect(shop.openShopper('DE', failing).call('submitRequest', draft())).rejects.toThrow('killed');
  expect([await count(), (await shop.findJobs('hand-over-request')).length]).toEqual([requests, jobs]);
});

test.each([
  ['a program', Buffer.from('MZ not a picture'), 'fileType'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'fileType'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'fileType'],
  ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]), 'fileType'],
  ['nothing', Buffer.alloc(0), 'fileType'],
])('Q-01: %s is refused by what is in it, whatever it is called', async (_what, content, rule) => {
  const files = [{ name: 'photo.jpg', content: content.toString('base64') }];
  const answer = await shop.openShopper('DE').call('submitRequest', draft({ files }));
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'InvalidInput', fields: { files: rule } } });
});

test('Q-01: more files, or larger ones, than a request may have are refused', async () => {
  const many = Array.from({ length: 6 }, () => ({ name: 'a.pdf', content: pdf('a') }));
  const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(6 * 1024 * 1024)]).toString('base64');
  for (const files of [many, [{ name: 'large.pdf', content: large }]])
    expect(await shop.openShopper('DE').call('submitRequest', draft({ files }))).toMatchObject({
      ok: false,
      refusal: { code: 'InvalidInput' },
    });
});

test('Q-01: while the case desk is down the job fails and the request waits; then it is handed over once', async () => {
  const { id, number } = await submit(draft({ files: [{ name: 'note.pdf', content: pdf('a') }] }));
  const { taken, desk, handOver } = playDesk();
  desk.isDown = true;
  await expect(handOver(id)).rejects.toThrow(CaseDeskUnavailable);
  expect((await getRequest(shop.database, id))?.handedOverAt).toBeUndefined();
  desk.isDown = false;
  await handOver(id);
  await handOver(id);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({ number, reason: 'sales', returnUrl: 'https://gantry.de/request' });
  expect(taken[0]?.description).toContain(`${number}: note.pdf`);
  expect((await getRequest(shop.database, id))?.handedOverAt).toEqual(shop.clock.time);
});

test('Q-01: an answer is kept and mailed; a year later all of it is forgotten', async () => {
  const [answered, open, handed] = [await submit(), await submit(), await submit()];
  expect(await answerRequest(shop.engine, answered.number, 'Here you are.')).toMatchObject({ ok: true });
  expect(await answerRequest(shop.engine, 'RQ99999999', 'Hello?')).toEqual({ ok: false, refusal: 'unknown' });
  const [answer] = await findAnswers(shop.database, answered.id);
  expect(answer?.text).toBe('Here you are.');
  expect(await shop.findJobs('send-request-mail')).toContainEqual({ about: 'answer', answerId: answer?.id });
  await playDesk().handOver(handed.id);
  const now = shop.clock.time;
  shop.clock.time = new Date('2027-11-20T11:59:59Z');
  await forgetOldRequests(shop.engine);
  expect(await getRequest(shop.database, answered.id)).toBeDefined();
  shop.clock.time = new Date('2027-11-20T12:00:01Z');
  await forgetOldRequests(shop.engine);
  const left = await Promise.all([answered, open, handed].map(({ id }) => getRequest(shop.database, id)));
  expect(left.map((each) => each?.id)).toEqual([undefined, open.id, undefined]);
  expect(await findAnswers(shop.database, answered.id)).toEqual([]);
  shop.clock.time = now;
});

test('Q-01: one e-mail is written to ten times an hour at most', async () => {
  const shopper = shop.openShopper('DE');
  const same = { customerEmail: 'often@example.com' };
  for (let sent = 0; sent < 10; sent++) await shopper.get('submitRequest', draft(same));
  expect(await shopper.call('submitRequest', draft(same))).toMatchObject({
    ok: false,
    refusal: { code: 'RateLimited', retryAfterSeconds: 3600 },
  });
});

test('Q-01: who knows the id of a request is told its number, and nothing that was said', async () => {
  const request = await submit();
  const visitor = shop.openShopper('SK');
  expect(await visitor.get('getRequest', { id: request.id })).toEqual({ request });
  expect(await visitor.call('getRequest', { id: crypto.randomUUID() })).toMatchObject({
    ok: false,
    refusal: { code: 'ResourceNotFound' },
  });
});
