import { parseArgs } from 'node:util';
import { makePages } from './make-pages.ts';

const help = `Usage: node demo/content/check.ts

Reads all of demo/content/texts (demo/content/README.md says how they are written) and
tells what is wrong, a line a problem; the exit code is then 1.

  --help    show this text
`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
if (values.help) {
  process.stdout.write(help);
} else {
  const { texts, problems } = makePages();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write(`${texts.length} texts are in order\n`);
}
