import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  addStock,
  countStock,
  reorderStock,
  type StockRefusal,
} from '../../commerce/goods/stock/count-stock.ts';
import { findReservations, walkStock } from '../../commerce/goods/stock/find-stock.ts';
import type { ListedStock, StockFilter } from '../../commerce/goods/stock/stock-list-store.ts';
import { findWaitingCounts } from '../../commerce/purchase/stock-notices/stock-notice-store.ts';
import type { CalendarDay } from '../../markets/calendar-day.ts';
import { type Command, CommandRefused, type CommandShop, say, withShop } from './command.ts';
import { parseListing, pickTableForm, printTable, tableOptions } from './print-table.ts';

const columns = ['sku', 'channel', 'name', 'available', 'reserved', 'onHand', 'reorderedAt'] as const;

type Work = (shop: CommandShop, args: readonly string[]) => Promise<void>;

/** The longest list that a person reads; `export` has no end. */
const LISTED = 100;
const MOST_PIECES = 1_000_000_000;
/** Those behind them are waited for by one or two. */
const MOST_WAITED_FOR = 1000;

const filterOptions = { channel: { type: 'string' }, below: { type: 'string' } } as const;

/** A whole number from the command line, signed or not. */
function parsePieces(text: string | undefined, lowest: number): number {
  const pieces = text !== undefined && /^[+-]?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(pieces >= lowest && pieces <= MOST_PIECES)) {
    throw new CommandRefused(`${text ?? 'nothing'} is no number of pieces from ${lowest} to ${MOST_PIECES}.`);
  }
  return pieces;
}

function parseFilter(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...tableOptions, ...filterOptions },
  });
  const filter: StockFilter = {
    sku: positionals[0],
    channel: values.channel,
    below: values.below === undefined ? undefined : parsePieces(values.below, 0),
  };
  return { filter, form: pickTableForm(values) };
}

async function list(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { filter, form } = parseFilter(args);
  const rows: ListedStock[] = [];
  let isMore = false;
  for await (const entry of walkStock(shop, filter)) {
    isMore = rows.length === LISTED;
    if (isMore) break;
    rows.push(entry);
  }
  printTable(columns, rows.map(toRow), form);
  if (isMore) say(`Only the first ${LISTED}; narrow it with --below or --channel, or use export.`);
}

const toRow = ({ reorderedAt, ...entry }: ListedStock) => ({ ...entry, reorderedAt: reorderedAt ?? '' });

async function exportAll(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { filter, form } = parseFilter(args);
  const rows = [];
  for await (const entry of walkStock(shop, filter)) rows.push(toRow(entry));
  printTable(columns, rows, form === 'table' ? 'csv' : form);
}

async function show(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, form } = parseListing(args);
  const sku = requireSku(positionals[0]);
  const rows = [];
  for await (const entry of walkStock(shop, { sku })) rows.push(toRow(entry));
  if (rows.length === 0) throw new CommandRefused(`There is no stock of ${sku}.`);
  printTable(columns, rows, form);
}

function requireSku(sku: string | undefined): string {
  if (sku === undefined) throw new CommandRefused('say which sku.');
  if (!/^EX\d{8}$/.test(sku)) throw new CommandRefused(`${sku} is no sku with stock: EX and 8 digits.`);
  return sku;
}

function explain(refusal: StockRefusal, sku: string): string {
  return refusal.code === 'ProductNotFound'
    ? `There is no product ${sku}.`
    : `Only ${refusal.available} of ${sku} are available; the rest is sold or reserved.`;
}

/** `SKU PIECES [--channel KEY]`; a minus is no option here. */
function parseCount(args: readonly string[], lowest: number) {
  const { key, said } = parseEntry(args, 'a number of pieces');
  return { key, pieces: parsePieces(said?.trim(), lowest) };
}

/** `SKU WHAT [--channel KEY]` */
function parseEntry(args: readonly string[], what: string) {
  const isNumber = (text: string) => /^[+-]\d+$/.test(text);
  const { positionals, values } = parseArgs({
    args: args.map((text) => (isNumber(text) ? ` ${text}` : text)),
    allowPositionals: true,
    options: { channel: { type: 'string' } },
  });
  const [sku, said, ...more] = positionals;
  if (more.length > 0) throw new CommandRefused(`say a sku and ${what}, nothing else.`);
  const { channel = '' } = values;
  if (!/^([A-Za-z0-9][A-Za-z0-9_.-]{0,99})?$/.test(channel)) {
    throw new CommandRefused(`${channel} is no channel: letters, digits, _ . or -.`);
  }
  return { key: { sku: requireSku(sku), channel }, said };
}

async function set(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { key, pieces } = parseCount(args, 0);
  const counted = await countStock(shop, key, pieces);
  if (!counted.ok) throw new CommandRefused(explain(counted.refusal, key.sku));
  await show(shop, [key.sku]);
}

async function add(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { key, pieces } = parseCount(args, -MOST_PIECES);
  const added = await addStock(shop, key, pieces);
  if (!added.ok) throw new CommandRefused(explain(added.refusal, key.sku));
  await show(shop, [key.sku]);
}

/** `2026-11-30`, or `none`. */
function parseDay(text: string | undefined): CalendarDay | undefined {
  if (text === 'none') return undefined;
  const isDay = z.iso.date().safeParse(text).success;
  if (!isDay) throw new CommandRefused(`${text ?? 'nothing'} is no day like 2026-11-30, and not none.`);
  return text as CalendarDay;
}

async function reorder(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { key, said } = parseEntry(args, 'a day');
  const reordered = await reorderStock(shop, key, parseDay(said));
  if (!reordered.ok) throw new CommandRefused(explain(reordered.refusal, key.sku));
  await show(shop, [key.sku]);
}

async function reservations(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, form } = parseListing(args);
  const rows = (await findReservations(shop, positionals[0])).map((reservation) => ({
    ...reservation,
    expiresAt: reservation.expiresAt.toISOString(),
  }));
  printTable(['cartId', 'sku', 'channel', 'quantity', 'expiresAt'], rows, form);
}

async function waiting(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { form } = parseListing(args);
  const rows = (await findWaitingCounts(shop, MOST_WAITED_FOR)).map(({ since, ...count }) => ({
    ...count,
    since: since.toISOString(),
  }));
  printTable(['sku', 'name', 'waiting', 'unconfirmed', 'since'], rows, form);
}

const works: Readonly<Record<string, Work>> = {
  list,
  show,
  set,
  add,
  reorder,
  reservations,
  waiting,
  export: exportAll,
};

/** What is on hand, and what is set aside, for the shop's operator. */
export const stockCommand: Command = {
  help: [
    'stock list [SKU] [--below N] [--channel KEY]   pieces available, reserved and on hand; --json, --csv',
    'stock show SKU                           the same of one product, in every channel; --json, --csv',
    'stock set SKU N [--channel KEY]          N pieces are on hand, those reserved included',
    'stock add SKU N [--channel KEY]          N more pieces, or fewer with a minus',
    'stock reorder SKU DAY [--channel KEY]    ordered anew on that day, or none: sold out goods say when to buy',
    'stock reservations [SKU]                 what is set aside for carts that are being paid; --json, --csv',
    'stock waiting                            how many wait for a mail that goods are back; --json, --csv',
    'stock export [--below N] [--channel KEY] everything as CSV; --json',
  ],
  async run([action = 'list', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined) {
      throw new CommandRefused(`stock ${action}: known are ${Object.keys(works).join(', ')}.`);
    }
    await withShop(context, (shop) => work(shop, args));
  },
};
