import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { hasShared, sharedPath } from '../../tests/support/shared-data.ts';
import { discount, type JudgedQuery, pickHalf } from './ndcg.ts';

const folder = 'data/relevance';

/** The fields of a product that the references search. */
export interface JudgedProduct {
  readonly id: string;
  readonly title: string;
  readonly supplier: string;
  readonly short_description?: string;
}

/** A real catalogue with human judgements (its README defines the metric). */
export interface JudgedCatalogue {
  /** The file the products come from, for the shop's own converter. */
  readonly path: string;
  readonly products: readonly JudgedProduct[];
  /** Those with a product worth finding, as nothing can be measured on the others. */
  readonly queries: readonly JudgedQuery[];
}

/** `undefined` where the reference data is not on this machine. */
export async function readJudgedCatalogue(): Promise<JudgedCatalogue | undefined> {
  if (!hasShared(`${folder}/products.jsonl.gz`)) return undefined;
  const path = sharedPath(`${folder}/products.jsonl.gz`);
  const lines = gunzipSync(await readFile(path))
    .toString('utf8')
    .trim()
    .split('\n');
  const products = lines.map((line) => JSON.parse(line) as JudgedProduct);
  return { path, products, queries: await readQueries() };
}

async function readQueries(): Promise<JudgedQuery[]> {
  const gains = new Map<string, Map<string, number>>();
  for (const [queryId = '', productId = '', rating = ''] of await readRows('judgements.csv')) {
    const judged = gains.get(queryId) ?? new Map<string, number>();
    gains.set(queryId, judged.set(productId, Number(rating) / 3));
  }
  const queries: JudgedQuery[] = [];
  for (const [queryId = '', text = ''] of await readRows('queries.csv')) {
    const judged = gains.get(queryId) ?? new Map<string, number>();
    const ideal = discount([...judged.values()].sort((left, right) => right - left));
    if (ideal > 0) queries.push({ text, gains: judged, ideal, half: pickHalf(text) });
  }
  return queries;
}

/** Neither file holds a quoted cell. */
async function readRows(name: string): Promise<string[][]> {
  const text = await readFile(sharedPath(`${folder}/${name}`), 'utf8');
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));
}
