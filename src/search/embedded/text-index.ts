import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { LanguageAnalysis } from '../analysis/language-analysis.ts';
import type { ProductText } from '../search-document.ts';
import { type KeptNames, NameOrder } from './name-order.ts';
import { GrowingList, newBytes, newUints } from './numbers.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { emptySegment, segmentBytes, type TextSegment } from './text-segment.ts';

/** A product's words as they are now. */
export interface ChangedProduct {
  readonly product: number;
  readonly text: ProductText;
  /** Names of its categories and of all above them. */
  readonly categories: string;
}

/** So many changed products lie in the last segment, which is made anew with each change … */
const LAST_SEGMENT = 24;
/** … before they are put to those in the middle. Beyond so many there, a whole index is due. */
const MIDDLE_SEGMENT = 1024;
/** Changed products read between two looks at what else is waiting. */
const CHANGED_AT_ONCE = 4;
const [MIDDLE, FROZEN, LAST] = [1, 2, 3] as const;

/**
 * The words of all products in one locale: the segment the whole index was built with, and small ones for what has
 * changed since. A product's words are those of the segment that owns it.
 *
 *   base     the whole index
 *   middle   what changed some time ago
 *   frozen   what is being put to the middle, beside searches and further changes
 *   last     what changed just now
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
  #frozen: readonly ChangedProduct[] = [];
  #last: readonly ChangedProduct[] = [];
  #updating: Promise<void> = Promise.resolve();

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
  update(changed: readonly ChangedProduct[]): Promise<void> {
    // One after the other: each builds on what the one before left.
    this.#updating = this.#updating.catch(() => undefined).then(() => this.#update(changed));
    return this.#updating;
  }

  async #update(changed: readonly ChangedProduct[]): Promise<void> {
    const replaced = new Set(changed.map(({ product }) => product));
    const last = [...this.#last.filter(({ product }) => !replaced.has(product)), ...changed];
    const { segment, nameLengths } = await this.#build(last);
    this.#put(LAST, segment);
    this.#last = last;
    last.forEach(({ product, text }, index) => {
      for (const list of [this.revisions, this.nameLengths, this.owners]) {
        while (list.length <= product) list.push(0);
      }
      this.owners.values[product] = LAST;
      this.revisions.values[product] = text.revision;
      this.nameLengths.values[product] = nameLengths[index] as number;
    });
    for (const { product, text } of changed) this.names.set(product, text.name);
    if (last.length > LAST_SEGMENT && this.#frozen.length === 0) void this.#merge();
  }

  /** Puts what has changed just now to the middle. What is changed meanwhile has its words in the next last segment. */
  async #merge(): Promise<void> {
    this.#frozen = this.#last;
    this.#last = [];
    this.#put(FROZEN, this.segments[LAST] as TextSegment);
    this.#put(LAST, emptySegment);
    for (const { product } of this.#frozen) this.owners.values[product] = FROZEN;
    const isOwned = ({ product }: ChangedProduct) => {
      const owner = this.owners.values[product];
      return owner === MIDDLE || owner === FROZEN;
    };
    const merged = [...this.#middle.filter(isStillOf(this.owners.values, MIDDLE)), ...this.#frozen];
    const { segment } = await this.#build(merged);
    this.#put(MIDDLE, segment);
    this.#put(FROZEN, emptySegment);
    this.#middle = merged.filter(isOwned);
    this.#frozen = [];
    for (const { product } of this.#middle) this.owners.values[product] = MIDDLE;
  }

  #put(place: number, segment: TextSegment): void {
    const segments = [...this.segments];
    while (segments.length <= LAST) segments.push(emptySegment);
    segments[place] = segment;
    this.segments = segments;
  }

  async #build(changed: readonly ChangedProduct[]): Promise<{ segment: TextSegment; nameLengths: number[] }> {
    const builder = new SegmentBuilder(this.analysis);
    const nameLengths: number[] = [];
    for (const { product, text, categories } of changed) {
      nameLengths.push(builder.add(product, { ...text, categories }));
      if (nameLengths.length % CHANGED_AT_ONCE === 0) await nextTurn();
    }
    return { segment: await builder.finish(), nameLengths };
  }
}

const isStillOf =
  (owners: Uint8Array, owner: number) =>
  ({ product }: ChangedProduct): boolean =>
    owners[product] === owner;

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
