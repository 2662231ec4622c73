import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { CalendarDay } from '../src/markets/calendar-day.ts';
import { makeCatalogue } from './catalogue/make-catalogue.ts';
import { makeArticles } from './catalogue/products.ts';
import { purchaseLines } from './catalogue/purchases.ts';
import { makePages } from './content/make-pages.ts';

/** Writes the demonstration shop as files for the ordinary import; the shop runs it for its first start. */
const help = `Usage: node demo/build.ts --out <folder> [--size <n>] [--day <day>]

Makes the demonstration shop from the sources beside this program and writes it as
files for the import, to be read in the order of their names.

  --out <folder>  where to write; made if it is not there
  --size <n>      at least so many products, by copies of its own (for load tests)
  --day <day>     as seen on that day, as 2026-11-20; today if it is not said
  --help          show this text
`;

function* toLines(objects: Iterable<object>): Generator<string> {
  for (const object of objects) yield `${JSON.stringify(object)}\n`;
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    size: { type: 'string', default: '0' },
    day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    help: { type: 'boolean' },
  },
});
const size = Number(values.size);
const isDay = z.iso.date().safeParse(values.day).success;
if (values.help) {
  process.stdout.write(help);
} else if (values.out === undefined || !Number.isInteger(size) || !isDay) {
  process.stderr.write(help);
  process.exitCode = 1;
} else {
  mkdirSync(values.out, { recursive: true });
  const pages = makePages();
  const files = {
    ...makeCatalogue(size, values.day as CalendarDay),
    '70-pages.ndjson': () => pages.lines,
    // Not of the catalogue: what its customers have bought, for the shop to place as orders.
    'purchases.jsonl': () => purchaseLines(makeArticles()),
  };
  for (const [name, lines] of Object.entries(files)) {
    await pipeline(Readable.from(toLines(lines())), createWriteStream(join(values.out, name)));
    process.stdout.write(`${name}\n`);
  }
}
