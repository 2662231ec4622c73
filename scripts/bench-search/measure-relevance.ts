import { compareRuns, type Difference } from './bootstrap.ts';
import type { JudgedCatalogue } from './judged-catalogue.ts';
import { type Half, halves, mean, ndcg } from './ndcg.ts';
import { createReferenceRuns, type Run } from './reference-runs.ts';

type Part = Half | 'all';
export const parts: readonly Part[] = ['all', ...halves];

/** A ranking on the judged queries: what it reaches, and how much better ours is. */
interface RankingFigures {
  readonly name: string;
  readonly ndcg: Readonly<Record<Part, number>>;
  /** As the data's description has it; of references only, as is what follows. */
  readonly stated?: number;
  readonly ours?: Readonly<Record<Part, Difference>>;
}

export interface RelevanceFigures {
  readonly queries: Readonly<Record<Part, number>>;
  /** Ours first. */
  readonly rankings: readonly RankingFigures[];
  /** Query -> NDCG@10 of ours. */
  readonly each: Readonly<Record<string, number>>;
}

/** NDCG@10 of our ranking and of the references, all on the same queries. */
export async function measureRelevance(catalogue: JudgedCatalogue, ours: Run): Promise<RelevanceFigures> {
  const { queries, products } = catalogue;
  const figuresOf = async (run: Run) => {
    const figures: number[] = [];
    for (const query of queries) figures.push(ndcg(query, await run(query.text)));
    return figures;
  };
  const select = (figures: readonly number[], part: Part) =>
    figures.filter((_, index) => part === 'all' || queries[index]?.half === part);
  const byPart = <Value>(make: (part: Part) => Value) => ({
    all: make('all'),
    first: make('first'),
    second: make('second'),
  });
  const own = await figuresOf(ours);
  const rankings: RankingFigures[] = [{ name: 'Gantry', ndcg: byPart((part) => mean(select(own, part))) }];
  for (const { name, stated, run } of createReferenceRuns(products)) {
    const theirs = await figuresOf(run);
    rankings.push({
      name,
      stated,
      ndcg: byPart((part) => mean(select(theirs, part))),
      ours: byPart((part) => compareRuns(select(own, part), select(theirs, part))),
    });
  }
  return {
    queries: byPart((part) => select(own, part).length),
    rankings,
    each: Object.fromEntries(queries.map(({ text }, index) => [text, own[index] ?? 0])),
  };
}
