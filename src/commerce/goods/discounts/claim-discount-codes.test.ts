import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { insertBuyer, insertPurchase } from '../../../../tests/support/purchases.ts';
import { statement } from '../../../kernel/database.ts';
import { claimDiscountCodes, customerKeyOf, releaseDiscountCodes } from './claim-discount-codes.ts';

const at = new Date('2026-11-20T12:00:00Z');
const jana = 'jana@example.com';

let db: TestDatabase;
let buyerId: string;
beforeAll(async () => {
  db = await createTestDatabase();
  buyerId = await insertBuyer(db.database);
});
afterAll(() => db.drop());
beforeEach(async () => {
  await db.database.query(statement('delete from discount_code_use'));
  await db.database.query(statement('delete from discount_code'));
});

interface CodeRow {
  readonly isActive?: boolean;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly most?: number;
  readonly mostPerCustomer?: number;
}

const insertCode = statement(`
  insert into discount_code (code, cart_discounts, is_active, valid_from, valid_until, max_applications,
                             max_applications_per_customer)
  values ($1, '{ten}', $2, $3, $4, $5, $6)`);

async function addCode(code: string, row: CodeRow = {}): Promise<void> {
  const { isActive = true, validFrom, validUntil, most, mostPerCustomer } = row;
  const values = [
    code,
    isActive,
    validFrom ?? null,
    validUntil ?? null,
    most ?? null,
    mostPerCustomer ?? null,
  ];
  await db.database.query(insertCode, values);
}

const refused = {
  ok: false,
  refusal: { code: 'DiscountCodeNotApplicable', fields: { code: 'MaxApplicationReached' } },
};

const placeOrder = () => insertPurchase(db.database, buyerId, ['EX10000001']);

async function claim(codes: readonly string[], customerKey = jana, placed?: string) {
  const orderId = placed ?? (await placeOrder());
  return db.database.transaction((transaction) =>
    claimDiscountCodes(transaction, codes, { orderId, customerKey, at }),
  );
}

/** How often a code counts as used, and how many orders say so: always the same number. */
async function usesOf(code: string): Promise<number> {
  const rows = await db.database.query<{ applications: number; uses: number }>(
    statement(`
      select applications, (select count(*)::int from discount_code_use where code = $1) as uses
      from discount_code where code = $1`),
    [code],
  );
  const [row] = rows;
  expect(row?.applications).toBe(row?.uses);
  return row?.uses ?? 0;
}

test('V-04: a code is used by an order as often as it may be, and no more', async () => {
  await addCode('TWICE', { most: 2 });
  expect(await claim(['TWICE'], 'one')).toMatchObject({ ok: true });
  expect(await claim(['TWICE'], 'two')).toMatchObject({ ok: true });
  expect(await claim(['TWICE'], 'three')).toEqual(refused);
  expect(await usesOf('TWICE')).toBe(2);
});

test.each([1, 2])('V-04: a customer uses a code %i times at most, whatever others do', async (most) => {
  await addCode('OWN', { mostPerCustomer: most });
  for (let use = 0; use < most; use += 1) expect(await claim(['OWN'])).toMatchObject({ ok: true });
  expect(await claim(['OWN'])).toEqual(refused);
  expect(await claim(['OWN'], 'someone else')).toMatchObject({ ok: true });
  expect(await usesOf('OWN')).toBe(most + 1);
});

test('V-04: nobody uses a code that each may use no time at all', async () => {
  await addCode('NONE', { mostPerCustomer: 0 });
  expect(await claim(['NONE'])).toEqual(refused);
  expect(await usesOf('NONE')).toBe(0);
});

test.each<[string, CodeRow, boolean]>([
  ['is switched off', { isActive: false }, false],
  ['begins at this moment', { validFrom: at.toISOString() }, true],
  ['begins a moment later', { validFrom: '2026-11-20T12:00:00.001Z' }, false],
  ['ends at this moment', { validUntil: at.toISOString() }, false],
  ['ends a moment later', { validUntil: '2026-11-20T12:00:00.001Z' }, true],
])('V-04: a code that %s: claimed is %s', async (_about, row, isClaimed) => {
  await addCode('CODE', row);
  expect((await claim(['CODE'])).ok).toBe(isClaimed);
  expect(await usesOf('CODE')).toBe(isClaimed ? 1 : 0);
});

test('V-04: an unknown code refuses the order', async () => {
  expect(await claim(['NOWHERE'])).toEqual(refused);
});

test('V-04: one code that cannot be used gives all of the order’s back', async () => {
  await addCode('A-GOOD');
  await addCode('B-OFF', { isActive: false });
  expect(await claim(['A-GOOD', 'B-OFF'])).toEqual(refused);
  expect(await usesOf('A-GOOD')).toBe(0);
});

test('V-04: a cancelled order’s codes can be used again, once', async () => {
  await addCode('ONCE', { most: 1, mostPerCustomer: 1 });
  const orderId = await placeOrder();
  await claim(['ONCE'], jana, orderId);
  await releaseDiscountCodes(db.database, orderId);
  await releaseDiscountCodes(db.database, orderId);
  expect(await usesOf('ONCE')).toBe(0);
  expect(await claim(['ONCE'])).toMatchObject({ ok: true });
});

test('V-04: of many orders at once for the last use of a code, one gets it', async () => {
  await addCode('LAST', { most: 1 });
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, index) => claim(['LAST'], `customer ${index}`)),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await usesOf('LAST')).toBe(1);
});

test('V-04: a guest is known by the e-mail in whatever case, a customer by the account', () => {
  expect(customerKeyOf(undefined, 'Jana@Example.com')).toBe(jana);
  expect(customerKeyOf('customer-1', 'Jana@Example.com')).toBe('customer-1');
  expect(customerKeyOf(undefined, undefined)).toBeUndefined();
});
