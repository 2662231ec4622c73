import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { collectGarbage } from './collect-garbage.ts';
import { readJudgedCatalogue } from './judged-catalogue.ts';
import { makeCatalogue } from './made-catalogue.ts';
import { readMadeInput } from './made-input.ts';
import { createMiniSearch } from './minisearch-engine.ts';
import { buildOwnEngine, createFind } from './own-engine.ts';
import type { SpeedQuery } from './speed-queries.ts';
import { type Find, type TimedPage, type TimedRun, timeQueries } from './timed-run.ts';

interface EngineOrder {
  readonly engine: 'own' | 'minisearch';
  readonly size: number;
  readonly seed: number;
}

/**
 * An engine on the made catalogue, timed in a process of its own that holds nothing else: none then waits while what the
 * other or the bench itself has left behind is collected.
 */
export async function startEngine(
  order: EngineOrder,
): Promise<{ readonly run: TimedRun; readonly stop: () => void }> {
  const engine = fork(fileURLToPath(import.meta.url), [JSON.stringify(order)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  });
  await once(engine, 'message');
  return {
    async run(queries) {
      const answered = once(engine, 'message');
      engine.send([...queries]);
      const [pages] = (await answered) as [readonly TimedPage[]];
      return pages;
    },
    stop: () => engine.kill(),
  };
}

async function createEngine({ engine, size, seed }: EngineOrder): Promise<Find> {
  const judged = await readJudgedCatalogue();
  const catalogue = makeCatalogue(size, seed, judged?.products);
  return engine === 'own'
    ? createFind(await buildOwnEngine(readMadeInput(catalogue)))
    : createMiniSearch(catalogue);
}

async function answerQueries(order: EngineOrder): Promise<void> {
  const find = await createEngine(order);
  collectGarbage();
  process.on('message', (queries: readonly SpeedQuery[]) => {
    process.send?.(timeQueries(find, queries));
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}

const [, program, order] = process.argv;
if (program === fileURLToPath(import.meta.url) && order !== undefined)
  await answerQueries(JSON.parse(order) as EngineOrder);
