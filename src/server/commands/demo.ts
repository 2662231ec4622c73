import { parseArgs } from 'node:util';
import { loadProcessConfig } from '../config.ts';
import { findGoods, loadDemonstration } from '../load-demonstration.ts';
import { createProgressLine } from '../progress-line.ts';
import { type Command, CommandRefused, type ProgramPlace, say, withShop } from './command.ts';

export const demoCommand: Command = {
  help: [
    'demo [--size N]                 loads the demonstration shop, or loads it again; with N, at least so many',
    '                                products, by copies (for load tests)',
  ],
  run: loadDemo,
};

async function loadDemo(args: readonly string[], place: ProgramPlace): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { size: { type: 'string', default: '0' } } });
  if (!/^\d{1,6}$/.test(values.size)) throw new CommandRefused('--size needs a number of products.');
  const config = loadProcessConfig();
  if (!config.ok) throw new CommandRefused(config.refusal.message);
  if (config.value.environment === 'production')
    throw new CommandRefused('A shop in production takes no demonstration (APP_ENV=production).');
  await withShop(place, async ({ database, events }) => {
    if ((await findGoods(database)) === 'own')
      throw new CommandRefused('This shop has goods of its own: the demonstration would mix with them.');
    const began = performance.now();
    const progress = createProgressLine(process.stderr, 'demonstration: ');
    await loadDemonstration({
      database,
      events,
      projectFolder: place.projectFolder,
      dataDir: config.value.dataDir,
      size: Number(values.size),
      onStep: (step) => progress.show(step),
    }).finally(() => progress.end());
    say(`The demonstration shop is loaded, after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  });
}
