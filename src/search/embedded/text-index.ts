import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LocaleCode } from '../../kernel/locale.ts';
import type { LanguageAnalysis } from '../analysis/language-analysis.ts';
import type { ProductText } from '../search-document.ts';
import { intAt, itemAt } from './columns.ts';
import { NameOrder, type StoredNames } from './name-order.ts';
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

/** So many changes at most each have a segment of their own … */
const MOST_RECENT = 240;
/** … and are put together once nothing has changed for this long, or there are so many that searches feel it. */
const QUIET_MILLISECONDS = 200;
const MERGED_FROM = 96;
/** Beyond so many changed products a whole index is due. */
const MOST_CHANGED = 1024;
/** Changed products read between two looks at what else is waiting. */
const CHANGED_AT_ONCE = 4;
const MERGED = 1;
const FIRST_RECENT = 2;

/**
 * The words of all products in one locale: the segment the whole index was built with, and small ones for what has
 * changed since. A product's words are those of the segment that owns it.
 *
 *   0        the whole index
 *   1        what changed some time ago
 *   2 …      what changed just now, a segment for each change
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
  #merged: readonly ChangedProduct[] = [];
  /** Segment -> the products that came with it. */
  readonly #recent = new Map<number, readonly ChangedProduct[]>();
  #merging: Promise<void> | undefined;
  #isMergeDue = false;
  #quiet: NodeJS.Timeout | undefined;
  #updating: Promise<void> = Promise.resolve();

  constructor(
    locale: LocaleCode,
    analysis: LanguageAnalysis,
    { base, names, revisions, nameLengths }: StoredTexts,
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
    return this.#merged.length > MOST_CHANGED;
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
    const { segment, nameLengths } = await this.#build(changed);
    const slot = await this.#findSlot();
    this.#put(slot, segment);
    this.#recent.set(slot, changed);
    changed.forEach(({ product, text }, index) => {
      for (const list of [this.revisions, this.nameLengths, this.owners]) {
        while (list.length <= product) list.push(0);
      }
      this.owners.values[product] = slot;
      this.revisions.values[product] = text.revision;
      this.nameLengths.values[product] = itemAt(nameLengths, index);
      this.names.set(product, text.name);
    });
    clearTimeout(this.#quiet);
    if (this.#recent.size >= MERGED_FROM) this.#startMerge();
    else this.#quiet = setTimeout(() => this.#startMerge(), QUIET_MILLISECONDS).unref();
  }

  #startMerge(): void {
    // What comes while others are put together is put together after them.
    this.#isMergeDue = this.#merging !== undefined;
    this.#merging ??= this.#merge().finally(() => {
      this.#merging = undefined;
      if (this.#isMergeDue) this.#startMerge();
    });
  }

  /** The slot for the next change; when every one is taken, once what is there has been put together. */
  async #findSlot(): Promise<number> {
    for (;;) {
      for (let slot = FIRST_RECENT; slot < FIRST_RECENT + MOST_RECENT; slot++) {
        if (!this.#recent.has(slot)) return slot;
      }
      await this.#merging;
    }
  }

  /** Puts together what has changed so far, beside searches; what changes meanwhile stays with its own segment. */
  async #merge(): Promise<void> {
    const taken = new Map<number, readonly ChangedProduct[]>([[MERGED, this.#merged], ...this.#recent]);
    const owned = [...taken].flatMap(([slot, products]) =>
      products.filter(({ product }) => this.owners.values[product] === slot),
    );
    const before = new Map(owned.map(({ product }) => [product, this.owners.values[product]]));
    const { segment } = await this.#build(owned);
    const kept = owned.filter(({ product }) => this.owners.values[product] === before.get(product));
    this.#put(MERGED, segment);
    for (const { product } of kept) this.owners.values[product] = MERGED;
    this.#merged = kept;
    for (const slot of taken.keys()) {
      if (slot === MERGED) continue;
      this.#recent.delete(slot);
      this.#put(slot, emptySegment);
    }
  }

  #put(slot: number, segment: TextSegment): void {
    const segments = [...this.segments];
    while (segments.length <= slot) segments.push(emptySegment);
    segments[slot] = segment;
    // Each costs every search a look.
    while (segments.length > 1 && segments.at(-1) === emptySegment) segments.pop();
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

/** A whole index as it was built, and as a snapshot stores it. */
export interface StoredTexts {
  readonly base: TextSegment;
  readonly names: StoredNames;
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

  async finish(): Promise<StoredTexts> {
    const names = encodeNames(this.#names);
    return {
      base: await this.#builder.finish(),
      names,
      revisions: this.#revisions.finish(),
      nameLengths: this.#nameLengths.finish(),
    };
  }
}

function encodeNames(names: readonly string[]): StoredNames {
  const starts = new Int32Array(names.length + 1);
  // No character takes more than three bytes a unit.
  const room = Buffer.allocUnsafeSlow(3 * names.reduce((total, name) => total + name.length, 0));
  names.forEach((name, product) => {
    const from = intAt(starts, product);
    starts[product + 1] = from + room.write(name, from);
  });
  return { bytes: Uint8Array.from(room.subarray(0, starts.at(-1))), starts };
}
