import { badQuery } from './api-error.ts';
import type { DoubleIndex, IndexedDocument } from './double-index.ts';
import { asObject, type Field, type Json, type JsonObject } from './field-mapping.ts';
import { compileWhole } from './match-query.ts';

/** Counts what a search asks for beside its hits. */
export function countAggregations(
  index: DoubleIndex,
  asked: Json | undefined,
  documents: readonly IndexedDocument[],
): JsonObject {
  return Object.fromEntries(
    Object.entries(asObject(asked, 'aggs')).map(([name, body]) => [
      name,
      countOne(index, asObject(body, name), documents),
    ]),
  );
}

function countOne(index: DoubleIndex, body: JsonObject, documents: readonly IndexedDocument[]): JsonObject {
  const { aggs, ...kinds } = body;
  const [entry, ...more] = Object.entries(kinds);
  if (entry === undefined || more.length > 0) throw badQuery('an aggregation has exactly one kind');
  const [kind, given] = entry;
  const options = asObject(given, kind);
  switch (kind) {
    case 'filter': {
      const matches = compileWhole(index, options, 'filter');
      const inside = documents.filter((document) => matches(document, new Set()) !== undefined);
      return {
        doc_count: inside.length,
        ...(aggs === undefined ? {} : countAggregations(index, aggs, inside)),
      };
    }
    case 'filters': {
      const buckets = Object.entries(asObject(options.filters, 'filters')).map(([name, filter]) => {
        const matches = compileWhole(index, filter, 'filter');
        const count = documents.filter((document) => matches(document, new Set()) !== undefined).length;
        return [name, { doc_count: count }] as const;
      });
      return { buckets: Object.fromEntries(buckets) };
    }
    case 'terms':
      return countTerms(index, requireDocValues(index, options.field), options, documents);
    case 'min':
    case 'max': {
      const { name } = requireDocValues(index, options.field);
      const values = documents.flatMap((document) => document.values.get(name) ?? []).map(Number);
      return { value: values.length === 0 ? null : Math[kind](...values) };
    }
    default:
      throw badQuery(`this double knows no aggregation [${kind}]`);
  }
}

export function requireDocValues(index: DoubleIndex, name: Json | undefined): Field {
  const field = index.fields.get(String(name));
  if (field === undefined) throw badQuery(`No mapping found for [${name}]`);
  if (!field.hasDocValues)
    throw badQuery(`Text fields are not optimised for aggregations and sorting: [${name}]`);
  return field;
}

/** Lucene's patterns are at most of this length, and always of the whole value; any sign may be escaped. */
const LONGEST_PATTERN = 1000;

function readPattern(pattern: string): RegExp {
  if (pattern.length > LONGEST_PATTERN) throw badQuery(`The length of regex [${pattern.length}] is too long`);
  return new RegExp(`^(?:${pattern})$`, 's');
}

function countTerms(
  index: DoubleIndex,
  { name }: Field,
  options: JsonObject,
  documents: readonly IndexedDocument[],
): JsonObject {
  const strange = Object.keys(options).filter(
    (key) => !['field', 'size', 'include', 'min_doc_count'].includes(key),
  );
  if (strange.length > 0) throw badQuery(`[terms] unknown field [${strange.join(', ')}]`);
  const { include } = options;
  const pattern = typeof include === 'string' ? readPattern(include) : undefined;
  const wanted = Array.isArray(include) ? new Set(include) : undefined;
  const counts = new Map<string, number>();
  const count = (document: IndexedDocument, step: 0 | 1) => {
    for (const value of new Set(document.values.get(name))) {
      const key = String(value);
      if (pattern?.test(key) === false || wanted?.has(key) === false) continue;
      counts.set(key, (counts.get(key) ?? 0) + step);
    }
  };
  for (const document of documents) count(document, 1);
  if (options.min_doc_count === 0) for (const document of index.visible) count(document, 0);
  const sorted = [...counts].sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1));
  const shown = sorted.slice(0, Number(options.size ?? 10));
  const others = sorted.slice(shown.length).reduce((sum, [, count]) => sum + count, 0);
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: others,
    buckets: shown.map(([key, count]) => ({ key, doc_count: count })),
  };
}
