import { parseArgs } from 'node:util';
import { selectCodeUses, selectRecords } from '../../catalogue-file/record-store.ts';
import {
  parseSwitch,
  parseWhole,
  requireRecord,
  saveRecord,
  toCells,
  withFields,
} from './catalogue-record.ts';
import { type Command, CommandRefused, type CommandShop, withShop } from './command.ts';
import { parseListing, printTable, type TableForm } from './print-table.ts';

const columns = [
  'code',
  'cartDiscounts',
  'isActive',
  'validFrom',
  'validUntil',
  'applications',
  'maxApplications',
  'maxApplicationsPerCustomer',
] as const;

async function printCodes(shop: CommandShop, key: string | undefined, form: TableForm): Promise<void> {
  const records = await selectRecords(shop.database, 'code', { key });
  const uses = await selectCodeUses(shop.database);
  const rows = records.map(({ cartDiscounts, ...record }) => ({
    isActive: true,
    ...toCells(record),
    code: record.key,
    cartDiscounts: (cartDiscounts as readonly string[]).join(' '),
    applications: uses.get(record.key) ?? 0,
  }));
  printTable(columns, rows, form);
}

const limits = {
  active: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  most: { type: 'string' },
  'most-each': { type: 'string' },
} as const;

function parseCode(args: readonly string[]) {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: limits });
  const [code, ...cartDiscounts] = positionals;
  if (code === undefined) throw new CommandRefused('say which code.');
  const fields = {
    isActive: parseSwitch('active', values.active),
    validFrom: values.from,
    validUntil: values.until,
    maxApplications: parseWhole('most', values.most),
    maxApplicationsPerCustomer: parseWhole('most-each', values['most-each']),
    cartDiscounts: cartDiscounts.length === 0 ? undefined : cartDiscounts,
  };
  return { key: code.toUpperCase(), fields };
}

const works = {
  async list(shop: CommandShop, args: readonly string[]) {
    await printCodes(shop, undefined, parseListing(args).form);
  },
  async show(shop: CommandShop, args: readonly string[]) {
    const { positionals, form } = parseListing(args);
    const { key } = await requireRecord(shop, 'code', positionals[0]?.toUpperCase());
    await printCodes(shop, key, form);
  },
  async create(shop: CommandShop, args: readonly string[]) {
    const { key, fields } = parseCode(args);
    const [known] = await selectRecords(shop.database, 'code', { key });
    if (known !== undefined) throw new CommandRefused(`There is a code ${key} already.`);
    if (fields.cartDiscounts === undefined) throw new CommandRefused('say which cart discounts it is for.');
    await saveRecord(shop, 'code', withFields({ key }, fields));
    await printCodes(shop, key, 'table');
  },
  async set(shop: CommandShop, args: readonly string[]) {
    const { key, fields } = parseCode(args);
    await saveRecord(shop, 'code', withFields(await requireRecord(shop, 'code', key), fields));
    await printCodes(shop, key, 'table');
  },
  async disable(shop: CommandShop, args: readonly string[]) {
    const { key } = parseCode(args);
    const record = await requireRecord(shop, 'code', key);
    await saveRecord(shop, 'code', { ...record, isActive: false });
  },
  async export(shop: CommandShop, args: readonly string[]) {
    const { form } = parseListing(args);
    await printCodes(shop, undefined, form === 'table' ? 'csv' : form);
  },
} as const;

/** Discount codes, and how often they were used. */
export const codesCommand: Command = {
  help: [
    'codes list                               every code with its limits and uses; --json, --csv',
    'codes show CODE                          one of them; --json, --csv',
    'codes create CODE DISCOUNT…              a new one for some cart discounts',
    'codes set CODE [DISCOUNT…]               changes what is given; both take',
    '    [--active on|off] [--from TIME|none] [--until TIME|none] [--most N|none] [--most-each N|none]',
    'codes disable CODE                       the same as --active off',
    'codes export                             every code as CSV; --json',
  ],
  async run([action = 'list', ...args], context) {
    const work = Object.entries(works).find(([name]) => name === action)?.[1];
    if (work === undefined)
      throw new CommandRefused(`codes ${action}: known are ${Object.keys(works).join(', ')}.`);
    await withShop(context, (shop) => work(shop, args));
  },
};
