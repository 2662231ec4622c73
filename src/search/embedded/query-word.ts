import type { TextSegment } from './text-segment.ts';

/** Products that may stand for a word of the query: a stretch of a segment's postings, and how well. */
export interface Alternative {
  readonly postings: Pick<TextSegment, 'products' | 'weights' | 'positions'>;
  readonly from: number;
  readonly to: number;
  readonly closeness: number;
  /** Which segment's products these are; one that a later segment speaks for is passed over. */
  readonly segment: number;
  /** The word in the segment, or what it was put together from. */
  readonly said: number | string;
}

/** One word of the query with all that may stand for it, the closest first; none when nothing does. */
export interface QueryWord {
  /** As typed, folded. */
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  /** How many products the word is taken to be in. */
  readonly frequency: number;
  /** Found only under another spelling: that spelling, folded. */
  readonly corrected?: string;
  /** Whether more letters may follow. */
  readonly isBeginning: boolean;
}

export interface UnderstoodQuery {
  readonly words: readonly QueryWord[];
  /** Words that nothing stands for. */
  readonly unknown: readonly string[];
  /** Products whose sku, model or EAN is the whole query. */
  readonly exact: readonly number[];
  /** Products whose model is a part of the query. */
  readonly models: readonly number[];
}
