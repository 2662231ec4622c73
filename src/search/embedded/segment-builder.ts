import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldText } from '../analysis/fold-text.ts';
import type { LanguageAnalysis } from '../analysis/language-analysis.ts';
import { walkTokens } from '../analysis/tokens.ts';
import { byteAt, intAt, itemAt, singleAt } from './columns.ts';
import { groupStems, TERMS_AT_ONCE } from './group-stems.ts';
import { findHeads, isPlainWord, type NameWord, type WordKind } from './name-heads.ts';
import { GrowingList, newBytes, newInts } from './numbers.ts';
import { fields } from './ranking-weights.ts';
import { TermTable } from './term-table.ts';
import { IS_HEAD, LAST_POSITION, positionOf, SIXTEENTHS, type TextSegment } from './text-segment.ts';
import { WordNumbers, widened } from './word-numbers.ts';

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
const LONGEST_PIECE = 200;
const MOST_PIECES = 100_000;
/** Room to begin with. */
const FIRST_TERMS = 256;

interface Piece {
  readonly terms: readonly number[];
  /** In words. */
  readonly length: number;
}

/** Puts a segment together, product by product. */
export class SegmentBuilder {
  readonly #analysis: LanguageAnalysis;
  readonly #terms = new WordNumbers();
  readonly #stems = new WordNumbers();
  /** By term: the last product that has it, counted from 1, and where the name of that at hand has it. */
  #saidBy = new Int32Array(FIRST_TERMS);
  #positions = new Uint8Array(FIRST_TERMS);
  /** By term: the last product that it is a property of, counted from 1. */
  #propertyOf = new Int32Array(FIRST_TERMS);
  /** By term: the number of its stem, 1 for a stop word, 1 for one that may say what a thing is. */
  #stemOf = new Int32Array(FIRST_TERMS);
  #isStopWord = new Uint8Array(FIRST_TERMS);
  #isPlain = new Uint8Array(FIRST_TERMS);
  /** By stem: what its forms weigh in the product together, and the first's position. */
  #stemWeights = new Float32Array(FIRST_TERMS);
  #stemPositions = new Uint8Array(FIRST_TERMS);
  /** The words of the field at hand, as often as it has them. */
  #read = new Int32Array(FIRST_TERMS);
  #readCount = 0;
  /** The terms of the product at hand, each once, and the stem of each. */
  #said = new Int32Array(FIRST_TERMS);
  #saidStems = new Int32Array(FIRST_TERMS);
  #saidCount = 0;
  readonly #pieceNumbers = new WordNumbers();
  /** By number. */
  readonly #pieces: Piece[] = [];
  /** Of the product at hand. */
  #attributes: readonly Piece[] = [];
  /** The products in the order they came, with the end of their postings. */
  readonly #products = new GrowingList(newInts);
  readonly #postingEnds = new GrowingList(newInts);
  readonly #postingTerms = new GrowingList(newInts);
  readonly #postingWeights = new GrowingList(newBytes);
  readonly #postingPositions = new GrowingList(newBytes);

  constructor(analysis: LanguageAnalysis) {
    this.#analysis = analysis;
  }

  /** Answers how many words the name has. */
  add(product: number, texts: FieldTexts): number {
    this.#saidCount = 0;
    // They are asked twice: what they say, and which of the name's words are properties.
    this.#attributes = texts.attributes === null ? [] : this.#readPieces(texts.attributes);
    let nameLength = 0;
    for (const { field, weight, usual, slope } of fields) {
      const text = texts[field];
      if (text === null || text === '') continue;
      this.#readCount = 0;
      const length = this.#readField(field, text, texts);
      this.#weighField(weight / (1 - slope + slope * (length / usual)));
      if (field === 'name') nameLength = length;
    }
    this.#addPostings(product);
    return Math.min(nameLength, LONGEST_NAME);
  }

