import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getMarket } from '../../markets/countries.ts';
import { selectReadableMerchant } from '../../merchant/readable-merchant.ts';
import { findPagesOfToday } from '../old-addresses/find-pages-of-today.ts';
import { importOldAddresses } from '../old-addresses/import-old-addresses.ts';
import type { OldAddress } from '../old-addresses/old-address.ts';
import { selectAllOldAddresses } from '../old-addresses/old-address-store.ts';
import { readOldAddresses } from '../old-addresses/read-old-addresses.ts';
import { createShopAddresses, type ShopAddresses } from '../shop-addresses.ts';
import {
  type Command,
  CommandRefused,
  type CommandShop,
  type ProgramContext,
  say,
  withShop,
} from './command.ts';
import { parseListing, printTable, writeTable } from './print-table.ts';

const columns = ['old', 'new', 'code'] as const;

async function openAddresses({ database, config }: CommandShop): Promise<ShopAddresses> {
  const { merchant } = await selectReadableMerchant(database);
  return createShopAddresses(config, () => merchant);
}

/** As a file says it: one of a country's shop alone by its whole address. */
function toRow({ country, path, target, status }: OldAddress, { findOrigin }: ShopAddresses) {
  const origin =
    country === '' ? '' : (findOrigin(getMarket(country)) ?? `http://${country.toLowerCase()}.localhost`);
  return { old: `${origin}${path}`, new: target, code: status };
}

async function findRows(shop: CommandShop) {
  const addresses = await openAddresses(shop);
  return (await selectAllOldAddresses(shop.database)).map((row) => toRow(row, addresses));
}

function refuseFile(file: string, problems: readonly string[]): never {
  for (const problem of problems) say(`${file}: ${problem}`);
  const count = `${problems.length} problem${problems.length === 1 ? '' : 's'}`;
  throw new CommandRefused(`${file}: nothing was imported, ${count}.`);
}

const works: Readonly<
  Record<string, (shop: CommandShop, args: readonly string[], context: ProgramContext) => Promise<void>>
> = {
  async list(shop, args) {
    printTable(columns, await findRows(shop), parseListing(args).form);
  },
  async export(shop, args, { workingFolder }) {
    const [file, ...more] = args;
    if (file === undefined || more.length > 0) throw new CommandRefused('say which file to write.');
    const rows = await findRows(shop);
    await writeFile(resolve(workingFolder, file), writeTable(columns, rows, 'csv'));
    say(`${file}: ${rows.length} old addresses.`);
  },
  async import(shop, args, { workingFolder }) {
    const options = { replace: { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new CommandRefused('say which file to read.');
    const text = await readFile(resolve(workingFolder, file), 'utf8');
    const read = readOldAddresses(text, await openAddresses(shop));
    if (!read.ok)
      refuseFile(
        file,
        read.refusal.map(({ line, message }) => `line ${line}: ${message}`),
      );
    const pages = await findPagesOfToday(shop.database, read.value);
    if (pages.length > 0)
      refuseFile(
        file,
        pages.map(({ path }) => `${path} is a page of today`),
      );
    const mode = values.replace === true ? 'replace' : 'add';
    const imported = await importOldAddresses(shop.database, read.value, mode);
    if (!imported.ok)
      refuseFile(
        file,
        imported.refusal.map(({ way }) => `leads in a circle: ${way.join(' -> ')}`),
      );
    const { added, changed, all } = imported.value;
    say(`${file}: ${added} added, ${changed} changed, ${all} old addresses in all.`);
  },
};

/** Addresses of before, and where they lead (rule R-08). */
export const redirectsCommand: Command = {
  help: [
    'redirects import FILE [--replace]        old addresses and where they lead: old, new, 301 or 308; --replace: no others',
    'redirects export FILE                    writes them as such a file',
    'redirects list                           every one of them; --json, --csv',
  ],
  async run([action = 'list', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined)
      throw new CommandRefused(`redirects ${action}: known are ${Object.keys(works).join(', ')}.`);
    await withShop(context, (shop) => work(shop, args, context));
  },
};
