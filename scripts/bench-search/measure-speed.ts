import type { MadeCatalogue } from './made-catalogue.ts';
import type { TimedEngine } from './minisearch-engine.ts';
import { createRandom } from './random.ts';
import { drawIntention, findTypable, type Scenario, type SpeedQuery } from './speed-queries.ts';
import { wordsOf } from './words.ts';

/** Milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

export interface ScenarioTimes {
  readonly scenario: string;
  readonly aim: number;
  readonly ours: Times;
  readonly miniSearch: Times;
}

const WARM_UP = 200;
/** Short turns, so that what else the machine does meets both engines alike. */
const TURN = 50;

/** Times both engines on the same queries, in turns. */
export async function timeScenario(
  scenario: Scenario,
  queries: number,
  ours: TimedEngine,
  miniSearch: TimedEngine,
): Promise<ScenarioTimes> {
  const drawn = Array.from({ length: queries }, scenario.draw);
  const warmUp = Array.from({ length: WARM_UP }, scenario.draw);
  await timeQueries(ours, warmUp);
  await timeQueries(miniSearch, warmUp.slice(0, TURN));
  const times: { readonly ours: number[]; readonly miniSearch: number[] } = { ours: [], miniSearch: [] };
  for (let start = 0; start < queries; start += TURN) {
    const turn = drawn.slice(start, start + TURN);
    times.ours.push(...(await timeQueries(ours, turn)));
    times.miniSearch.push(...(await timeQueries(miniSearch, turn)));
  }
  const { name, aim } = scenario;
  return { scenario: name, aim, ours: summarise(times.ours), miniSearch: summarise(times.miniSearch) };
}

async function timeQueries(engine: TimedEngine, queries: readonly SpeedQuery[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const began = performance.now();
    await engine.find(query);
    times.push(performance.now() - began);
  }
  return times;
}

function summarise(times: readonly number[]): Times {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
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
  engines: readonly TimedEngine[],
): Promise<number[]> {
  const random = createRandom(seed);
  const typable = findTypable(catalogue);
  const holders = collectHolders(catalogue);
  const sums = engines.map(() => 0);
  for (let drawn = 0; drawn < queries; drawn++) {
    const { words, text } = drawIntention(random, typable);
    const [first = [], second] = words.map((word) => holders.get(word) ?? new Set<string>());
    const meant = new Set([...first].filter((sku) => second?.has(sku)));
    for (const [index, engine] of engines.entries()) {
      const skus = await engine.find({ text, sort: 'relevance', offset: 0, withFacets: false });
      const hits = skus.slice(0, RECALL_DEPTH).filter((sku) => meant.has(sku)).length;
      sums[index] = (sums[index] ?? 0) + hits / Math.min(RECALL_DEPTH, meant.size);
    }
  }
  return sums.map((sum) => sum / queries);
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
