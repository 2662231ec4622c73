import { parseArgs } from 'node:util';
import { selectRecords } from '../../catalogue-file/record-store.ts';
import {
  parseSwitch,
  parseWhole,
  requireRecord,
  saveRecord,
  toCells,
  withFields,
} from './catalogue-record.ts';
import { type Command, CommandRefused, type CommandShop, withShop } from './command.ts';
import { parseListing, printTable } from './print-table.ts';

const columns = [
  'key',
  'kind',
  'sortOrder',
  'isActive',
  'validFrom',
  'validUntil',
  'requiresDiscountCode',
  'value',
] as const;

async function list(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { form } = parseListing(args);
  const records = await selectRecords(shop.database, 'discount');
  printTable(
    columns,
    records.map((record) => ({ isActive: true, ...toCells(record) })),
    form,
  );
}

async function show(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals } = parseListing(args);
  const record = await requireRecord(shop, 'discount', positionals[0]);
  process.stdout.write(`${JSON.stringify(record, undefined, 2)}\n`);
}

async function set(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      active: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      sort: { type: 'string' },
    },
  });
  const record = await requireRecord(shop, 'discount', positionals[0]);
  const fields = {
    isActive: parseSwitch('active', values.active),
    validFrom: values.from,
    validUntil: values.until,
    sortOrder: parseWhole('sort', values.sort),
  };
  await saveRecord(shop, 'discount', withFields(record, fields));
}

const works = { list, show, set } as const;

/** Product and cart discounts; what they are for is said by the catalogue file. */
export const discountsCommand: Command = {
  help: [
    'discounts list                           every product and cart discount; --json, --csv',
    'discounts show KEY                       one of them, as the catalogue file has it',
    'discounts set KEY                        switches or dates it; prices follow at once',
    '    [--active on|off] [--from TIME|none] [--until TIME|none] [--sort N]',
  ],
  async run([action = 'list', ...args], context) {
    const work = Object.entries(works).find(([name]) => name === action)?.[1];
    if (work === undefined)
      throw new CommandRefused(`discounts ${action}: known are ${Object.keys(works).join(', ')}.`);
    await withShop(context, (shop) => work(shop, args));
  },
};
