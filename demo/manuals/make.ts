import { parseArgs } from 'node:util';
import { writeManual } from './write-manual.ts';

/** Writes manuals of the demonstration to look at; the loading program makes them all. */
const help = `Usage: node demo/manuals/make.ts --out <folder> <name> …

Makes manuals of the demonstration as PDF files: meat-slicer-de is the one of
demo/catalogue/kinds/meat-slicer.txt in German.

  --out <folder>  where to write; made if it is not there
  --help          show this text
`;

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.help) {
  process.stdout.write(help);
} else if (values.out === undefined || positionals.length === 0) {
  process.stderr.write(help);
  process.exitCode = 1;
} else {
  for (const name of positionals) {
    const written = await writeManual(name, values.out);
    process.stdout.write(written ? `${written.file}: ${written.title}\n` : `There is no manual ${name}.\n`);
  }
}
