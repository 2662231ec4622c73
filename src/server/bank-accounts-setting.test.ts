import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'gantry-accounts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const account = {
  holder: 'Example Ltd',
  institute: 'Example Bank',
  bic: 'COBADEFFXXX',
  iban: 'DE89 3704 0044 0532 0130 00',
};
const read = { ...account, iban: 'DE89370400440532013000', demonstration: false };

describe('the setting BANK_ACCOUNTS', () => {
  it('Y-04: is JSON by currency, or a file with it', () => {
    const text = JSON.stringify({ EUR: account });
    const file = join(folder, 'bank accounts.json');
    writeFileSync(file, text);
    for (const BANK_ACCOUNTS of [text, file]) {
      expect(loadConfig({ BANK_ACCOUNTS })).toMatchObject({
        ok: true,
        value: { bankAccounts: { EUR: read } },
      });
    }
  });

  it.each([
    ['{"EUR": ', 'expected JSON'],
    ['{}', 'at least one currency'],
    ['[]', 'no file [] that can be read'],
    [join(folder, 'missing.json'), 'missing.json that can be read'],
    [JSON.stringify({ XYZ: account }), 'XYZ'],
    [JSON.stringify({ EUR: { ...account, iban: 'DE89 3704 0044 0532 0130 01' } }), 'EUR.iban'],
    [JSON.stringify({ EUR: { ...account, bic: 'bank' } }), 'EUR.bic'],
    [JSON.stringify({ EUR: { ...account, holder: ' ' } }), 'EUR.holder'],
    [JSON.stringify({ EUR: { ...account, demonstration: false } }), 'demonstration'],
  ])('is refused in one line when it is %s', (BANK_ACCOUNTS, words) => {
    const outcome = loadConfig({ BANK_ACCOUNTS });
    expect(outcome.ok).toBe(false);
    const message = outcome.ok ? '' : outcome.refusal.message;
    expect(message).toMatch(/^The setting BANK_ACCOUNTS is wrong: .*\.$/);
    expect(message).toContain(words);
    expect(message).not.toContain('\n');
  });
});
