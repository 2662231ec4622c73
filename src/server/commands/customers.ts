import { parseArgs } from 'node:util';
import type { Customer } from '../../commerce/people/customers/customer.ts';
import type { ListedCustomer } from '../../commerce/people/customers/customer-list-store.ts';
import {
  assignGroup,
  findCustomerGroups,
  findCustomers,
  parseTier,
  saveGroup,
  walkCustomers,
} from '../../commerce/people/customers/manage-customers.ts';
import { type Command, CommandRefused, type CommandShop, say, withShop } from './command.ts';
import { parseListing, pickTableForm, printTable, tableOptions } from './print-table.ts';

const columns = [
  'id',
  'email',
  'isVerified',
  'firstName',
  'lastName',
  'customerType',
  'group',
  'locale',
  'orders',
  'createdAt',
] as const;

function toRow(customer: ListedCustomer) {
  return { ...customer, createdAt: customer.createdAt.toISOString() };
}

type Work = (shop: CommandShop, args: readonly string[]) => Promise<void>;

/** The shortest list a person reads; `export` has no end. */
const LISTED = 100;

async function list(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...tableOptions, group: { type: 'string' } },
  });
  const rows = [];
  let isMore = false;
  for await (const customer of walkCustomers(shop, { text: positionals[0], group: values.group })) {
    if (rows.length === LISTED) {
      isMore = true;
      break;
    }
    rows.push(toRow(customer));
  }
  printTable(columns, rows, pickTableForm(values));
  if (isMore) say(`Only the first ${LISTED}; say part of a name or e-mail, or use export.`);
}

async function exportAll(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { ...tableOptions, group: { type: 'string' } } });
  const form = pickTableForm(values);
  const rows = [];
  for await (const customer of walkCustomers(shop, { group: values.group })) rows.push(toRow(customer));
  printTable(columns, rows, form === 'table' ? 'csv' : form);
}

/** So many words and no more: one too many is a slip, and may be the one that was meant. */
function parseWords(args: readonly string[], most: number): readonly string[] {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  if (positionals.length <= most) return positionals;
  throw new CommandRefused(`"${positionals[most]}" is too much. See: npm run shop -- help`);
}

async function requireCustomers(shop: CommandShop, name: string | undefined): Promise<readonly Customer[]> {
  if (name === undefined) throw new CommandRefused('say which customer: an e-mail or an id.');
  const customers = await findCustomers(shop, name);
  if (customers.length === 0) throw new CommandRefused(`There is no customer ${name}.`);
  return customers;
}

async function show(shop: CommandShop, args: readonly string[]): Promise<void> {
  const customers = await requireCustomers(shop, parseWords(args, 1)[0]);
  process.stdout.write(`${JSON.stringify(customers, undefined, 2)}\n`);
}

async function setGroup(shop: CommandShop, args: readonly string[]): Promise<void> {
  const [name, group] = parseWords(args, 2);
  const [customer, another] = await requireCustomers(shop, name);
  if (group === undefined) throw new CommandRefused('say the group, or none.');
  if (customer === undefined || (another !== undefined && customer.emailVerifiedAt === undefined)) {
    throw new CommandRefused(`Several unconfirmed accounts claim ${name}: say the id instead.`);
  }
  const assigned = await assignGroup(shop, customer.id, group === 'none' ? undefined : group);
  if (!assigned.ok)
    throw new CommandRefused(`There is no group ${group}. See: npm run shop -- customers groups`);
  say(`${customer.email} (${customer.id}): group ${group}`);
}

async function groups(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { form } = parseListing(args);
  const rows = (await findCustomerGroups(shop)).map(({ name, ...group }) => ({
    ...group,
    name: name['en-GB'] ?? Object.values(name)[0],
  }));
  printTable(['key', 'name', 'tier', 'customers'], rows, form);
}

async function addGroup(shop: CommandShop, args: readonly string[]): Promise<void> {
  const [key, name, tierName] = parseWords(args, 3);
  if (key === undefined || name === undefined || !/^[a-z0-9][a-z0-9_-]{0,99}$/i.test(key)) {
    throw new CommandRefused('save-group needs KEY (letters, digits, hyphens) and NAME.');
  }
  const tier = tierName === undefined ? undefined : parseTier(tierName);
  if (tierName !== undefined && tier === undefined) {
    throw new CommandRefused(`${tierName} is no tier: no-tier, tier-1, tier-2, tier-3 or tier-4.`);
  }
  await saveGroup(shop, { key, name, tier });
  say(`${key}: saved`);
}

const works: Readonly<Record<string, Work>> = {
  list,
  show,
  'set-group': setGroup,
  groups,
  'save-group': addGroup,
  export: exportAll,
};

/** Customers and their groups, for the shop's operator. */
export const customersCommand: Command = {
  help: [
    'customers list [TEXT] [--group KEY]      accounts whose e-mail or name has TEXT in it; --json, --csv',
    'customers show EMAIL|ID                  everything known of them, as JSON, without passwords',
    'customers set-group EMAIL|ID KEY|none    puts one in a group, with its prices and tier',
    'customers groups                         the groups; --json, --csv',
    'customers save-group KEY NAME [TIER]     makes or changes a group; TIER: no-tier, tier-1 to tier-4, else as it is',
    'customers export [--group KEY]           all accounts as CSV; --json',
  ],
  async run([action = 'list', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined) {
      throw new CommandRefused(`customers ${action}: known are ${Object.keys(works).join(', ')}.`);
    }
    await withShop(context, (shop) => work(shop, args));
  },
};
