import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldCode } from '../analysis/fold-text.ts';
import { GrowingList, newBytes, newInts } from './numbers.ts';
import { type Analysis, type SearchDocument, weighTokens } from './search-document.ts';
import { findTerm, type TermTable } from './term-table.ts';

/**
 * Everything the engine knows of the products in one set of texts. Never changed once built: a change builds the next
 * one, and readers go over to it when it is whole (acceptance B-07). Documents are numbered in the order of their skus.
 *
 *   forward   document -> [term, weight]     what the next index is made from
 *   inverted  term -> [document, weight]     what a search reads
 *
 * Both as one flat list with the place where each document or term begins.
 */
export interface TextIndex {
  readonly analysis: Analysis;
  readonly skus: readonly string[];
  readonly names: readonly string[];
  readonly popularity: Int16Array;
  readonly releasedDay: Int32Array;
  /** `new`, `bestseller`, `bware` as bits. */
  readonly tags: Uint8Array;
  readonly terms: TermTable;
  readonly forward: Postings;
  readonly inverted: Postings;
  /** Model and EAN without signs -> documents. */
  readonly codes: ReadonlyMap<string, readonly number[]>;
  /** The categories a document is directly in. */
  readonly directCategories: readonly (readonly string[])[];
  /** Category key -> documents in it or below it, ascending. */
  readonly categories: ReadonlyMap<string, Int32Array>;
  /** By popularity, then sku: the order of a listing without a text, and of what ranks equal. */
  readonly popularOrder: Int32Array;
  readonly popularRank: Int32Array;
}

export interface Postings {
  /** One more than there are rows; row n is `[starts[n], starts[n + 1])`. */
  readonly starts: Int32Array;
  readonly ids: Int32Array;
  /** In sixteenths. */
  readonly weights: Uint8Array;
}

export interface CategoryPaths {
  /** Key -> itself and everything above it. */
  readonly upwards: ReadonlyMap<string, readonly string[]>;
  readonly names: ReadonlyMap<string, string>;
}

export const tagBits: Readonly<Record<string, number>> = { new: 1, bestseller: 2, bware: 4 };

/** Documents taken over between two looks at what else is waiting. */
const KEPT_AT_ONCE = 2000;

const emptyPostings: Postings = {
  starts: new Int32Array(1),
  ids: new Int32Array(),
  weights: new Uint8Array(),
};

/** Puts an index together, document by document in the order of their skus. */
export class TextIndexBuilder {
  readonly #old: TextIndex | undefined;
  readonly #analysis: Analysis;
  readonly #paths: CategoryPaths;
  /** Terms the old index does not have, numbered behind its own. */
  readonly #newTerms = new Map<string, number>();
  readonly #skus: string[] = [];
  readonly #names: string[] = [];
  readonly #popularity = new GrowingList(newInts);
  readonly #releasedDay = new GrowingList(newInts);
  readonly #tags = new GrowingList(newBytes);
  readonly #codes = new Map<string, number[]>();
  readonly #directCategories: (readonly string[])[] = [];
  readonly #starts = new GrowingList(newInts);
  readonly #ids = new GrowingList(newInts);
  readonly #weights = new GrowingList(newBytes);
  /** One array for all documents that are in the same categories. */
  readonly #sharedCategories = new Map<string, readonly string[]>();

  constructor(analysis: Analysis, paths: CategoryPaths, old?: TextIndex) {
    this.#analysis = analysis;
    this.#paths = paths;
    this.#old = old;
    this.#starts.push(0);
  }

