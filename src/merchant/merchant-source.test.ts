import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { createLocalEvents } from '../../tests/support/local-events.ts';
import { kran, withoutDomains } from '../../tests/support/merchant.ts';
import { nobody } from './merchant.ts';
import { openMerchantSource } from './merchant-source.ts';
import { insertMerchantChange } from './merchant-store.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.drop());

const earlier = withoutDomains(kran);
/** As a later version writes it, with a field that this one does not know. */
const later = { ...kran, stores: { ...kran.stores, paths: 'by country' } };

async function write(...records: readonly (readonly [version: number, record: unknown])[]) {
  for (const [version, record] of records)
    await insertMerchantChange(test.database, {
      version,
      record,
      changedAt: new Date(),
      changedBy: 'a test',
    });
}

async function open(invented: 'used' | 'passed over' = 'used') {
  const { events, deliver } = createLocalEvents();
  const lines: string[] = [];
  let changes = 0;
  const source = await openMerchantSource({
    database: test.database,
    events,
    invented,
    warn: (line) => void lines.push(line),
    onChange: () => {
      changes += 1;
    },
  });
  return {
    current: source.current,
    lines,
    async change(version: number, record: unknown) {
      const before = changes;
      await write([version, record]);
      await events.announce(test.database, { type: 'merchant-changed' });
      deliver();
      await expect.poll(() => changes).toBe(before + 1);
    },
  };
}

describe('O-01: a record that this version cannot read', () => {
  it('leaves a running shop with the last one it could, until there is one that it can', async () => {
    await write([1, earlier]);
    const { current, change, lines } = await open();
    await change(2, kran);
    expect([current(), lines]).toEqual([kran, []]);
    await change(3, later);
    expect(current()).toEqual(kran);
    expect(lines).toEqual([
      'Version 3 of the merchant record cannot be used, stores.paths: is no field of the record',
      'Version 2 of the merchant record is used instead',
    ]);
    await change(4, earlier);
    expect(current()).toEqual(earlier);
    expect(lines).toHaveLength(2);
  });

  it('leaves a shop that starts with the newest that it can read', async () => {
    await write([1, kran], [2, earlier], [3, later], [4, later]);
    const { current, lines } = await open();
    expect(current()).toEqual(earlier);
    expect(lines.at(-1)).toBe('Version 2 of the merchant record is used instead');
  });

  it('leaves a shop with nobody that never had another', async () => {
    await write([1, later]);
    const { current, lines } = await open();
    expect(current()).toBe(nobody);
    expect(lines).toHaveLength(1);
  });

  it('brings no invented one back in production', async () => {
    await write([1, { ...kran, invented: true }], [2, later]);
    expect((await open('passed over')).current()).toBe(nobody);
    expect((await open()).current()).toMatchObject({ invented: true });
  });
});
