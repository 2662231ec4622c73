import { foldText } from '../analysis/fold-text.ts';
import { toEnglishSingular } from './english-plural.ts';
import { forEachToken } from './for-each-token.ts';

/** A published product as the index takes it in, texts in one locale. */
export interface SearchDocument {
  readonly sku: string;
  readonly name: string;
  readonly brand: string | null;
  readonly model: string | null;
  readonly ean: string | null;
  readonly description: string | null;
  /** Written values of its attributes, and labels of what is true. */
  readonly attributes: string | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly popularity: number;
  /** Days since 1970, 0 when not told. */
  readonly releasedDay: number;
}

export type Analysis = 'english' | 'plain';

/**
 * What a word counts in a field, and the number of words at which a field is of usual length: in a longer one each word
 * counts less, as in BM25. Fixed numbers, so that one changed product never changes what others count.
 */
const fields = {
  name: { weight: 3, usual: 8, slope: 0.6 },
  brand: { weight: 1.2, usual: 2, slope: 0 },
  model: { weight: 1.5, usual: 2, slope: 0.3 },
  categories: { weight: 0.8, usual: 4, slope: 0.3 },
  description: { weight: 1.2, usual: 16, slope: 0.6 },
  attributes: { weight: 0.5, usual: 60, slope: 0.6 },
} as const;

type Field = keyof typeof fields;

/** Token weights are kept in a byte, in sixteenths. */
const SIXTEENTHS = 16;

/** token -> weight in sixteenths, 1 to 255. */
export function weighTokens(
  document: SearchDocument,
  categoryNames: string,
  analysis: Analysis,
): Map<string, number> {
  const texts: readonly (readonly [Field, string | null])[] = [
    ['name', document.name],
    ['brand', document.brand],
    ['model', document.model],
    ['categories', categoryNames],
    ['description', document.description],
    ['attributes', document.attributes],
  ];
  const weights = new Map<string, number>();
  for (const [field, text] of texts) {
    if (text === null || text === '') continue;
    const { weight, usual, slope } = fields[field];
    const counts = new Map<string, number>();
    let length = 0;
    forEachToken(foldText(text), 'joined', (token) => {
      length++;
      counts.set(token, (counts.get(token) ?? 0) + 1);
      const singular = analysis === 'english' ? toEnglishSingular(token) : token;
      if (singular !== token) counts.set(singular, (counts.get(singular) ?? 0) + 1);
    });
    const norm = weight / (1 - slope + slope * (length / usual));
    for (const [token, count] of counts) weights.set(token, (weights.get(token) ?? 0) + count * norm);
  }
  for (const [token, weight] of weights) {
    weights.set(token, Math.min(255, Math.max(1, Math.round(weight * SIXTEENTHS))));
  }
  return weights;
}

export function weightOf(sixteenths: number): number {
  return sixteenths / SIXTEENTHS;
}
