import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { readJudgedCatalogue } from './judged-catalogue.ts';
import { makeCatalogue } from './made-catalogue.ts';
import { createMiniSearch } from './minisearch-engine.ts';
import type { SpeedQuery } from './speed-queries.ts';
import { type TimedPage, type TimedRun, timeQueries } from './timed-run.ts';

interface CatalogueSize {
  readonly size: number;
  readonly seed: number;
}

/**
 * MiniSearch on the same catalogue in a thread of its own, timed there: neither engine then waits while what the other has
 * left behind is collected.
 */
export async function startMiniSearch(
  catalogue: CatalogueSize,
): Promise<{ readonly run: TimedRun; readonly stop: () => Promise<unknown> }> {
  const thread = new Worker(new URL(import.meta.url), { workerData: catalogue });
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

async function answerQueries({ size, seed }: CatalogueSize): Promise<void> {
  const judged = await readJudgedCatalogue();
  const find = createMiniSearch(makeCatalogue(size, seed, judged?.products));
  parentPort?.on('message', (queries: readonly SpeedQuery[]) => {
    parentPort?.postMessage(timeQueries(find, queries));
  });
  parentPort?.postMessage('ready');
}

if (!isMainThread) await answerQueries(workerData as CatalogueSize);
