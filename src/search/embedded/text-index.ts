import type { LocaleCode } from '../../kernel/locale.ts';
import type { LanguageAnalysis } from '../analysis/language-analysis.ts';
import type { ProductText } from '../search-document.ts';
import { type KeptNames, NameOrder } from './name-order.ts';
import { GrowingList, newBytes, newUints } from './numbers.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { segmentBytes, type TextSegment } from './text-segment.ts';

/** A product's words as they are now. */
export interface ChangedProduct {
  readonly product: number;
  readonly text: ProductText;
  /** Names of its categories and of all above them. */
  readonly categories: string;
}

/** So many changed products lie in the last segment, which is made anew with each change … */
const LAST_SEGMENT = 24;
/** … before they go to the one in the middle. Beyond so many there, a whole index is due. */
const MIDDLE_SEGMENT = 1024;
const [BASE, MIDDLE, LAST] = [0, 1, 2] as const;

/**
 * The words of all products in one locale: the segment the whole index was built with, and up to two small ones for
 * what has changed since. A product's words are those of the segment that owns it.
 */
export class TextIndex {
  readonly locale: LocaleCode;
  readonly analysis: LanguageAnalysis;
  readonly names: NameOrder;
  /** Product -> what its row was last written by when its words were read; 0 when they never were. */
  readonly revisions: GrowingList<Uint32Array>;
  /** Words of the name, at most 255. */
  readonly nameLengths: GrowingList<Uint8Array>;
  /** Product -> the segment that speaks for it. */
  readonly owners: GrowingList<Uint8Array>;
  segments: readonly TextSegment[];
  #middle: readonly ChangedProduct[] = [];
  #last: readonly ChangedProduct[] = [];

  constructor(
    locale: LocaleCode,
    analysis: LanguageAnalysis,
    { base, names, revisions, nameLengths }: KeptTexts,
  ) {
    this.locale = locale;
    this.analysis = analysis;
    this.segments = [base];
    this.names = new NameOrder(locale, names);
    this.revisions = new GrowingList(newUints, revisions);
    this.nameLengths = new GrowingList(newBytes, nameLengths);
    this.owners = new GrowingList(newBytes, new Uint8Array(revisions.length));
  }

  /** Whether so much has changed that a whole index answers faster. */
  get isRenewalDue(): boolean {
    return this.#middle.length > MIDDLE_SEGMENT;
  }

  get bytes(): number {
    const lists = [this.revisions, this.nameLengths, this.owners];
    const own = lists.reduce((total, list) => total + list.values.byteLength, this.names.bytes);
    return this.segments.reduce((total, segment) => total + segmentBytes(segment), own);
  }

  /** Takes over the words of products as they are now; searches see all of them or none. */
  async update(changed: readonly ChangedProduct[]): Promise<void> {
    const replaced = new Set(changed.map(({ product }) => product));
    let last = [...this.#last.filter(({ product }) => !replaced.has(product)), ...changed];
    let middle = this.#middle.filter(({ product }) => !replaced.has(product));
    let middleSegment = this.segments[MIDDLE];
    if (last.length > LAST_SEGMENT) {
      middle = [...middle, ...last];
      last = [];
      middleSegment = await this.#build(middle);
    }
    const lastSegment = await this.#build(last);
    this.segments = [this.segments[BASE] as TextSegment, middleSegment ?? lastSegment, lastSegment];
    for (const { product, text } of changed) {
      for (const list of [this.revisions, this.nameLengths, this.owners]) {
        while (list.length <= product) list.push(0);
      }
      this.revisions.values[product] = text.revision;
      this.names.set(product, text.name);
    }
    for (const { product } of middle) this.owners.values[product] = MIDDLE;
    for (const { product } of last) this.owners.values[product] = LAST;
    this.#middle = middle;
    this.#last = last;
  }

  async #build(changed: readonly ChangedProduct[]): Promise<TextSegment> {
    const builder = new SegmentBuilder(this.analysis);
    for (const { product, text, categories } of changed) {
      const length = builder.add(product, { ...text, categories });
      while (this.nameLengths.length <= product) this.nameLengths.push(0);
      this.nameLengths.values[product] = length;
    }
    return builder.finish();
  }
}

/** A whole index as it was built, and as a snapshot keeps it. */
export interface KeptTexts {
  readonly base: TextSegment;
  readonly names: KeptNames;
  readonly revisions: Uint32Array;
  readonly nameLengths: Uint8Array;
}

/** Builds a whole index, product by product in the order of their numbers. */
export class TextIndexBuilder {
  readonly #builder: SegmentBuilder;
  readonly #revisions: GrowingList<Uint32Array>;
  readonly #nameLengths: GrowingList<Uint8Array>;
  readonly #names: string[] = [];

  constructor(analysis: LanguageAnalysis) {
    this.#builder = new SegmentBuilder(analysis);
    this.#revisions = new GrowingList(newUints);
    this.#nameLengths = new GrowingList(newBytes);
  }

  add(product: number, text: ProductText, categories: string): void {
    while (this.#revisions.length <= product) {
      this.#revisions.push(0);
      this.#nameLengths.push(0);
      this.#names.push('');
    }
    this.#names[product] = text.name;
    this.#revisions.values[product] = text.revision;
    this.#nameLengths.values[product] = this.#builder.add(product, { ...text, categories });
  }

  async finish(): Promise<KeptTexts> {
    const encoder = new TextEncoder();
    const starts = new Int32Array(this.#names.length + 1);
    const encoded = this.#names.map((name) => encoder.encode(name));
    encoded.forEach((name, product) => {
      starts[product + 1] = (starts[product] as number) + name.length;
    });
    const bytes = new Uint8Array(starts.at(-1) ?? 0);
    encoded.forEach((name, product) => {
      bytes.set(name, starts[product]);
    });
    return {
      base: await this.#builder.finish(),
      names: { bytes, starts },
      revisions: this.#revisions.finish(),
      nameLengths: this.#nameLengths.finish(),
    };
  }
}
