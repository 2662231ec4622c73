import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldText } from '../analysis/fold-text.ts';
import type { LanguageAnalysis } from '../analysis/language-analysis.ts';
import { forEachToken } from '../analysis/tokens.ts';
import { findHeads, type NameWord } from './name-heads.ts';
import { GrowingList, newBytes, newInts } from './numbers.ts';
import { fields } from './ranking-weights.ts';
import { splitCompound, supposeCompound } from './split-compounds.ts';
import { TermTable } from './term-table.ts';
import { collectRows, IS_HEAD, LAST_PLACE, placeOf, SIXTEENTHS, type TextSegment } from './text-segment.ts';

/** What a product says, field by field. */
export interface FieldTexts {
  readonly name: string;
  readonly brand: string | null;
  readonly model: string | null;
  /** Names of its categories and of all above them. */
  readonly categories: string;
  readonly description: string | null;
  readonly attributes: string | null;
}

/** More words of a name are not told apart. */
const LONGEST_NAME = 255;
/** Words of an attribute's value that are taken for a property, rather than a list or a text. */
const LONGEST_PROPERTY = 3;
/** What stands between two attributes, and between two categories. */
const PIECES = ' ; ';
/** Pieces that are remembered while a segment is built: short ones, which come again. */
const LONGEST_PIECE = 60;
const MOST_PIECES = 100_000;
/** How often a compound is taken apart: four parts at most. */
const MOST_DIVISIONS = 2;
/** Terms worked on between two looks at what else is waiting. */
const TERMS_AT_ONCE = 5000;

interface Piece {
  readonly terms: readonly number[];
  /** In words. */
  readonly length: number;
}

/** Puts a segment together, product by product. */
export class SegmentBuilder {
  readonly #analysis: LanguageAnalysis;
  readonly #numbers = new Map<string, number>();
  readonly #terms: string[] = [];
  /** By term: the field it was last met in, how often there, and what it weighs in the product so far. */
  #met = new Int32Array(1024);
  #counts = new Int32Array(1024);
  #weights = new Float32Array(1024);
  #places = new Uint8Array(1024);
  /** By term: the number of its stem; by stem: what its forms weigh in the product together, and the first's place. */
  #stemOf = new Int32Array(1024);
  #stemWeights = new Float32Array(1024);
  #stemPlaces = new Uint8Array(1024);
  readonly #stems = new Map<string, number>();
  #fieldStamp = 0;
  readonly #pieces = new Map<string, Piece>();
  readonly #postingTerms = new GrowingList(newInts);
  readonly #postingProducts = new GrowingList(newInts);
  readonly #postingWeights = new GrowingList(newBytes);
  readonly #postingPlaces = new GrowingList(newBytes);

  constructor(analysis: LanguageAnalysis) {
    this.#analysis = analysis;
  }

