import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeProblem } from '../../catalogue-file/catalogue-file.ts';
import { readFileBytes } from '../../catalogue-file/catalogue-lines.ts';
import { exportCatalogue } from '../../catalogue-file/export-catalogue.ts';
import { convertIcecat } from '../../catalogue-file/icecat/convert-icecat.ts';
import { type ImportReport, importCatalogue } from '../../catalogue-file/import-catalogue.ts';
import { type CatalogueType, catalogueTypes } from '../../catalogue-file/records.ts';
import { createProgressLine } from '../progress-line.ts';
import {
  type Command,
  CommandRefused,
  type CommandShop,
  type ProgramContext,
  say,
  withShop,
} from './command.ts';
import { exportFolder, importFolder, orderNewFetches } from './media.ts';

export const importCommand: Command = {
  help: [
    'import FILE… [--media FOLDER]   takes catalogue files (NDJSON, gzip or not), each in whole or not at all, then',
    '                                the pictures and documents they name from a folder',
  ],
  run: importFiles,
};

export const exportCommand: Command = {
  help: [
    'export FILE [--type TYPE]… [--media FOLDER]',
    '                                writes the catalogue as such a file (FILE - is the standard output), and the',
    '                                pictures and documents it names into a folder',
    `                                TYPE: ${catalogueTypes.join(', ')};`,
    '                                customers are written only with --type customer',
  ],
  run: exportFile,
};

export const convertIcecatCommand: Command = {
  help: [
    'convert-icecat SOURCE TARGET    turns the Icecat sample (NDJSON, gzip or not) into a catalogue file',
  ],
  run: convertFile,
};

async function importFiles(args: readonly string[], context: ProgramContext): Promise<void> {
  const { positionals: files, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { media: { type: 'string' } },
  });
  if (files.length === 0 && values.media === undefined)
    throw new CommandRefused('import needs a file. See: npm run shop -- help');
  await withShop(context, async (shop) => {
    const { database, events, jobs, clock } = shop;
    for (const file of files) {
      const started = performance.now();
      const progress = createProgressLine(process.stderr, `${file}: `);
      const outcome = await importCatalogue({
        database,
        events,
        jobs,
        clock,
        open: () => readFileBytes(resolve(context.workingFolder, file)),
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
    await orderNewFetches(shop);
    if (values.media !== undefined) await importFolder(shop, context, values.media);
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

async function exportFile(args: readonly string[], context: ProgramContext): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { type: { type: 'string', multiple: true }, media: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  const { media } = values;
  if (more.length > 0 || (file === undefined && media === undefined))
    throw new CommandRefused('export needs exactly one file, or --media FOLDER, or both.');
  const types = values.type?.map(requireType);
  await withShop(context, async (shop) => {
    if (file !== undefined) await exportCatalogueFile(shop, context, file, types);
    if (media !== undefined) await exportFolder(shop, context, media);
  });
}

async function exportCatalogueFile(
  { database }: CommandShop,
  context: ProgramContext,
  file: string,
  types: readonly CatalogueType[] | undefined,
): Promise<void> {
  const progress = createProgressLine(process.stderr, `${file}: `);
  let lines = 0;
  await writeTo(context, file, async (write) => {
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
}

function requireType(text: string): CatalogueType {
  const type = catalogueTypes.find((known) => known === text);
  if (type === undefined) throw new CommandRefused(`--type ${text}: known are ${catalogueTypes.join(', ')}.`);
  return type;
}

async function convertFile(args: readonly string[], context: ProgramContext): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [source, target, ...more] = positionals;
  if (source === undefined || target === undefined || more.length > 0) {
    throw new CommandRefused('convert-icecat needs a source and a target file.');
  }
  await writeTo(context, target, async (write) => {
    const { products, lines } = await convertIcecat(resolve(context.workingFolder, source), write);
    say(`${target}: ${products} products in ${lines} lines`);
  });
}

type Write = (chunk: string) => Promise<void>;

/** Writes beside the target and puts it in place when it is whole; `-` is the standard output. */
async function writeTo(
  context: ProgramContext,
  name: string,
  work: (write: Write) => Promise<void>,
): Promise<void> {
  if (name === '-') {
    await work(async (chunk) => {
      if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
    });
    return;
  }
  const file = resolve(context.workingFolder, name);
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
