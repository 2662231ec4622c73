import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { statement } from '../../../kernel/database.ts';
import { DAY_MS } from '../../../kernel/day.ts';
import { openSession } from './open-session.ts';
import { resumeSession } from './resume-session.ts';
import { hashToken, needsRenewal, sessionEnd, writeToken } from './session.ts';

let testDatabase: TestDatabase;
const clock = { time: new Date('2026-11-20T12:00:00Z'), now: () => clock.time };
const start = clock.time.getTime();

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const selectRow = statement('select expires_at from session where token_hash = $1');

async function open(storeKey: string) {
  const { database } = testDatabase;
  const commerce = { database, clock, randomBytes };
  const { token, session } = await database.transaction((transaction) =>
    openSession(transaction, commerce, storeKey),
  );
  const readEnd = async () => {
    const [row] = await database.query<{ expires_at: Date }>(selectRow, [session.tokenHash]);
    return row?.expires_at.getTime();
  };
  let renewals = 0;
  const resume = (store = storeKey) => resumeSession(commerce, token, store, () => (renewals += 1));
  return { token, readEnd, resume, countRenewals: () => renewals };
}

test('X-02: a token has 256 bits, and only its hash is kept', async () => {
  const { token } = await open('gantry-sk');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const rows = await testDatabase.database.query<object>(statement('select * from session'));
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(() => writeToken(new Uint8Array(16))).toThrow('a token has 32 bytes, not 16');
});

test.each(['', 'short', `${'a'.repeat(42)}=`, 'a'.repeat(44), `${'a'.repeat(42)} `])(
  'X-02: %j is not a token, and the database is not asked',
  (text) => {
    expect(hashToken(text)).toBeUndefined();
  },
);

test('X-02: a session is good in its own store only', async () => {
  const { resume } = await open('gantry-sk');
  expect(await resume()).toMatchObject({ storeKey: 'gantry-sk', cartId: undefined });
  expect(await resume('gantry-de')).toBeUndefined();
});

test('U-01: an anonymous session lasts 30 days from its last use, and is written at most once a day', async () => {
  clock.time = new Date(start);
  const { resume, readEnd, countRenewals } = await open('gantry-sk');
  expect(await readEnd()).toBe(start + 30 * DAY_MS);
  clock.time = new Date(start + DAY_MS - 1000);
  expect(await resume()).toBeDefined();
  expect(await readEnd()).toBe(start + 30 * DAY_MS);
  clock.time = new Date(start + DAY_MS);
  expect(await resume()).toBeDefined();
  expect(await readEnd()).toBe(start + 31 * DAY_MS);
  // The cookie is to live as long: whoever gave it is told once.
  expect(await resume()).toBeDefined();
  expect(countRenewals()).toBe(1);
  clock.time = new Date(start + 31 * DAY_MS - 1);
  expect(await resume()).toBeDefined();
  clock.time = new Date(start + 61 * DAY_MS);
  expect(await resume()).toBeUndefined();
});

test('U-01: renewal is due after a day, not before', () => {
  const opened = new Date(start);
  expect(needsRenewal(sessionEnd(opened, 'anonymous'), new Date(start + DAY_MS - 1), 'anonymous')).toBe(
    false,
  );
  expect(needsRenewal(sessionEnd(opened, 'anonymous'), new Date(start + DAY_MS), 'anonymous')).toBe(true);
});
