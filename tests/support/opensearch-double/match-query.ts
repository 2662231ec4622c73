import { badQuery } from './api-error.ts';
import type { DoubleIndex, IndexedDocument } from './double-index.ts';
import { asObject, type Field, type Json, type JsonObject } from './field-mapping.ts';

/** A query made ready for one index: the score of a document, `undefined` when it does not match. */
export type Matcher = (document: IndexedDocument, names: Set<string>) => number | undefined;

/** `filter`: only whether it matches counts. A score that depends on how often words are used is none of this double's. */
type Context = 'score' | 'filter';

/** Compiles a query of the kinds this double knows; refuses all others, and what OpenSearch would refuse. */
function compileQuery(index: DoubleIndex, query: Json | undefined, context: Context = 'score'): Matcher {
  const entries = Object.entries(asObject(query, 'query'));
  const [entry] = entries;
  if (entry === undefined || entries.length !== 1) throw badQuery('a query has exactly one kind');
  const [kind, body] = entry;
  const compile = kinds[kind];
  if (compile === undefined) throw badQuery(`unknown query [${kind}]`);
  return compile(index, asObject(body, kind), context);
}

/** What `indices.query.bool.max_clause_count` is unless set: leaves of a whole query, however deep they lie. */
const MOST_CLAUSES = 1024;
const LEAF = /"(?:term|terms|prefix|range|exists|match_phrase)":\{/g;

/** A whole query: of one search, or of one filter among aggregations. */
export function compileWhole(
  index: DoubleIndex,
  query: Json | undefined,
  context: Context = 'score',
): Matcher {
  const leaves = JSON.stringify(query).match(LEAF)?.length ?? 0;
  if (leaves > MOST_CLAUSES) throw badQuery(`maxClauseCount is set to ${MOST_CLAUSES}: ${leaves}`);
  return compileQuery(index, query, context);
}

type Compile = (index: DoubleIndex, body: JsonObject, context: Context) => Matcher;

function checkKeys(kind: string, body: JsonObject, known: readonly string[]): void {
  const strange = Object.keys(body).filter((key) => !known.includes(key));
  if (strange.length > 0) throw badQuery(`[${kind}] query does not support [${strange.join(', ')}]`);
}

const boostOf = (body: JsonObject) => Number(body.boost ?? 1);

function named(body: JsonObject, matches: Matcher): Matcher {
  const { _name } = body;
  if (_name === undefined) return matches;
  return (document, names) => {
    const score = matches(document, names);
    if (score !== undefined) names.add(String(_name));
    return score;
  };
}

function listQueries(index: DoubleIndex, given: Json | undefined, context: Context): Matcher[] {
  if (given === undefined) return [];
  const list = Array.isArray(given) ? (given as readonly Json[]) : [given];
  return list.map((query) => compileQuery(index, query, context));
}

/** A query about one field: `{field: {value, …}}` or `{field: value}`. */
function readOneField(index: DoubleIndex, kind: string, body: JsonObject, context: Context, short: string) {
  if (context === 'score')
    throw badQuery(`this double scores no [${kind}]: put it into a constant_score or filter`);
  const [entry, ...more] = Object.entries(body);
  if (entry === undefined || more.length > 0) throw badQuery(`[${kind}] query is about one field`);
  const [name, given] = entry;
  const options: JsonObject =
    typeof given === 'object' && given !== null && !Array.isArray(given)
      ? (given as JsonObject)
      : { [short]: given };
  return { field: requireField(index, name), options };
}

function requireField(index: DoubleIndex, name: string): Field {
  const field = index.fields.get(name);
  if (field === undefined) throw badQuery(`this double knows no field [${name}]`);
  if (!field.isIndexed) throw badQuery(`Cannot search on field [${name}] since it is not indexed.`);
  return field;
}

const valuesOf = (document: IndexedDocument, { name }: Field) => document.values.get(name) ?? [];
const holds =
  (test: (document: IndexedDocument) => boolean): Matcher =>
  (document) =>
    test(document) ? 0 : undefined;

const kinds: Readonly<Record<string, Compile>> = {
  match_all: (_, body) => named(body, () => boostOf(body)),
  match_none: () => () => undefined,
  bool(index, body, context) {
    checkKeys('bool', body, [
      'must',
      'filter',
      'should',
      'must_not',
      'minimum_should_match',
      'boost',
      '_name',
    ]);
    const must = listQueries(index, body.must, context);
    const filter = listQueries(index, body.filter, 'filter');
    const not = listQueries(index, body.must_not, 'filter');
    const should = listQueries(index, body.should, context);
    const least = Number(
      body.minimum_should_match ?? (should.length > 0 && must.length + filter.length === 0 ? 1 : 0),
    );
    return named(body, (document, names) => {
      if (not.some((matches) => matches(document, new Set()) !== undefined)) return undefined;
      if (filter.some((matches) => matches(document, names) === undefined)) return undefined;
      let score = 0;
      for (const matches of must) {
        const part = matches(document, names);
        if (part === undefined) return undefined;
        score += part;
      }
      const parts = should.map((matches) => matches(document, names)).filter((part) => part !== undefined);
      if (parts.length < least) return undefined;
      return (score + parts.reduce((sum, part) => sum + part, 0)) * boostOf(body);
    });
  },
  dis_max(index, body, context) {
    checkKeys('dis_max', body, ['queries', 'tie_breaker', 'boost', '_name']);
    const queries = listQueries(index, body.queries, context);
    return named(body, (document, names) => {
      const parts = queries.map((matches) => matches(document, names)).filter((part) => part !== undefined);
      if (parts.length === 0) return undefined;
      const best = Math.max(...parts);
      const others = parts.reduce((sum, part) => sum + part, 0) - best;
      return (best + Number(body.tie_breaker ?? 0) * others) * boostOf(body);
    });
  },
  constant_score(index, body) {
    checkKeys('constant_score', body, ['filter', 'boost', '_name']);
    const filter = compileQuery(index, body.filter, 'filter');
    return named(body, (document, names) =>
      filter(document, names) === undefined ? undefined : boostOf(body),
    );
  },
  function_score(index, body, context) {
    checkKeys('function_score', body, ['query', 'functions', 'boost_mode', 'score_mode', 'boost', '_name']);
    const query = compileQuery(index, body.query ?? { match_all: {} }, context);
    const functions = (body.functions ?? []) as readonly JsonObject[];
    const [factor] = functions;
    if (functions.length !== 1 || body.boost_mode !== 'sum')
      throw badQuery('this double adds one function at most');
    const {
      field: name,
      missing,
      factor: times = 1,
    } = asObject(factor?.field_value_factor, 'field_value_factor');
    const field = requireField(index, String(name));
    return (document, names) => {
      const score = query(document, names);
      if (score === undefined) return undefined;
      const value = valuesOf(document, field)[0] ?? missing;
      if (value === undefined || value === null) throw badQuery(`Missing value for field [${field.name}]`);
      return (score + Number(value) * Number(times)) * boostOf(body);
    };
  },
  term(index, body, context) {
    const { field, options } = readOneField(index, 'term', body, context, 'value');
    checkKeys('term', options, ['value', 'boost', '_name', 'case_insensitive']);
    return named(
      options,
      holds((document) => valuesOf(document, field).includes(options.value as string)),
    );
  },
  terms(index, body, context) {
    const { boost, _name, ...given } = body;
    const { field, options } = readOneField(index, 'terms', given, context, 'values');
    const wanted = new Set(options.values as readonly string[]);
    return named(
      body,
      holds((document) => valuesOf(document, field).some((value) => wanted.has(String(value)))),
    );
  },
  prefix(index, body, context) {
    const { field, options } = readOneField(index, 'prefix', body, context, 'value');
    checkKeys('prefix', options, ['value', 'boost', '_name', 'rewrite', 'case_insensitive']);
    const beginning = String(options.value);
    return named(
      options,
      holds((document) => valuesOf(document, field).some((value) => String(value).startsWith(beginning))),
    );
  },
  exists(index, body, context) {
    if (context === 'score') throw badQuery('this double scores no [exists]');
    checkKeys('exists', body, ['field', 'boost', '_name']);
    const field = requireField(index, String(body.field));
    return named(
      body,
      holds((document) => valuesOf(document, field).length > 0),
    );
  },
  range(index, body, context) {
    const { field, options } = readOneField(index, 'range', body, context, 'gte');
    checkKeys('range', options, ['gt', 'gte', 'lt', 'lte', 'boost', '_name']);
    if (field.type === 'text') throw badQuery('this double knows no ranges of texts');
    const { gt, gte, lt, lte } = options;
    const isIn = (value: string | number | boolean) =>
      (gt === undefined || value > (gt as string)) &&
      (gte === undefined || value >= (gte as string)) &&
      (lt === undefined || value < (lt as string)) &&
      (lte === undefined || value <= (lte as string));
    return named(
      options,
      holds((document) => valuesOf(document, field).some(isIn)),
    );
  },
  match_phrase(index, body, context) {
    const { field, options } = readOneField(index, 'match_phrase', body, context, 'query');
    checkKeys('match_phrase', options, ['query', 'slop', 'boost', '_name', 'analyzer']);
    if (!field.hasPositions)
      throw badQuery(`field:[${field.name}] was indexed without position data; cannot run PhraseQuery`);
    const words = field.takeApart(String(options.query));
    const slop = Number(options.slop ?? 0);
    return named(
      options,
      holds((document) => hasPhrase(valuesOf(document, field).map(String), words, slop)),
    );
  },
};

/** Whether the words stand in their order, moved together by at most `slop` positions in all. */
function hasPhrase(text: readonly string[], words: readonly string[], slop: number): boolean {
  const follow = (word: number, before: number, moved: number): boolean => {
    if (word === words.length) return true;
    return text.some((own, at) => {
      if (own !== words[word] || at <= before) return false;
      const gap = before < 0 ? 0 : at - before - 1;
      return moved + gap <= slop && follow(word + 1, at, moved + gap);
    });
  };
  return words.length > 0 && follow(0, -1, 0);
}
