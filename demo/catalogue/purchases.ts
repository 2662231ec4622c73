import { type LocaleCode, localeCodes } from '../../src/kernel/locale.ts';
import { isBankTransferAllowed } from '../../src/markets/cash-and-bank.ts';
import { getLocale } from '../../src/markets/locales.ts';
import { pick, pickDay } from './chance.ts';
import { CUSTOMERS_PER_LOCALE, customerId } from './people.ts';
import type { Article } from './products.ts';

/** A customer orders at most so often, so many different things, and so many pieces of each. */
const MOST_ORDERS = 3;
const MOST_LINES = 3;
const MOST_PIECES = 2;
/** Only of what there is plenty of: demonstration orders take from the stock too. */
const PLENTY = 40;

/** Orders of before this day have arrived. */
const ARRIVED_BEFORE = '2026-11-01';
const onTheirWay = ['waiting', 'paid', 'shipped'] as const;

/**
 * What the customers of the demonstration have bought before the shop opened; the shop places these orders through its
 * engine (`demo/load/place-orders.ts`). Only in countries that take transfers.
 */
export function purchaseLines(articles: readonly Article[]): readonly object[] {
  const offered = articles.filter(({ sku, stock }) => sku.startsWith('EX10') && stock >= PLENTY);
  const buyers = localeCodes.filter((locale) => isBankTransferAllowed(getLocale(locale).countryCode));
  return buyers
    .flatMap((locale) =>
      Array.from({ length: CUSTOMERS_PER_LOCALE }, (_, index) => ordersOf(locale, index, offered)),
    )
    .flat()
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

function ordersOf(locale: LocaleCode, index: number, offered: readonly Article[]) {
  const count = pick(`${locale} ${index} orders`, 0, MOST_ORDERS);
  return Array.from({ length: count }, (_, number) => {
    const seed = `${locale} ${index} order ${number}`;
    const day = pickDay(`${seed} day`, '2026-10-01', '2026-11-18');
    const chosen = Array.from({ length: pick(`${seed} lines`, 1, MOST_LINES) }, (_, line) => ({
      sku: offered[pick(`${seed} line ${line}`, 0, offered.length - 1)]?.sku ?? '',
      quantity: pick(`${seed} pieces ${line}`, 1, MOST_PIECES),
    }));
    const lines = chosen.filter(({ sku }, line) => chosen.findIndex((other) => other.sku === sku) === line);
    return {
      customer: customerId(locale, index),
      locale,
      at: `${day}T${String(pick(`${seed} hour`, 7, 21)).padStart(2, '0')}:15:00.000Z`,
      lines,
      reached:
        day < ARRIVED_BEFORE ? ('delivered' as const) : (onTheirWay[pick(`${seed} reached`, 0, 2)] ?? 'paid'),
    };
  });
}
