import { type CountryCode, countryCodes } from '../../src/kernel/locale.ts';
import { type CurrencyCode, type Money, money, roundingStepOf, unitOf } from '../../src/kernel/money.ts';
import { roundShare } from '../../src/kernel/round.ts';
import { getMarket } from '../../src/markets/countries.ts';
import { pick, pickDay } from './chance.ts';
import { groupPrice, tiersOf } from './promotions.ts';

/** How prices look in a currency. */
interface Habit {
  /** Units of the currency for one euro: a fixed table, so that the catalogue is the same on every machine. */
  readonly perEuro: number;
  /** In whole units: from an amount on, prices go in such steps and end so; the last row that fits counts. */
  readonly endings: readonly { readonly from: number; readonly step: number; readonly ending: number }[];
}

const habits: Readonly<Record<CurrencyCode, Habit | 'none'>> = {
  EUR: { perEuro: 1, endings: fineThen(100) },
  GBP: {
    perEuro: 0.86,
    endings: [
      { from: 0, step: 1, ending: 0.99 },
      { from: 100, step: 10, ending: 9 },
    ],
  },
  CHF: { perEuro: 0.98, endings: fineThen(100) },
  RON: { perEuro: 5, endings: fineThen(100) },
  BGN: { perEuro: 1.95583, endings: fineThen(100) },
  PLN: { perEuro: 4.3, endings: wholeNines() },
  CZK: { perEuro: 25.2, endings: wholeNines(1000, 100, 90) },
  SEK: { perEuro: 11.2, endings: wholeNines() },
  NOK: { perEuro: 11.7, endings: wholeNines() },
  DKK: { perEuro: 7.46, endings: wholeNines() },
  HUF: { perEuro: 398, endings: [{ from: 0, step: 100, ending: 90 }] },
  USD: 'none',
};

function fineThen(from: number): Habit['endings'] {
  return [
    { from: 0, step: 1, ending: 0.9 },
    { from, step: 10, ending: 9 },
  ];
}

function wholeNines(from = Number.POSITIVE_INFINITY, step = 10, ending = 9): Habit['endings'] {
  return [
    { from: 0, step: 10, ending: 9 },
    { from, step, ending },
  ];
}

/** How far a market's price level lies from the German one. */
const levels: Partial<Record<CountryCode, number>> = {
  ...{ SK: 0.98, IE: 1.03, PT: 0.99, FR: 1.02, AT: 1.01, BE: 1.01, FI: 1.03, LT: 0.98, SI: 0.99, GR: 1.02 },
  ...{ HR: 0.98, NL: 1.01, CH: 1.03, NO: 1.03, DK: 1.02, PL: 0.98, RO: 0.98, BG: 0.97, GB: 1.02 },
};

/** The country's gross price of an article that costs `euro` in Germany, ending as prices there do. */
function priceIn(country: CountryCode, euro: number): Money {
  const { currencyCode } = getMarket(country);
  const habit = habits[currencyCode];
  if (habit === 'none') throw new Error(`no prices in ${currencyCode}`);
  const { perEuro, endings } = habit;
  const exact = euro * perEuro * (levels[country] ?? 1);
  const { step, ending } = endings.findLast(({ from }) => exact >= from) ?? { step: 1, ending: 0.9 };
  const rounded = Math.max(0, Math.round((exact - ending) / step)) * step + ending;
  return money(currencyCode, Math.round(rounded * unitOf(currencyCode)));
}

/** So much of a price, in basis points. */
function partOf({ currencyCode, centAmount }: Money, basisPoints: number): Money {
  return money(currencyCode, roundShare(centAmount, basisPoints, 10_000, roundingStepOf(currencyCode)));
}

/** One price line a market, and one more for a customer group that pays less. */
export function priceLines(sku: string, euro: number): readonly object[] {
  return countryCodes.flatMap((country) => {
    const value = priceIn(country, euro);
    const line = { type: 'price', key: `${sku}/${country}`, sku, country, value };
    const tiers = tiersOf(sku)?.map(({ minimumQuantity, basisPoints }) => ({
      minimumQuantity,
      value: partOf(value, basisPoints),
    }));
    const forAll = tiers ? { ...line, tiers } : line;
    if (sku !== groupPrice.sku) return [forAll];
    const { customerGroup } = groupPrice;
    const key = `${line.key}/group=${customerGroup}`;
    return [forAll, { ...line, key, customerGroup, value: partOf(value, groupPrice.basisPoints) }];
  });
}

/** One price line a currency: so much is enough for copies of an article. */
export function currencyPriceLines(sku: string, euro: number): readonly object[] {
  const byCurrency = Map.groupBy(countryCodes, (country) => getMarket(country).currencyCode);
  return [...byCurrency].map(([currencyCode, [country = 'DE']]) => ({
    type: 'price',
    key: `${sku}/${currencyCode}`,
    sku,
    value: priceIn(country, euro),
  }));
}

/** When the log begins: long before anyone may look. */
const LOG_BEGINS = '2025-01-01T00:00:00.000Z';
/** By how much the price of an article may have changed since, in basis points. */
const OLD_PRICES = [10_000, 9400, 9700, 10_000, 10_300] as const;

/** What visitors of every market were shown of a product before the shop opened: one price, or an older one first. */
export function priceLogLines(sku: string, euro: number): readonly object[] {
  const old = OLD_PRICES[pick(`${sku} old price`, 0, OLD_PRICES.length - 1)] ?? 10_000;
  const changed = `${pickDay(`${sku} new price`, '2025-09-01', '2026-09-30')}T00:00:00.000Z`;
  return countryCodes.map((country) => {
    const amount = priceIn(country, euro);
    const before = priceIn(country, (euro * old) / 10_000);
    const { currencyCode } = amount;
    return {
      type: 'priceLog',
      key: `${sku}/${country}/${currencyCode}`,
      sku,
      country,
      currencyCode,
      changes:
        before.centAmount === amount.centAmount
          ? [{ from: LOG_BEGINS, amount }]
          : [
              { from: LOG_BEGINS, amount: before },
              { from: changed, amount },
            ],
    };
  });
}
