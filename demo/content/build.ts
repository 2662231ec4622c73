import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePages } from './make-pages.ts';

const target = join(import.meta.dirname, '..', 'catalogue', '70-pages.ndjson');

const help = `Usage: node demo/content/build.ts [--check]

Makes demo/catalogue/70-pages.ndjson from demo/content/texts (demo/content/README.md says how those are written).
Exit code 1 and a line a problem when a text is wrong; nothing is written then.

  --check   only look for problems
  --help    show this text
`;

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help) {
  process.stdout.write(help);
} else {
  const { texts, problems, ndjson } = makePages();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else if (values.check) process.stdout.write(`${texts.length} texts are in order\n`);
  else {
    writeFileSync(target, ndjson);
    process.stdout.write(`70-pages.ndjson: ${texts.length} lines, ${Buffer.byteLength(ndjson)} bytes\n`);
  }
}
