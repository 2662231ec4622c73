import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueFiles, makeCatalogue } from './catalogue/make-catalogue.ts';

/** Writes the demonstration shop as files for the ordinary import; the shop runs it for its first start. */
const help = `Usage: node demo/build.ts --out <folder>

Makes the demonstration shop from the sources beside this program and writes it as
${catalogueFiles.join(', ')}.

  --out <folder>  where to write; made if it is not there
  --help          show this text
`;

const { values } = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help) {
  process.stdout.write(help);
} else if (values.out === undefined) {
  process.stderr.write(help);
  process.exitCode = 1;
} else {
  mkdirSync(values.out, { recursive: true });
  for (const [name, text] of Object.entries(makeCatalogue())) {
    writeFileSync(join(values.out, name), text);
    process.stdout.write(`${name}: ${text.split('\n').length - 1} lines, ${Buffer.byteLength(text)} bytes\n`);
  }
}
