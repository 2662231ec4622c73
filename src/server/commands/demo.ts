import { parseArgs } from 'node:util';
import { createProgressLine } from '../progress-line.ts';
import { hasDemo, runDemo } from '../run-demo.ts';
import { type Command, CommandRefused, type ProgramContext, say } from './command.ts';

export const demoCommand: Command = {
  help: [
    'demo [--size N]                 loads the demonstration shop, or loads it again; with N, at least so many',
    '                                products, by copies (for load tests)',
  ],
  run: loadDemo,
};

async function loadDemo(args: readonly string[], { projectFolder }: ProgramContext): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { size: { type: 'string', default: '0' } } });
  if (!/^\d{1,6}$/.test(values.size)) throw new CommandRefused('--size needs a number of products.');
  if (!hasDemo(projectFolder))
    throw new CommandRefused('This shop is installed without the demonstration (demo/).');
  const began = performance.now();
  const progress = createProgressLine(process.stderr, 'demonstration: ');
  const size = Number(values.size);
  await runDemo(projectFolder, { part: 'shop', size, onStep: progress.show }).finally(progress.end);
  say(`The demonstration shop is loaded, after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}
