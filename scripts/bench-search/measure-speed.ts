import { setTimeout as delay } from 'node:timers/promises';
import type { MadeCatalogue } from './made-catalogue.ts';
import { createRandom } from './random.ts';
import { drawIntention, findTypable, type Scenario, type SpeedQuery } from './speed-queries.ts';
import type { TimedRun } from './timed-run.ts';
import { wordsOf } from './words.ts';

/** Milliseconds. */
interface Times {
  readonly p50: number;
  readonly p99: number;
  /** Of every asking alone, whatever else the machine did meanwhile. */
  readonly p99Once: number;
  readonly worst: number;
}

export interface ScenarioTimes {
  readonly scenario: string;
  readonly aim: number;
  readonly ours: Times;
  readonly miniSearch: Times;
}

/** Every query is asked so often, and the median is what it takes: who is interrupted once is not slow. */
export const ASKED = 3;
/** A program has to have run before it is fast: for so long each engine is asked before anything is timed. */
const WARM_UP_MILLISECONDS = 2000;
/** Turns, so that what else the machine does meets both engines alike. */
const TURN = 200;
/** An engine that was idle for seconds finds every cache cold, and the processor asleep: asked before each turn. */
const TURN_WARM_UP_MILLISECONDS = 150;
const WARM_UP_QUERIES = 300;
const ASKED_AT_ONCE = 10;

/** What an engine leaves behind is collected beside it for a while: nobody is timed until then. */
const SETTLE_MILLISECONDS = 500;

/** Times both engines on the same queries, in turns. */
export async function timeScenario(
  scenario: Scenario,
  queries: number,
  ours: TimedRun,
  miniSearch: TimedRun,
): Promise<ScenarioTimes> {
  const drawn = Array.from({ length: queries }, scenario.draw);
  const warmUp = Array.from({ length: WARM_UP_QUERIES }, scenario.draw);
  await ask(ours, warmUp, WARM_UP_MILLISECONDS);
  await ask(miniSearch, warmUp, WARM_UP_MILLISECONDS);
  /** By query, one for each time it was asked. */
  const createTimes = () => drawn.map((): number[] => []);
  const times = { ours: createTimes(), miniSearch: createTimes() };
  for (let round = 0; round < ASKED; round++) {
    for (let start = 0; start < queries; start += TURN) {
      for (const [name, run] of [
        ['ours', ours],
        ['miniSearch', miniSearch],
      ] as const) {
        await delay(SETTLE_MILLISECONDS);
        await ask(run, warmUp, TURN_WARM_UP_MILLISECONDS);
        const pages = await run(drawn.slice(start, start + TURN));
        pages.forEach(({ ms }, index) => {
          times[name][start + index]?.push(ms);
        });
      }
    }
  }
  const { name, aim } = scenario;
  return { scenario: name, aim, ours: summarise(times.ours), miniSearch: summarise(times.miniSearch) };
}

/** Asks the same again and again for a while. */
async function ask(run: TimedRun, queries: readonly SpeedQuery[], milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  for (let from = 0; performance.now() < until; from = (from + ASKED_AT_ONCE) % queries.length)
    await run(queries.slice(from, from + ASKED_AT_ONCE));
}

function summarise(times: readonly (readonly number[])[]): Times {
  const medians = times.map((of) => atShare(of, 0.5));
  const once = times.flat();
  return {
    p50: atShare(medians, 0.5),
    p99: atShare(medians, 0.99),
    p99Once: atShare(once, 0.99),
    worst: atShare(once, 1),
  };
}

function atShare(times: readonly number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const RECALL_DEPTH = 10;

/**
 * Recall@10 of mistyped queries, the best hits first: how many of the ten are products whose name holds both words as they
 * were meant, of those there are (ten at most).
 */
export async function measureRecall(
  catalogue: MadeCatalogue,
  queries: number,
  seed: number,
  engines: readonly TimedRun[],
): Promise<number[]> {
  const random = createRandom(seed);
  const typable = findTypable(catalogue);
  const holders = collectHolders(catalogue);
  const intentions = Array.from({ length: queries }, () => drawIntention(random, typable));
  const asked = intentions.map(
    ({ text }) => ({ text, sort: 'relevance', offset: 0, withFacets: false }) as const,
  );
  const meant = intentions.map(({ words }) => {
    const [first = [], second] = words.map((word) => holders.get(word) ?? new Set<string>());
    return new Set([...first].filter((sku) => second?.has(sku)));
  });
  const recalls: number[] = [];
  for (const run of engines) {
    const pages = await run(asked);
    const shares = pages.map(({ skus }, query) => {
      const wanted = meant[query] ?? new Set<string>();
      const hits = skus.slice(0, RECALL_DEPTH).filter((sku) => wanted.has(sku)).length;
      return hits / Math.min(RECALL_DEPTH, wanted.size);
    });
    recalls.push(shares.reduce((sum, share) => sum + share, 0) / queries);
  }
  return recalls;
}

/** Word of a name -> skus. */
function collectHolders({ products }: MadeCatalogue): Map<string, Set<string>> {
  const holders = new Map<string, Set<string>>();
  for (const { sku, name } of products) {
    for (const word of wordsOf(name)) {
      const skus = holders.get(word);
      if (skus === undefined) holders.set(word, new Set([sku]));
      else skus.add(sku);
    }
  }
  return holders;
}
