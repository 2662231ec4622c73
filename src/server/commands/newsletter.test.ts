import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  confirmSubscription,
  giveConfirmSecret,
  requestSubscription,
} from '../../commerce/people/newsletter/newsletter-store.ts';

const requestedAt = new Date('2026-03-01T10:00:00Z');
const confirmedAt = new Date('2026-03-01T10:05:00Z');

let database: TestDatabase;
let commands: TestCommandLine;
beforeAll(async () => {
  database = await createTestDatabase();
  commands = await openCommandLine(database);
  for (const [email, storeKey] of [
    ['ada@example.com', 'de'],
    ['Ada@example.com', 'sk'],
    ['bo@example.com', 'de'],
  ] as const) {
    const id = await requestSubscription(database.database, {
      id: randomUUID(),
      ...{ storeKey, email, requestedAt },
      locale: 'de-DE',
      words: 'I agree, "gladly"',
      requestedFrom: '203.0.113.0',
      unsubscribeToken: `end-${email}-${storeKey}`,
    });
    if (email === 'bo@example.com') continue;
    const hash = Buffer.from(email);
    await giveConfirmSecret(database.database, id, hash, new Date('2026-03-08T10:00:00Z'));
    await confirmSubscription(database.database, hash, confirmedAt, '203.0.113.0');
  }
});
afterAll(async () => {
  await database.drop();
  await commands.close();
});

const run = (...args: string[]) => commands.run('newsletter', ...args);
const listed = async (...args: string[]) =>
  (JSON.parse((await run('list', ...args, '--json')).printed) as { email: string; state: string }[])
    .map(({ email, state }) => `${email} ${state}`)
    .sort();

test('S-06: subscriptions are found by part of an e-mail and by state', async () => {
  expect(await listed()).toEqual([
    'Ada@example.com confirmed',
    'ada@example.com confirmed',
    'bo@example.com pending',
  ]);
  expect(await listed('BO@')).toEqual(['bo@example.com pending']);
  expect(await listed('--state', 'pending')).toEqual(['bo@example.com pending']);
  expect(await listed('nobody')).toEqual([]);
});

test('S-06: whoever writes the newsletter is given those that confirmed, with the proof and the way out', async () => {
  const { printed } = await run('export');
  const [head, ...rows] = printed.trim().split(/\r?\n/);
  expect(head).toContain('email');
  expect(rows).toHaveLength(2);
  expect(printed).not.toContain('bo@example.com');
  expect(printed).toContain('"I agree, ""gladly"""');
  expect(printed).toContain('/newsletter/unsubscribe?token=end-ada@example.com-de');
  expect(printed).toContain(confirmedAt.toISOString());
});

test('S-06: an e-mail is taken off in every store, however it is written, and only once', async () => {
  expect(await run('unsubscribe', 'ADA@example.com')).toMatchObject({
    code: 0,
    said: 'ADA@example.com: unsubscribed\n',
  });
  expect(await listed('--state', 'confirmed')).toEqual([]);
  expect((await run('unsubscribe', 'ada@example.com')).said).toContain('was not subscribed any more');
  const refused = await run('unsubscribe', 'nobody@example.com');
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('nobody@example.com has never asked for a newsletter.');
});

test.each([
  [['unsubscribe']],
  [['unsubscribe', 'a@b.c', 'd@e.f']],
  [['list', '--state', 'glad']],
  [['burn']],
])('%s is refused in words', async (args) => {
  const { code, said, printed } = await run(...args);
  expect(code).toBe(1);
  expect(said).not.toBe('');
  expect(printed).toBe('');
});
