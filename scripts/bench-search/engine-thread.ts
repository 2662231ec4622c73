import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
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
 * An engine on the made catalogue, timed in a thread of its own that holds nothing else: none then waits while what the
 * other or the bench itself has left behind is collected.
 */
export async function startEngine(
  order: EngineOrder,
): Promise<{ readonly run: TimedRun; readonly stop: () => Promise<unknown> }> {
  const thread = new Worker(new URL(import.meta.url), { workerData: order });
  await once(thread, 'message');
  return {
    async run(queries) {
      const answered = once(thread, 'message');
      thread.postMessage(queries);
      const [pages] = (await answered) as [readonly TimedPage[]];
      return pages;
    },
    stop: () => thread.terminate(),
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
  parentPort?.on('message', (queries: readonly SpeedQuery[]) => {
    parentPort?.postMessage(timeQueries(find, queries));
  });
  parentPort?.postMessage('ready');
}

if (!isMainThread) await answerQueries(workerData as EngineOrder);
