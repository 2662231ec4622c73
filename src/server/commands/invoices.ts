import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  findPapersByNumber,
  findPapersOfPeriod,
  type StoredPaper,
} from '../../commerce/purchase/invoices/paper-store.ts';
import { writeAmount } from '../../kernel/money.ts';
import { requirePaperFiles } from '../paper-tasks.ts';
import {
  type Command,
  CommandRefused,
  type CommandShop,
  type ProgramContext,
  say,
  withShop,
} from './command.ts';
import { pickTableForm, printTable, tableOptions } from './print-table.ts';

const options = { ...tableOptions, from: { type: 'string' }, to: { type: 'string' } } as const;

type Work = (shop: CommandShop, args: readonly string[], context: ProgramContext) => Promise<void>;

function requireDay(name: string, typed: string | undefined): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed ?? '') && !Number.isNaN(Date.parse(typed ?? ''));
  if (typed === undefined || !isDay) throw new CommandRefused(`--${name} must be a day like 2026-11-30.`);
  return typed;
}

/** The papers of a number, or of the days from one to another. */
async function findPapers(
  { database }: CommandShop,
  number: string | undefined,
  { from, to }: { readonly from?: string; readonly to?: string },
): Promise<readonly StoredPaper[]> {
  if (number === undefined) {
    return findPapersOfPeriod(database, requireDay('from', from), requireDay('to', to));
  }
  if (from !== undefined || to !== undefined)
    throw new CommandRefused('either a number, or --from and --to.');
  const found = await findPapersByNumber(database, number);
  if (found.length === 0) throw new CommandRefused(`there is no invoice or credit note ${number}.`);
  return found;
}

const listed = ['number', 'kind', 'issuedOn', 'order', 'country', 'currency', 'net', 'tax', 'total'] as const;

function toRow({ contents }: StoredPaper) {
  const { totals } = contents;
  const total = { ...totals.due, centAmount: totals.due.centAmount + totals.paid.centAmount };
  return {
    number: contents.number,
    kind: contents.kind,
    issuedOn: contents.issuedOn,
    order: contents.order.number,
    country: contents.country,
    currency: contents.currencyCode,
    net: writeAmount(totals.net),
    tax: writeAmount(totals.tax),
    total: writeAmount(total),
  };
}

async function list(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options });
  const papers = await findPapers(shop, undefined, values);
  printTable(listed, papers.map(toRow), pickTableForm(values));
}

async function show(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [number, more] = positionals;
  if (number === undefined || more !== undefined) throw new CommandRefused('say one number.');
  const papers = await findPapers(shop, number, {});
  const contents = papers.map((paper) => paper.contents);
  process.stdout.write(`${JSON.stringify(contents.length === 1 ? contents[0] : contents, undefined, 2)}\n`);
}

async function exportFiles(
  shop: CommandShop,
  args: readonly string[],
  { workingFolder }: ProgramContext,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: options.from, to: options.to, number: { type: 'string' } },
  });
  const [name, more] = positionals;
  if (name === undefined || more !== undefined) throw new CommandRefused('say one folder.');
  const folder = resolve(workingFolder, name);
  const papers = await findPapers(shop, values.number, values);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const paper of papers) {
    const { number } = paper.contents;
    const { pdf, xml } = await requirePaperFiles(shop, paper);
    await writeFile(join(folder, `${number}.pdf`), pdf, { mode: 0o600 });
    await writeFile(join(folder, `${number}.xml`), xml, { mode: 0o600 });
  }
  say(`${papers.length} papers, as PDF and XML: ${folder}`);
}

const works: Readonly<Record<string, Work>> = { list, show, export: exportFiles };

/** Invoices and credit notes, for the shop's operator and whoever keeps its books. */
export const invoicesCommand: Command = {
  help: [
    'invoices list --from DAY --to DAY        what was issued from one day to another; --json, --csv',
    'invoices show NUMBER                     all that an invoice or credit note says, as JSON',
    'invoices export FOLDER --from DAY --to DAY   writes the PDF and XML of each; or --number NUMBER',
  ],
  async run([action = '', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined) throw new CommandRefused(`invoices: known are ${Object.keys(works).join(', ')}.`);
    await withShop(context, (shop) => work(shop, args, context));
  },
};