  add(document: SearchDocument): void {
    const { categories, popularity, releasedDay } = document;
    const number = this.#addColumns(document.sku, document.name, popularity, releasedDay, categories);
    this.#tags.push(document.tags.reduce((bits, tag) => bits | (tagBits[tag] ?? 0), 0));
    for (const code of [document.model, document.ean])
      if (code !== null) this.#addCode(foldCode(code), number);
    const above = new Set(categories.flatMap((key) => this.#paths.upwards.get(key) ?? []));
    const categoryNames = [...above].map((key) => this.#paths.names.get(key) ?? '').join(' ; ');
    for (const [token, weight] of weighTokens(document, categoryNames, this.#analysis)) {
      this.#ids.push(this.#termNumber(token));
      this.#weights.push(weight);
    }
    this.#starts.push(this.#ids.length);
  }

  /** Takes a document over from the old index as it is. */
  keep(old: TextIndex, number: number, codes: readonly string[]): void {
    const added = this.#addColumns(
      old.skus[number] as string,
      old.names[number] as string,
      old.popularity[number] as number,
      old.releasedDay[number] as number,
      old.directCategories[number] ?? [],
    );
    this.#tags.push(old.tags[number] as number);
    for (const code of codes) this.#addCode(code, added);
    const from = old.forward.starts[number] as number;
    const to = old.forward.starts[number + 1] as number;
    this.#ids.append(old.forward.ids.subarray(from, to));
    this.#weights.append(old.forward.weights.subarray(from, to));
    this.#starts.push(this.#ids.length);
  }

  finish(): TextIndex {
    const { terms, forward } = this.#sortTerms();
    const skus = this.#skus;
    const popularity = Int16Array.from(this.#popularity.finish());
    const popularOrder = Int32Array.from(skus.keys()).sort(
      (left, right) => (popularity[right] as number) - (popularity[left] as number) || left - right,
    );
    const popularRank = new Int32Array(skus.length);
    popularOrder.forEach((number, rank) => {
      popularRank[number] = rank;
    });
    return {
      analysis: this.#analysis,
      skus,
      names: this.#names,
      popularity,
      releasedDay: this.#releasedDay.finish(),
      tags: this.#tags.finish(),
      terms,
      forward,
      inverted: invert(forward, terms.length),
      codes: this.#codes,
      directCategories: this.#directCategories,
      categories: this.#collectCategories(),
      popularOrder,
      popularRank,
    };
  }

  #addColumns(
    sku: string,
    name: string,
    popularity: number,
    releasedDay: number,
    categories: readonly string[],
  ): number {
    const number = this.#skus.push(sku) - 1;
    this.#names.push(name);
    this.#popularity.push(popularity);
    this.#releasedDay.push(releasedDay);
    const together = categories.join(' ');
    const shared = this.#sharedCategories.get(together) ?? categories;
    this.#sharedCategories.set(together, shared);
    this.#directCategories.push(shared);
    return number;
  }

  #addCode(code: string, number: number): void {
    if (code === '') return;
    const numbers = this.#codes.get(code);
    if (numbers === undefined) this.#codes.set(code, [number]);
    else if (!numbers.includes(number)) numbers.push(number);
  }

  #termNumber(term: string): number {
    const oldTerms = this.#old?.terms ?? [];
    const known = this.#newTerms.get(term);
    if (known !== undefined) return known;
    const old = oldTerms.length === 0 ? -1 : findTerm(oldTerms, term);
    if (old >= 0) return old;
    const number = oldTerms.length + this.#newTerms.size;
    this.#newTerms.set(term, number);
    return number;
  }

  /** Brings the terms into order, leaves out those no document has any more, and numbers the postings anew. */
  #sortTerms(): { terms: TermTable; forward: Postings } {
    const ids = this.#ids.finish();
    const old = this.#old?.terms ?? [];
    const added = [...this.#newTerms].sort(([left], [right]) => (left < right ? -1 : 1));
    const used = new Uint8Array(old.length + added.length);
    for (const id of ids) used[id] = 1;
    const terms: string[] = [];
    const places = new Int32Array(used.length);
    const take = (term: string, id: number) => {
      if (used[id] === 1) places[id] = terms.push(term) - 1;
    };
    // The old ones are in order already: merge the new ones in.
    let next = 0;
    old.forEach((term, id) => {
      for (let entry = added[next]; entry !== undefined && entry[0] < term; entry = added[++next])
        take(...entry);
      take(term, id);
    });
    for (const entry of added.slice(next)) take(...entry);
    for (let index = 0; index < ids.length; index++) ids[index] = places[ids[index] as number] as number;
    return { terms, forward: { starts: this.#starts.finish(), ids, weights: this.#weights.finish() } };
  }

  #collectCategories(): Map<string, Int32Array> {
    const members = new Map<string, GrowingList<Int32Array>>();
    this.#directCategories.forEach((keys, number) => {
      for (const key of new Set(keys.flatMap((direct) => this.#paths.upwards.get(direct) ?? []))) {
        const list = members.get(key) ?? new GrowingList(newInts, 16);
        members.set(key, list);
        list.push(number);
      }
    });
    return new Map([...members].map(([key, list]) => [key, list.finish()]));
  }
}

function invert(forward: Postings, terms: number): Postings {
  const { starts: documentStarts, ids, weights } = forward;
  if (ids.length === 0) return { ...emptyPostings, starts: new Int32Array(terms + 1) };
  const starts = new Int32Array(terms + 1);
  for (const id of ids) starts[id + 1] = (starts[id + 1] as number) + 1;
  for (let term = 0; term < terms; term++)
    starts[term + 1] = (starts[term + 1] as number) + (starts[term] as number);
  const next = starts.slice(0, terms);
  const documents = new Int32Array(ids.length);
  const documentWeights = new Uint8Array(ids.length);
  for (let document = 0; document + 1 < documentStarts.length; document++) {
    const to = documentStarts[document + 1] as number;
    for (let index = documentStarts[document] as number; index < to; index++) {
      const id = ids[index] as number;
      const place = next[id] as number;
      next[id] = place + 1;
      documents[place] = document;
      documentWeights[place] = weights[index] as number;
    }
  }
  return { starts, ids: documents, weights: documentWeights };
}

/**
 * The next index after some products changed: `documents` as they are now, `skus` all that may have changed. What is in
 * `skus` but not in `documents` is gone.
 */
export async function replaceDocuments(
  old: TextIndex,
  paths: CategoryPaths,
  skus: Iterable<string>,
  documents: readonly SearchDocument[],
): Promise<TextIndex> {
  const builder = new TextIndexBuilder(old.analysis, paths, old);
  const replaced = new Set(skus);
  const codes = codesByDocument(old);
  const added = documents.toSorted((left, right) => (left.sku < right.sku ? -1 : 1));
  let next = 0;
  for (const [number, sku] of old.skus.entries()) {
    for (let document = added[next]; document !== undefined && document.sku <= sku; document = added[next]) {
      builder.add(document);
      next++;
    }
    if (!replaced.has(sku)) builder.keep(old, number, codes.get(number) ?? []);
    if (number % KEPT_AT_ONCE === 0) await nextTurn();
  }
  for (const document of added.slice(next)) builder.add(document);
  return builder.finish();
}

function codesByDocument(index: TextIndex): Map<number, string[]> {
  const codes = new Map<number, string[]>();
  for (const [code, numbers] of index.codes) {
    for (const number of numbers) {
      const known = codes.get(number);
      if (known === undefined) codes.set(number, [code]);
      else known.push(code);
    }
  }
  return codes;
}
