import { expect, test } from 'vitest';
import { countryCodes } from '../kernel/locale.ts';
import { money } from '../kernel/money.ts';
import { getCashOnDelivery, isBankTransferAllowed } from './cash-and-bank.ts';

const none = 'not allowed';
/** Rule Y-02, once more and country by country: limit, most pieces, freight, fee. */
const told = {
  SK: ['EUR', 250_000, 1, 'freight', 290],
  IE: ['EUR', 150_000, 'unlimited', '', none],
  DE: ['EUR', 150_000, 'unlimited', '', 290],
  PT: ['EUR', 100_000, 'unlimited', '', 290],
  IT: ['EUR', 99_999, 1, '', 290],
  FR: ['EUR', 100_000, 'unlimited', '', 290],
  HU: ['HUF', 49_999_900, 1, 'freight', 99_000],
  CZ: ['CZK', 6_000_000, 1, 'freight', 5900],
  AT: ['EUR', 150_000, 'unlimited', '', 290],
  NO: ['NOK', 150_000, 'unlimited', '', 3900],
  NL: ['EUR', 150_000, 'unlimited', '', none],
  CH: ['CHF', 350_000, 'unlimited', '', 390],
  BE: ['EUR', 300_000, 'unlimited', '', 290],
  DK: ['DKK', 2_000_000, 'unlimited', '', 2900],
  SE: ['SEK', 300_000, 'unlimited', '', none],
  ES: ['EUR', 100_000, 'unlimited', '', 290],
  GB: ['GBP', 250_000, 'unlimited', '', none],
  FI: ['EUR', 150_000, 'unlimited', '', 290],
  PL: ['PLN', 600_000, 1, 'freight', 1290],
  RO: ['RON', 1_000_000, 1, '', 1490],
  LT: ['EUR', 450_000, 'unlimited', '', 290],
  SI: ['EUR', 450_000, 1, '', 290],
  BG: ['BGN', 890_000, 'unlimited', '', none],
  GR: ['EUR', 49_900, 1, '', none],
  HR: ['EUR', 450_000, 1, '', none],
} as const;

test.each(countryCodes)('Y-02, Y-04: %s pays at the door and by transfer as it is told', (country) => {
  const [currency, limit, itemLimit, freight, fee] = told[country];
  expect(getCashOnDelivery(country)).toEqual({
    isAllowed: fee !== none,
    isAllowedForFreight: freight === 'freight',
    limit: money(currency, limit),
    itemLimit,
    fee: fee === none ? undefined : money(currency, fee),
  });
  expect(isBankTransferAllowed(country)).toBe(fee !== none);
});