  #readField(field: keyof FieldTexts, text: string, texts: FieldTexts): number {
    if (field === 'name') return this.#readName(text, texts);
    if (field === 'description' || field === 'model') return this.#readWords(text);
    const pieces = field === 'attributes' ? this.#attributes : [this.#readPiece(text, 0, text.length)];
    let length = 0;
    for (const piece of pieces) {
      for (let index = 0; index < piece.terms.length; index++) this.#take(itemAt(piece.terms, index));
      length += piece.length;
    }
    return length;
  }

  /** Reads the words of a name and notes where they stand; answers how many there are. */
  #readName(text: string, texts: FieldTexts): number {
    const words: NameWord[] = [];
    let length = 0;
    walkTokens(foldText(text), (from, start, end, position) => {
      if (position >= length) length = position + 1;
      const term = this.#number(from, start, end);
      this.#take(term);
      words.push({ position, term });
      if (this.#positions[term] === 0) this.#positions[term] = Math.min(position + 1, LAST_POSITION);
    });
    if (this.#analysis.nounsQualifyNouns) this.#markHeads(words, texts);
    for (const { term } of words) this.#noteStem(term);
    return length;
  }

  /** Reads the words of a text that say something; answers how many words it has. */
  #readWords(text: string): number {
    let length = 0;
    walkTokens(foldText(text), (from, start, end, position) => {
      if (position >= length) length = position + 1;
      const term = this.#number(from, start, end);
      if (this.#isStopWord[term] === 0) this.#take(term);
    });
    return length;
  }

  #take(term: number): void {
    if (this.#readCount === this.#read.length)
      this.#read = widened(this.#read, new Int32Array(this.#readCount * 2));
    this.#read[this.#readCount++] = term;
  }

  /** The forms of a word count together: `battery` and `batteries` are the same said twice. */
  #weighField(norm: number): void {
    const read = this.#read;
    const count = this.#readCount;
    if (this.#said.length < this.#saidCount + count) {
      const length = 2 * (this.#saidCount + count);
      this.#said = widened(this.#said, new Int32Array(length));
      this.#saidStems = widened(this.#saidStems, new Int32Array(length));
    }
    const [said, stems] = [this.#said, this.#saidStems];
    const [saidBy, stemOf, weights] = [this.#saidBy, this.#stemOf, this.#stemWeights];
    const product = this.#products.length + 1;
    let next = this.#saidCount;
    for (let index = 0; index < count; index++) {
      const term = intAt(read, index);
      const stem = intAt(stemOf, term);
      if (saidBy[term] !== product) {
        saidBy[term] = product;
        said[next] = term;
        stems[next++] = stem;
      }
      weights[stem] = singleAt(weights, stem) + norm;
    }
    this.#saidCount = next;
  }

  /** A stem stands where the first of its forms does. */
  #noteStem(term: number): void {
    const marked = byteAt(this.#positions, term);
    if (marked === 0) return;
    const stem = intAt(this.#stemOf, term);
    const before = byteAt(this.#stemPositions, stem);
    const first = Math.min(positionOf(marked) || LAST_POSITION, positionOf(before) || LAST_POSITION);
    this.#stemPositions[stem] = first | ((marked | before) & IS_HEAD);
    this.#positions[term] = 0;
  }

  #addPostings(product: number): void {
    const [said, stems, length] = [this.#said, this.#saidStems, this.#saidCount];
    let at = this.#postingTerms.reserve(length);
    this.#postingWeights.reserve(length);
    this.#postingPositions.reserve(length);
    const terms = this.#postingTerms.values;
    const weights = this.#postingWeights.values;
    const positions = this.#postingPositions.values;
    const [stemWeights, stemPositions] = [this.#stemWeights, this.#stemPositions];
    for (let index = 0; index < length; index++) {
      const stem = intAt(stems, index);
      const sixteenths = Math.round(singleAt(stemWeights, stem) * SIXTEENTHS);
      terms[at] = intAt(said, index);
      weights[at] = Math.min(255, Math.max(1, sixteenths));
      positions[at++] = byteAt(stemPositions, stem);
    }
    this.#products.push(product);
    this.#postingEnds.push(at);
    for (let index = 0; index < length; index++) {
      stemWeights[intAt(stems, index)] = 0;
      stemPositions[intAt(stems, index)] = 0;
    }
  }

  /** Notes which words of the name say what the product is; its brand never does. */
  #markHeads(words: readonly NameWord[], { brand }: FieldTexts): void {
    const product = this.#products.length + 1;
    const brands = brand === null ? [] : this.#readPiece(brand, 0, brand.length).terms;
    for (const term of brands) this.#propertyOf[term] = product;
    for (const { terms, length } of this.#attributes) {
      if (length <= LONGEST_PROPERTY) for (const term of terms) this.#propertyOf[term] = product;
    }
    const heads = findHeads(words, (term): WordKind => {
      if (this.#isStopWord[term] === 1) return 'stop word';
      return this.#isPlain[term] === 1 && this.#propertyOf[term] !== product ? 'plain' : 'other';
    });
    for (const { term, position } of words) {
      if (heads[position] === true && !brands.includes(term))
        this.#positions[term] = byteAt(this.#positions, term) | IS_HEAD;
    }
  }

  #readPieces(text: string): readonly Piece[] {
    const pieces: Piece[] = [];
    for (let from = 0; from <= text.length; ) {
      const end = text.indexOf(PIECES, from);
      const to = end < 0 ? text.length : end;
      pieces.push(this.#readPiece(text, from, to));
      from = to + PIECES.length;
    }
    return pieces;
  }

  /** The words of a stretch of a text; most attributes and categories are said of many products. */
  #readPiece(text: string, from: number, to: number): Piece {
    if (to - from > LONGEST_PIECE) return this.#readTerms(text.slice(from, to));
    const isFull = this.#pieces.length === MOST_PIECES;
    const number = isFull ? this.#pieceNumbers.find(text, from, to) : this.#pieceNumbers.take(text, from, to);
    const known = this.#pieces[number];
    if (known !== undefined) return known;
    const read = this.#readTerms(text.slice(from, to));
    if (!isFull) this.#pieces[number] = read;
    return read;
  }

  #readTerms(piece: string): Piece {
    const terms: number[] = [];
    let length = 0;
    walkTokens(foldText(piece), (text, from, to, position) => {
      if (position >= length) length = position + 1;
      const term = this.#number(text, from, to);
      if (this.#isStopWord[term] === 0) terms.push(term);
    });
    return { terms, length };
  }

  async finish(): Promise<TextSegment> {
    const terms = this.#findUsed().sort();
    // A product that changed alone is worked in at once, without a turn in which something else could come between.
    const isLarge = terms.length > TERMS_AT_ONCE;
    if (isLarge) await nextTurn();
    const numbers = Int32Array.from(terms, (term) => this.#terms.find(term));
    const rowOf = new Int32Array(this.#terms.words.length).fill(-1);
    numbers.forEach((term, row) => {
      rowOf[term] = row;
    });
    const postings = this.#invert(rowOf, terms.length);
    if (isLarge) await nextTurn();
    const stemOf = numbers.map((term) => intAt(this.#stemOf, term));
    const stems = await groupStems(terms, stemOf, this.#stems, this.#analysis);
    return { terms: TermTable.of(terms), ...postings, ...stems };
  }

  /** Words with a posting: stop words of a name have one, others do not. */
  #findUsed(): string[] {
    const isUsed = new Uint8Array(this.#terms.words.length);
    const { length, values } = this.#postingTerms;
    for (let posting = 0; posting < length; posting++) isUsed[intAt(values, posting)] = 1;
    return this.#terms.words.filter((_, term) => isUsed[term] === 1);
  }

  #number(text: string, from: number, to: number): number {
    const known = this.#terms.words.length;
    const number = this.#terms.take(text, from, to);
    if (number < known) return number;
    if (number >= this.#saidBy.length) this.#widen(this.#saidBy.length * 2);
    const word = itemAt(this.#terms.words, number);
    const stem = this.#analysis.stem(word);
    this.#stemOf[number] = this.#stems.take(stem, 0, stem.length);
    this.#isStopWord[number] = this.#analysis.stopWords.has(word) ? 1 : 0;
    this.#isPlain[number] = isPlainWord(word) ? 1 : 0;
    return number;
  }

  #widen(length: number): void {
    this.#saidBy = widened(this.#saidBy, new Int32Array(length));
    this.#positions = widened(this.#positions, new Uint8Array(length));
    this.#propertyOf = widened(this.#propertyOf, new Int32Array(length));
    this.#stemOf = widened(this.#stemOf, new Int32Array(length));
    this.#isStopWord = widened(this.#isStopWord, new Uint8Array(length));
    this.#isPlain = widened(this.#isPlain, new Uint8Array(length));
    this.#stemWeights = widened(this.#stemWeights, new Float32Array(length));
    this.#stemPositions = widened(this.#stemPositions, new Uint8Array(length));
  }

  /** Postings by term instead of by product; each term's products in the order of their numbers. */
  #invert(
    rowOf: Int32Array,
    rows: number,
  ): Pick<TextSegment, 'starts' | 'products' | 'weights' | 'positions'> {
    const count = this.#postingTerms.length;
    const terms = this.#postingTerms.values;
    const starts = new Int32Array(rows + 1);
    for (let posting = 0; posting < count; posting++) {
      const row = intAt(rowOf, intAt(terms, posting));
      // Nobody asks for the term any more.
      terms[posting] = row;
      starts[row + 1] = intAt(starts, row + 1) + 1;
    }
    for (let row = 0; row < rows; row++) starts[row + 1] = intAt(starts, row + 1) + intAt(starts, row);
    const next = starts.slice(0, rows);
    const products = new Int32Array(count);
    const weights = new Uint8Array(count);
    const positions = new Uint8Array(count);
    const { values: postingWeights } = this.#postingWeights;
    const { values: postingPositions } = this.#postingPositions;
    const [numbers, ends] = [this.#products.values, this.#postingEnds.values];
    // They mostly come in order already.
    const inOrder = Array.from({ length: this.#products.length }, (_, index) => index).sort(
      (left, right) => intAt(numbers, left) - intAt(numbers, right),
    );
    for (const index of inOrder) {
      const product = intAt(numbers, index);
      const end = intAt(ends, index);
      for (let posting = index === 0 ? 0 : intAt(ends, index - 1); posting < end; posting++) {
        const row = intAt(terms, posting);
        const at = intAt(next, row);
        next[row] = at + 1;
        products[at] = product;
        weights[at] = byteAt(postingWeights, posting);
        positions[at] = byteAt(postingPositions, posting);
      }
    }
    return { starts, products, weights, positions };
  }
}
