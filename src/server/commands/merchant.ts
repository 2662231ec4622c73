import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hasMedium } from '../../media/media-store.ts';
import { describeFinding } from '../../merchant/check-merchant.ts';
import { importMerchant } from '../../merchant/import-merchant.ts';
import {
  describeMerchantProblem,
  parseMerchantFile,
  writeMerchantFile,
} from '../../merchant/merchant-file.ts';
import { type MerchantChange, selectMerchant, selectMerchantChanges } from '../../merchant/merchant-store.ts';
import { findMerchantFindings } from '../merchant-findings.ts';
import { type Command, CommandRefused, type CommandShop, say, withShop } from './command.ts';
import { parseListing, printTable } from './print-table.ts';

type Work = (shop: CommandShop, args: readonly string[], workingFolder: string) => Promise<void>;

const describeChange = ({ version, changedAt, changedBy }: MerchantChange) =>
  `version ${version}, written ${changedAt.toISOString()} by ${changedBy}`;

function pickFile(args: readonly string[], action: string): string {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [file, more] = positionals;
  if (file === undefined || more !== undefined)
    throw new CommandRefused(`merchant ${action} takes one file.`);
  return file;
}

function takesNothing(args: readonly string[], action: string): void {
  if (args.length > 0) throw new CommandRefused(`merchant ${action} takes nothing more.`);
}

async function requireCurrent({ database }: CommandShop): Promise<MerchantChange> {
  const current = await selectMerchant(database);
  if (current !== undefined) return current;
  throw new CommandRefused(
    'This shop has no merchant record yet: write one (docs/merchant-file.md) and import it.',
  );
}

const writeChange = ({ version, record }: MerchantChange) =>
  writeMerchantFile(version, typeof record === 'object' && record !== null ? record : {});

async function show(shop: CommandShop, args: readonly string[]): Promise<void> {
  takesNothing(args, 'show');
  const current = await requireCurrent(shop);
  say(describeChange(current));
  process.stdout.write(writeChange(current));
}

async function exportRecord(
  shop: CommandShop,
  args: readonly string[],
  workingFolder: string,
): Promise<void> {
  const file = pickFile(args, 'export');
  const current = await requireCurrent(shop);
  await writeFile(resolve(workingFolder, file), writeChange(current));
  say(`${file}: ${describeChange(current)}`);
}

/** What a file was made of is not what the shop has now: said so that the owner knows what to do. */
function describeConflict(
  file: string,
  version: number | undefined,
  current: MerchantChange | undefined,
): string {
  if (current === undefined)
    return `${file} is of version ${version}, and this shop has no merchant record: leave the version out.`;
  const has = `the shop has ${describeChange(current)}`;
  return version === undefined
    ? `${file} names no version, and ${has}: export it, put your changes in and import that.`
    : `${file} was made of version ${version}, and ${has}: export it anew and put your changes in.`;
}

async function importRecord(
  shop: CommandShop,
  args: readonly string[],
  workingFolder: string,
): Promise<void> {
  const file = pickFile(args, 'import');
  const parsed = parseMerchantFile(await readFile(resolve(workingFolder, file), 'utf8'));
  const imported = parsed.ok
    ? await importMerchant(
        { ...shop, hasMedia: (name) => hasMedium(shop.database, name) },
        parsed.value,
        `merchant import ${file} by ${userInfo().username}`,
      )
    : { ok: false as const, refusal: { code: 'MerchantInvalid' as const, problems: parsed.refusal } };
  if (imported.ok) {
    say(`The merchant record has version ${imported.value} now.`);
    return;
  }
  const { refusal } = imported;
  if (refusal.code === 'MerchantChangedMeanwhile')
    throw new CommandRefused(
      describeConflict(file, parsed.ok ? parsed.value.version : undefined, refusal.current),
    );
  for (const problem of refusal.problems) say(`${file}: ${describeMerchantProblem(problem)}`);
  const count = `${refusal.problems.length} problem${refusal.problems.length === 1 ? '' : 's'}`;
  throw new CommandRefused(`${file}: nothing was imported, ${count}.`);
}

async function check(shop: CommandShop, args: readonly string[]): Promise<void> {
  takesNothing(args, 'check');
  const findings = await findMerchantFindings(shop.database, shop.clock, shop.config);
  for (const finding of findings)
    process.stdout.write(`${finding.need.padEnd(8)}  ${describeFinding(finding)}\n`);
  const required = findings.filter(({ need }) => need === 'required').length;
  if (required > 0)
    throw new CommandRefused(
      `The shop sells nothing until ${required} required field${required === 1 ? ' is' : 's are'} there.`,
    );
  say(findings.length === 0 ? 'Nothing is missing.' : 'The shop can sell; what is advised can follow.');
}

async function history(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, form } = parseListing(args);
  const [text, more] = positionals;
  if (more !== undefined) throw new CommandRefused('merchant history takes one version, or none.');
  const changes = await selectMerchantChanges(shop.database);
  if (text !== undefined) {
    const found = changes.find(({ version }) => String(version) === text);
    if (found === undefined) throw new CommandRefused(`The merchant record never had a version ${text}.`);
    process.stdout.write(writeChange(found));
    return;
  }
  const rows = changes.map(({ version, changedAt, changedBy }) => ({
    version,
    changedAt: changedAt.toISOString(),
    changedBy,
  }));
  printTable(['version', 'changedAt', 'changedBy'], rows, form);
}

const works: Readonly<Record<string, Work>> = {
  show,
  import: importRecord,
  export: exportRecord,
  check,
  history,
};

/** The merchant record, for the shop's owner (docs/merchant-file.md). */
export const merchantCommand: Command = {
  help: [
    'merchant show                            the merchant record: company, accounts, campaigns, switches, legal facts',
    'merchant export FILE                     writes it to a file, with its version',
    'merchant import FILE                     puts the record of a file in its place, while the shop runs',
    'merchant check                           lists field by field what is missing or wrong; fails when something is required',
    'merchant history [VERSION]               who changed it when; with a version, the record as it was then',
  ],
  async run([action = 'show', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined)
      throw new CommandRefused(`merchant ${action}: known are ${Object.keys(works).join(', ')}.`);
    await withShop(context, (shop) => work(shop, args, context.workingFolder));
  },
};