  /** Answers how many words the name has. */
  add(product: number, texts: FieldTexts): number {
    const said: number[] = [];
    let nameLength = 0;
    for (const { field, weight, usual, slope } of fields) {
      const text = texts[field];
      if (text === null || text === '') continue;
      const isName = field === 'name';
      const stamp = ++this.#fieldStamp;
      const here: number[] = [];
      let length = 0;
      const take = (term: number) => {
        if (this.#met[term] !== stamp) {
          this.#met[term] = stamp;
          this.#counts[term] = 0;
          here.push(term);
        }
        this.#counts[term] = (this.#counts[term] as number) + 1;
      };
      if (isName) {
        const words: NameWord[] = [];
        forEachToken(foldText(text), (token, position) => {
          length = Math.max(length, position + 1);
          const term = this.#number(token);
          take(term);
          words.push({ text: token, position, term });
          if (this.#places[term] === 0) this.#places[term] = Math.min(position + 1, LAST_PLACE);
        });
        if (this.#analysis.nounsQualifyNouns) this.#markHeads(words, texts);
      } else {
        for (const piece of text.split(PIECES)) {
          const said = this.#readPiece(piece);
          for (const term of said.terms) take(term);
          length += said.length;
        }
      }
      const norm = weight / (1 - slope + slope * (length / usual));
      for (const term of here) {
        if (this.#weights[term] === 0) said.push(term);
        this.#weights[term] = (this.#weights[term] as number) + (this.#counts[term] as number) * norm;
      }
      if (isName) nameLength = length;
    }
    this.#joinForms(said);
    this.#addPostings(product, said);
    for (const term of said) {
      this.#stemWeights[this.#stemOf[term] as number] = 0;
      this.#stemPlaces[this.#stemOf[term] as number] = 0;
    }
    return Math.min(nameLength, LONGEST_NAME);
  }

  #addPostings(product: number, said: readonly number[]): void {
    let at = this.#postingTerms.reserve(said.length);
    this.#postingProducts.reserve(said.length);
    this.#postingWeights.reserve(said.length);
    this.#postingPlaces.reserve(said.length);
    const terms = this.#postingTerms.values;
    const products = this.#postingProducts.values;
    const weights = this.#postingWeights.values;
    const places = this.#postingPlaces.values;
    for (const term of said) {
      const stem = this.#stemOf[term] as number;
      const sixteenths = Math.round((this.#stemWeights[stem] as number) * SIXTEENTHS);
      terms[at] = term;
      products[at] = product;
      weights[at] = Math.min(255, Math.max(1, sixteenths));
      places[at++] = this.#stemPlaces[stem] as number;
    }
  }

  /** Notes which words of the name say what the product is; its brand never does. */
  #markHeads(words: readonly NameWord[], { brand, attributes }: FieldTexts): void {
    const brands = this.#readPiece(brand ?? '').terms;
    const properties = new Set(brands);
    for (const piece of (attributes ?? '').split(PIECES)) {
      const { terms, length } = this.#readPiece(piece);
      if (length <= LONGEST_PROPERTY) for (const term of terms) properties.add(term);
    }
    const heads = findHeads(words, this.#analysis.stopWords, properties);
    for (const { term, position } of words) {
      if (heads.has(position) && !brands.includes(term))
        this.#places[term] = (this.#places[term] as number) | IS_HEAD;
    }
  }

  /** The forms of a word count together: `battery` and `batteries` are the same said twice. */
  #joinForms(said: readonly number[]): void {
    for (const term of said) {
      const stem = this.#stemOf[term] as number;
      this.#stemWeights[stem] = (this.#stemWeights[stem] as number) + (this.#weights[term] as number);
      const place = this.#places[term] as number;
      const before = this.#stemPlaces[stem] as number;
      const first = Math.min(placeOf(place) || LAST_PLACE, placeOf(before) || LAST_PLACE);
      if (place > 0) this.#stemPlaces[stem] = first | ((place | before) & IS_HEAD);
      this.#weights[term] = 0;
      this.#places[term] = 0;
    }
  }

  /** The words of a piece of text; most attributes and categories are said of many products. */
  #readPiece(piece: string): Piece {
    const known = this.#pieces.get(piece);
    if (known !== undefined) return known;
    const terms: number[] = [];
    let length = 0;
    forEachToken(foldText(piece), (token, position) => {
      length = Math.max(length, position + 1);
      if (!this.#analysis.stopWords.has(token)) terms.push(this.#number(token));
    });
    const read = { terms, length };
    if (piece.length <= LONGEST_PIECE && this.#pieces.size < MOST_PIECES) this.#pieces.set(piece, read);
    return read;
  }

  async finish(): Promise<TextSegment> {
    const sorted = this.#terms.map((term, number) => ({ term, number }));
    sorted.sort((left, right) => (left.term < right.term ? -1 : 1));
    await nextTurn();
    const place = new Int32Array(sorted.length);
    sorted.forEach(({ number }, index) => {
      place[number] = index;
    });
    const terms = sorted.map(({ term }) => term);
    const postings = this.#invert(place);
    await nextTurn();
    const stems = await this.#groupStems(terms);
    return { terms: TermTable.of(terms), ...postings, ...stems };
  }

  #number(token: string): number {
    const known = this.#numbers.get(token);
    if (known !== undefined) return known;
    const number = this.#terms.push(token) - 1;
    this.#numbers.set(token, number);
    if (number >= this.#met.length) this.#widen(this.#met.length * 2);
    const stem = this.#analysis.stem(token);
    const stemNumber = this.#stems.get(stem) ?? this.#stems.size;
    this.#stems.set(stem, stemNumber);
    this.#stemOf[number] = stemNumber;
    return number;
  }

  #widen(length: number): void {
    const widened = <List extends Int32Array | Float32Array | Uint8Array>(list: List, wider: List): List => {
      wider.set(list);
      return wider;
    };
    this.#met = widened(this.#met, new Int32Array(length));
    this.#counts = widened(this.#counts, new Int32Array(length));
    this.#weights = widened(this.#weights, new Float32Array(length));
    this.#places = widened(this.#places, new Uint8Array(length));
    this.#stemOf = widened(this.#stemOf, new Int32Array(length));
    this.#stemWeights = widened(this.#stemWeights, new Float32Array(length));
    this.#stemPlaces = widened(this.#stemPlaces, new Uint8Array(length));
  }

  #invert(place: Int32Array): Pick<TextSegment, 'starts' | 'products' | 'weights' | 'places'> {
    const count = this.#postingTerms.length;
    const postingTerms = this.#postingTerms.values;
    const { starts, values: order } = collectRows(
      place.length,
      count,
      (posting) => place[postingTerms[posting] as number] as number,
      (posting) => posting,
    );
    const products = order;
    const weights = new Uint8Array(count);
    const places = new Uint8Array(count);
    for (let index = 0; index < count; index++) {
      const posting = order[index] as number;
      weights[index] = this.#postingWeights.values[posting] as number;
      places[index] = this.#postingPlaces.values[posting] as number;
      products[index] = this.#postingProducts.values[posting] as number;
    }
    return { starts, products, weights, places };
  }

  /** Which terms are forms of one word, and which are compounds of others. */
  async #groupStems(terms: readonly string[]): Promise<StemGroups> {
    const parts = await this.#findParts(terms, this.#stems);
    const distinct = [...new Set([...this.#stems.keys(), ...parts.map(({ stem }) => stem)])].sort();
    const numbers = new Map(distinct.map((stem, number) => [stem, number]));
    const sortedStems = Int32Array.from(this.#stems.keys(), (stem) => numbers.get(stem) ?? 0);
    const stemOf = Int32Array.from(
      terms,
      (term) => sortedStems[this.#stemOf[this.#numbers.get(term) ?? 0] as number] as number,
    );
    const { starts: formStarts, values: forms } = collectRows(
      distinct.length,
      terms.length,
      (term) => stemOf[term] as number,
      (term) => term,
    );
    const rows = Int32Array.from(parts, ({ stem }) => numbers.get(stem) ?? 0);
    const { starts: compoundStarts, values: compounds } = collectRows(
      distinct.length,
      parts.length,
      (pair) => rows[pair] as number,
      (pair) => parts[pair]?.member ?? 0,
    );
    return { stems: TermTable.of(distinct), stemOf, formStarts, forms, compoundStarts, compounds };
  }

  /** The parts of every compound, by their stems; one that is the last comes with the term's complement. */
  async #findParts(terms: readonly string[], stems: ReadonlyMap<string, number>): Promise<CompoundPart[]> {
    const analysis = this.#analysis;
    const parts: CompoundPart[] = [];
    if (analysis.compoundLinks === undefined) return parts;
    const isWord = (part: string) => this.#numbers.has(part) || stems.has(part);
    const take = (term: number, word: string, isLast: boolean, depth: number): void => {
      if (depth > 0) parts.push({ stem: analysis.stem(word), member: isLast ? ~term : term });
      if (depth > MOST_DIVISIONS) return;
      const split =
        splitCompound(word, analysis, isWord) ??
        (depth === 0 ? supposeCompound(word, analysis, isWord) : undefined);
      if (split === undefined) return;
      take(term, split[0], false, depth + 1);
      take(term, split[1], isLast, depth + 1);
    };
    for (let term = 0; term < terms.length; term++) {
      take(term, terms[term] as string, true, 0);
      if (term % TERMS_AT_ONCE === 0) await nextTurn();
    }
    return parts;
  }
}

type StemGroups = Pick<
  TextSegment,
  'stems' | 'stemOf' | 'formStarts' | 'forms' | 'compoundStarts' | 'compounds'
>;

interface CompoundPart {
  readonly stem: string;
  /** The compound's term; its complement when the part is the last. */
  readonly member: number;
}
