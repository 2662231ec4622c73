import { expect, test } from 'vitest';
import { getDemonstrationAccount } from './bank-accounts.ts';
import { markets } from './countries.ts';

/** ISO 13616: letters as numbers from 10, country and check digits last, remainder 1. */
function remainderOf(iban: string): bigint {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  return BigInt(turned.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) % 97n;
}

/** Lengths of the SWIFT registry of IBANs. */
const lengths: Readonly<Record<string, number>> = {
  SK: 24,
  CH: 21,
  GB: 22,
  CZ: 24,
  DK: 18,
  SE: 24,
  HU: 28,
  RO: 24,
  NO: 15,
  PL: 28,
  BG: 22,
};

test('Y-04: every market has an account whose check digits are right and which says that it is invented', () => {
  for (const { currencyCode } of markets) {
    const account = getDemonstrationAccount(currencyCode);
    expect(account?.demonstration).toBe(true);
    expect(remainderOf(account?.iban ?? ''), account?.iban).toBe(1n);
    expect(account?.iban).toHaveLength(lengths[account?.iban.slice(0, 2) ?? ''] ?? 0);
    expect(account?.bic, 'test institution of the same country').toMatch(
      new RegExp(`^GNTR${account?.iban.slice(0, 2)}[A-Z]0$`),
    );
  }
});

test('Y-04: no market sells in dollars, so nobody holds an account in them', () => {
  expect(getDemonstrationAccount('USD')).toBeUndefined();
});
