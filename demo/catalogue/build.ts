import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueFiles, makeCatalogue } from './make-catalogue.ts';

/**
 * Writes the demonstration catalogue's NDJSON files from `demo/catalogue/source`.
 * They are committed; run this after changing the source.
 */
const help = `Usage: node demo/catalogue/build.ts [--out <folder>]

Makes the demonstration catalogue from demo/catalogue/source and writes it as
${catalogueFiles.join(', ')}.

  --out <folder>  where to write; by default beside this program
  --help          show this text
`;

const { values } = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help) {
  process.stdout.write(help);
} else {
  const folder = values.out ?? import.meta.dirname;
  for (const [name, text] of Object.entries(makeCatalogue())) {
    writeFileSync(join(folder, name), text);
    process.stdout.write(`${name}: ${text.split('\n').length - 1} lines, ${Buffer.byteLength(text)} bytes\n`);
  }
}
