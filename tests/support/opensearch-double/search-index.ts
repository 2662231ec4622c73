import { badQuery } from './api-error.ts';
import { countAggregations, requireDocValues } from './count-aggregations.ts';
import type { DoubleIndex, IndexedDocument } from './double-index.ts';
import { asObject, type Json, type JsonObject } from './field-mapping.ts';
import { compileWhole } from './match-query.ts';
import { suggestTerms } from './suggest-terms.ts';

interface Hit {
  readonly document: IndexedDocument;
  readonly score: number;
  readonly names: ReadonlySet<string>;
}

/** Answers a search of one index in the shape of the API. */
export function searchDoubleIndex(name: string, index: DoubleIndex, body: JsonObject): JsonObject {
  const from = Number(body.from ?? 0);
  const size = Number(body.size ?? 10);
  if (from + size > index.maxResultWindow) {
    throw badQuery(
      `Result window is too large, from + size must be less than or equal to: [${index.maxResultWindow}]`,
    );
  }
  const matches = compileWhole(index, body.query ?? { match_all: {} });
  const found = index.visible.flatMap((document): readonly Hit[] => {
    const names = new Set<string>();
    const score = matches(document, names);
    return score === undefined ? [] : [{ document, score: Math.fround(score), names }];
  });
  const after = body.post_filter === undefined ? undefined : compileWhole(index, body.post_filter, 'filter');
  const hits =
    after === undefined ? found : found.filter(({ document }) => after(document, new Set()) !== undefined);
  const { isByScore, compare } = readSort(index, body.sort);
  const page = hits.sort(compare).slice(from, from + size);
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: hits.length, relation: 'eq' },
      max_score: isByScore && hits.length > 0 ? Math.max(...hits.map(({ score }) => score)) : null,
      hits: page.map(({ document, score, names }) => ({
        _index: name,
        _id: document.id,
        _score: isByScore ? score : null,
        _source: pickSource(document.source, body._source),
        ...(names.size === 0 ? {} : { matched_queries: [...names] }),
      })),
    },
    ...(body.aggs === undefined
      ? {}
      : {
          aggregations: countAggregations(
            index,
            body.aggs,
            found.map(({ document }) => document),
          ),
        }),
    ...(body.suggest === undefined ? {} : { suggest: suggestTerms(index, body.suggest) }),
  };
}

function pickSource(source: JsonObject, wanted: Json | undefined): JsonObject {
  if (wanted === false) return {};
  const names = Array.isArray(wanted) ? wanted : [];
  if (names.length === 0) return source;
  return Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name)));
}

/** Without a sort, or with `_score` in it, hits have scores. */
function readSort(index: DoubleIndex, sort: Json | undefined) {
  const parts = sort === undefined ? [{ _score: 'desc' }] : (sort as readonly JsonObject[]);
  const comparisons = parts.map((part) => {
    const [[name, direction] = [undefined, undefined], ...more] = Object.entries(asObject(part, 'sort'));
    if (name === undefined || more.length > 0 || (direction !== 'asc' && direction !== 'desc')) {
      throw badQuery('this double sorts by {field: direction}');
    }
    if (name === '_score') return { sign: direction === 'asc' ? 1 : -1, readFrom: ({ score }: Hit) => score };
    const field = requireDocValues(index, name);
    return {
      sign: direction === 'asc' ? 1 : -1,
      readFrom: ({ document }: Hit) => document.values.get(field.name)?.[0],
    };
  });
  return {
    isByScore: parts.some((part) => '_score' in asObject(part, 'sort')),
    compare(left: Hit, right: Hit): number {
      for (const { sign, readFrom } of comparisons) {
        const [one, other] = [readFrom(left), readFrom(right)];
        if (one === other) continue;
        // What has no value comes last, whichever way the sort runs.
        if (one === undefined) return 1;
        if (other === undefined) return -1;
        return typeof one === 'string' && typeof other === 'string'
          ? sign * Buffer.compare(Buffer.from(one), Buffer.from(other))
          : sign * (Number(one) - Number(other));
      }
      return 0;
    },
  };
}
