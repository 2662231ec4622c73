import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CatalogueType, catalogueTypes, describeProblem } from '../commerce/catalogue/catalogue-file.ts';
import { readFileBytes } from '../commerce/catalogue/catalogue-lines.ts';
import { exportCatalogue } from '../commerce/catalogue/export-catalogue.ts';
import { convertIcecat, IcecatSourceInvalid } from '../commerce/catalogue/icecat/convert-icecat.ts';
import { type ImportReport, importCatalogue } from '../commerce/catalogue/import-catalogue.ts';
import { systemClock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import { loadProcessConfig } from './config.ts';
import { createPostgresEvents } from './events.ts';
import { openShopDatabase, StartRefused } from './open-shop-database.ts';
import { createProgressLine } from './progress-line.ts';

const help = `Usage: npm run shop -- COMMAND

  import FILE…                    takes catalogue files (NDJSON, gzip or not), each in whole or not at all
  export FILE [--type TYPE]…      writes the catalogue as such a file; FILE - is the standard output
                                  TYPE: ${catalogueTypes.join(', ')}
  convert-icecat SOURCE TARGET    turns the Icecat sample (NDJSON, gzip or not) into a catalogue file
  help                            shows this

The format is described in docs/catalogue-file.md. The shop may be running meanwhile. DATA_DIR or DATABASE_URL say
which shop is meant, as for npm start.
`;

/** What the person at the keyboard got wrong, or what stands in the way; told in one line. */
class CommandRefused extends Error {}

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Where the program lies, and where its user is. */
export interface ProgramPlace {
  readonly projectFolder: string;
  /** File arguments are relative to it. */
  readonly workingFolder: string;
}

type Command = (args: readonly string[], place: ProgramPlace) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  import: importFiles,
  export: exportFile,
  'convert-icecat': convertFile,
  async help() {
    process.stdout.write(help);
  },
};

/** Works on the shop's database: the one that the settings name, be a shop running on it or not. */
async function withDatabase(
  place: ProgramPlace,
  work: (shop: { readonly database: Database; readonly events: Events }) => Promise<void>,
): Promise<void> {
  const config = loadProcessConfig();
  if (!config.ok) throw new CommandRefused(config.refusal.message);
  const { database, url, stop } = await openShopDatabase(config.value, {
    projectFolder: place.projectFolder,
    say,
    user: 'command',
    onLost: say,
  });
  try {
    const events = await createPostgresEvents({ url, log: say });
    await work({ database, events }).finally(() => events.stop());
  } finally {
    await stop();
  }
}

async function importFiles(args: readonly string[], place: ProgramPlace): Promise<void> {
  const { positionals: files } = parseArgs({ args: [...args], allowPositionals: true });
  if (files.length === 0) throw new CommandRefused('import needs a file. See: npm run shop -- help');
  await withDatabase(place, async ({ database, events }) => {
    for (const file of files) {
      const started = performance.now();
      const progress = createProgressLine(process.stderr, `${file}: `);
      const outcome = await importCatalogue({
        database,
        events,
        clock: systemClock,
        open: () => readFileBytes(resolve(place.workingFolder, file)),
        onProgress: ({ step, lines }) => progress.show(`${step} (${lines.toLocaleString('en-GB')} lines)`),
      });
      progress.end();
      if (!outcome.ok) {
        const { problems, more } = outcome.refusal;
        for (const problem of problems) say(`${file}: ${describeProblem(problem)}`);
        const count = `${more ? 'at least ' : ''}${problems.length} problem${problems.length === 1 ? '' : 's'}`;
        throw new CommandRefused(`${file}: nothing was imported, ${count}.`);
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      for (const line of describeReport(outcome.value)) say(`${file}: ${line}`);
      say(`${file}: ${outcome.value.isUnchanged ? 'nothing changed' : 'imported'} in ${seconds} s`);
    }
  });
}

function describeReport({ counts }: ImportReport): string[] {
  return catalogueTypes.flatMap((type) => {
    const { added, changed, unchanged } = counts[type];
    return added + changed + unchanged === 0
      ? []
      : [`${type}: ${added} added, ${changed} changed, ${unchanged} unchanged`];
  });
}

async function exportFile(args: readonly string[], place: ProgramPlace): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { type: { type: 'string', multiple: true } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new CommandRefused('export needs exactly one file.');
  const types = values.type?.map(requireType);
  await withDatabase(place, async ({ database }) => {
    const progress = createProgressLine(process.stderr, `${file}: `);
    let lines = 0;
    await writeTo(place, file, async (write) => {
      const counts = await exportCatalogue({
        database,
        ...(types === undefined ? {} : { types }),
        async write(chunk) {
          await write(chunk);
          lines += chunk.split('\n').length - 1;
          progress.show(`writing (${lines.toLocaleString('en-GB')} lines)`);
        },
      });
      progress.end();
      const written = Object.entries(counts).map(([type, count]) => `${count} ${type}`);
      say(`${file}: ${written.join(', ')}`);
    });
  });
}

function requireType(text: string): CatalogueType {
  const type = catalogueTypes.find((known) => known === text);
  if (type === undefined) throw new CommandRefused(`--type ${text}: known are ${catalogueTypes.join(', ')}.`);
  return type;
}

async function convertFile(args: readonly string[], place: ProgramPlace): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [source, target, ...more] = positionals;
  if (source === undefined || target === undefined || more.length > 0) {
    throw new CommandRefused('convert-icecat needs a source and a target file.');
  }
  await writeTo(place, target, async (write) => {
    const { products, lines } = await convertIcecat(resolve(place.workingFolder, source), write);
    say(`${target}: ${products} products in ${lines} lines`);
  });
}

type Write = (chunk: string) => Promise<void>;

/** Writes beside the target and puts it in place when it is whole; `-` is the standard output. */
async function writeTo(
  place: ProgramPlace,
  name: string,
  work: (write: Write) => Promise<void>,
): Promise<void> {
  if (name === '-') {
    await work(async (chunk) => {
      if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
    });
    return;
  }
  const file = resolve(place.workingFolder, name);
  const unfinished = `${file}.unfinished`;
  const stream = createWriteStream(unfinished);
  try {
    await once(stream, 'open');
    await work(async (chunk) => {
      if (!stream.write(chunk)) await once(stream, 'drain');
    });
    stream.end();
    await once(stream, 'finish');
    await rename(unfinished, file);
  } catch (error) {
    stream.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** What went wrong in the words of whoever can say it best, or `undefined` for a bug. */
function describeFailure(error: unknown): string | undefined {
  if (error instanceof CommandRefused || error instanceof IcecatSourceInvalid) return error.message;
  if (error instanceof StartRefused) return error.message;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if (error.code.startsWith('ERR_PARSE_ARGS_')) return `${error.message} See: npm run shop -- help`;
  return 'path' in error || error.code.startsWith('Z_') ? error.message : undefined;
}

/** Runs one command of the shop's owner. Resolves to the exit code. */
export async function runCommandLine(
  place: ProgramPlace,
  [name = 'help', ...args]: readonly string[],
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    say(`There is no command ${name}. See: npm run shop -- help`);
    return 1;
  }
  try {
    await command(args, place);
    return 0;
  } catch (error) {
    const line = describeFailure(error);
    if (line === undefined) throw error;
    say(line);
    return 1;
  }
}
