import { parseArgs } from 'node:util';
import { writePriceKey } from '../../catalogue-file/price-line.ts';
import { selectRecords } from '../../catalogue-file/record-store.ts';
import { writeDecimal } from '../../kernel/decimal.ts';
import { type CountryCode, countryCodes } from '../../kernel/locale.ts';
import { type CurrencyCode, currencyCodes, type Money } from '../../kernel/money.ts';
import { getMarket } from '../../markets/countries.ts';
import { requireRecord, saveRecord, toCells, withFields } from './catalogue-record.ts';
import { type Command, CommandRefused, type CommandShop, withShop } from './command.ts';
import { parseAmount } from './parse-amount.ts';
import { parseListing, printTable, type TableForm } from './print-table.ts';

const columns = ['key', 'currency', 'amount', 'validUntil', 'tiers'] as const;

async function printPrices(shop: CommandShop, sku: string | undefined, form: TableForm): Promise<void> {
  const records = await selectRecords(shop.database, 'price', { sku });
  const rows = records.map(({ value, ...record }) => {
    const { currencyCode, centAmount, fractionDigits } = value as Money;
    return {
      ...toCells(record),
      currency: currencyCode,
      amount: writeDecimal(centAmount, fractionDigits),
    };
  });
  printTable(columns, rows, form);
}

async function list(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, form } = parseListing(args);
  const [sku] = positionals;
  if (sku === undefined) throw new CommandRefused('say which sku; prices export lists all.');
  await printPrices(shop, sku, form);
}

async function exportAll(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { form } = parseListing(args);
  await printPrices(shop, undefined, form === 'table' ? 'csv' : form);
}

async function show(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals } = parseListing(args);
  const record = await requireRecord(shop, 'price', positionals[0]);
  process.stdout.write(`${JSON.stringify(record, undefined, 2)}\n`);
}

async function log(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, form } = parseListing(args);
  const [sku] = positionals;
  if (sku === undefined) throw new CommandRefused('say which sku.');
  const records = await selectRecords(shop.database, 'priceLog', { sku });
  const rows = records.flatMap(({ country, currencyCode, changes }) =>
    (changes as readonly { from: string; amount: Money | null }[]).map(({ from, amount }) => ({
      scope: String(country ?? currencyCode),
      currency: String(currencyCode),
      from,
      amount: amount === null ? '' : writeDecimal(amount.centAmount, amount.fractionDigits),
    })),
  );
  printTable(['scope', 'currency', 'from', 'amount'], rows, form);
}

function parseScope(text: string | undefined): {
  readonly country?: CountryCode;
  readonly currency: CurrencyCode;
} {
  const currency = currencyCodes.find((code) => code === text);
  if (currency !== undefined) return { currency };
  const country = countryCodes.find((code) => code === text);
  if (country === undefined) throw new CommandRefused(`${text ?? 'nothing'} is no country and no currency.`);
  return { country, currency: getMarket(country).currencyCode };
}

async function set(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      group: { type: 'string' },
      channel: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      currency: { type: 'string' },
    },
  });
  const [sku, scope, amount, ...more] = positionals;
  if (sku === undefined || more.length > 0) throw new CommandRefused('say a sku, a scope and an amount.');
  const { country, currency } = parseScope(scope);
  const value = parseAmount(amount, currencyCodes.find((code) => code === values.currency) ?? currency);
  const { group: customerGroup, channel, from: validFrom, until: validUntil } = values;
  const named = {
    sku,
    value,
    ...(country === undefined ? {} : { country }),
    ...(customerGroup === undefined ? {} : { customerGroup }),
    ...(channel === undefined ? {} : { channel }),
    ...(validFrom === undefined ? {} : { validFrom }),
  };
  const key = writePriceKey(named);
  const [known = {}] = await selectRecords(shop.database, 'price', { key });
  await saveRecord(shop, 'price', withFields({ ...known, ...named, key }, { validUntil }));
  await printPrices(shop, sku, 'table');
}

const works = { list, show, set, log, export: exportAll } as const;

/** What products cost, and what visitors were shown. */
export const pricesCommand: Command = {
  help: [
    'prices list SKU                          every price of a product; --json, --csv',
    'prices show KEY                          one of them, as the catalogue file has it',
    'prices set SKU SCOPE AMOUNT              SCOPE: a country or a currency; AMOUNT: 129.90, incl. VAT',
    '    [--group KEY] [--channel KEY] [--from TIME] [--until TIME|none] [--currency CODE]',
    'prices log SKU                           what visitors were shown, from when on; --json, --csv',
    'prices export                            every price as CSV; --json',
  ],
  async run([action = '', ...args], context) {
    const work = Object.entries(works).find(([name]) => name === action)?.[1];
    if (work === undefined)
      throw new CommandRefused(`prices ${action}: known are ${Object.keys(works).join(', ')}.`);
    await withShop(context, (shop) => work(shop, args));
  },
};
