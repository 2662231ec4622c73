import { describeProblem } from '../../catalogue-file/catalogue-file.ts';
import { importCatalogue } from '../../catalogue-file/import-catalogue.ts';
import { type CatalogueRecord, type ListedType, selectRecords } from '../../catalogue-file/record-store.ts';
import { CommandRefused, type CommandShop, say } from './command.ts';
import type { TableRow } from './print-table.ts';

/** The record of a key, or a refusal that names it. */
export async function requireRecord(
  shop: CommandShop,
  type: ListedType,
  key: string | undefined,
): Promise<CatalogueRecord> {
  if (key === undefined) throw new CommandRefused(`say which ${type}.`);
  const [record] = await selectRecords(shop.database, type, { key });
  if (record === undefined) throw new CommandRefused(`There is no ${type} ${key}.`);
  return record;
}

/** Takes one record as a line of the catalogue file: the same checks, the same consequences as an import. */
export async function saveRecord(
  shop: CommandShop,
  type: ListedType,
  record: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { database, events, jobs, clock } = shop;
  const line = Buffer.from(`${JSON.stringify({ type, ...record })}\n`);
  const outcome = await importCatalogue({
    database,
    events,
    jobs,
    clock,
    async *open() {
      yield line;
    },
  });
  if (!outcome.ok) {
    const problems = outcome.refusal.problems.map((problem) =>
      describeProblem(problem).replace(/^line 1: /, ''),
    );
    throw new CommandRefused(problems.join('\n'));
  }
  say(outcome.value.isUnchanged ? 'Nothing changed.' : 'Saved.');
}

/** A record's fields as cells: text as it is, anything else as JSON. */
export function toCells(record: CatalogueRecord): TableRow {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? value
        : JSON.stringify(value),
    ]),
  );
}

/** A record with some fields set; those given as `none` are taken out of it, those not given stay. */
export function withFields(
  record: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  const changed = { ...record, ...Object.fromEntries(set) };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== 'none'));
}

/** `on` or `off` of an option, or nothing where it was left out. */
export function parseSwitch(name: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== 'on' && text !== 'off') throw new CommandRefused(`--${name} ${text}: on or off.`);
  return text === 'on';
}

/** A whole number of an option, `none`, or nothing where it was left out. */
export function parseWhole(name: string, text: string | undefined): number | 'none' | undefined {
  if (text === undefined || text === 'none') return text;
  if (!/^-?\d{1,9}$/.test(text)) throw new CommandRefused(`--${name} ${text}: a whole number, or none.`);
  return Number(text);
}
