import type { JudgedProduct } from './judged-catalogue.ts';
import { createMadeWords } from './made-words.ts';
import { createRandom, pickNumber, pickOne } from './random.ts';
import { wordsOf } from './words.ts';

/** A product of the catalogue that speed is measured on. */
export interface MadeProduct {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly ean: string;
  readonly description: string;
  /** Key of the category it is directly in. */
  readonly category: string;
  readonly attributes: readonly {
    readonly key: string;
    readonly value: string | number;
    readonly unit?: string;
  }[];
  readonly tags: readonly string[];
  readonly popularity: number;
  readonly cents: number;
  readonly available: number;
  readonly ratingTenths: number;
  readonly ratings: number;
  /** Days since 1970. */
  readonly releasedDay: number;
}

interface MadeCategory {
  readonly key: string;
  readonly parent: string | null;
  readonly name: string;
}

export interface MadeCatalogue {
  readonly products: readonly MadeProduct[];
  readonly categories: readonly MadeCategory[];
  /** Every word of names and descriptions, the most frequent first. */
  readonly words: readonly string[];
  readonly isFromRealTitles: boolean;
}

const BRANDS = 200;
const DEPARTMENTS = 12;
const SHELVES = 48;
const CATEGORIES = 300;
const ATTRIBUTES = 12;
const ATTRIBUTE_KEYS = 30;
const units = ['V', 'W', 'mm', 'kg', 'l', 'bar'];
const tags = ['new', 'bestseller', 'bware'];

interface Template {
  readonly title: string;
  readonly brand: string;
  readonly description: string;
}

/**
 * A catalogue of any size, the same for the same seed: real titles varied where the reference data is there, else made of
 * a vocabulary as skewed as a language's. 60 to 100 words a product, 200 brands, 300 categories in three levels.
 */
export function makeCatalogue(
  size: number,
  seed: number,
  real: readonly JudgedProduct[] | undefined,
): MadeCatalogue {
  const random = createRandom(seed);
  const made = createMadeWords(random);
  const templates = real?.map(readTemplate) ?? Array.from({ length: size }, () => makeTemplate(random, made));
  const words = rankWords(templates);
  const brands = collectBrands(templates, random, made);
  const categories = makeCategories(made);
  const leaves = categories.slice(DEPARTMENTS + SHELVES);
  const attributeValues = Array.from({ length: ATTRIBUTE_KEYS }, () =>
    Array.from({ length: pickNumber(random, 4, 40) }, made),
  );
  const drawWord = () => words[Math.floor(words.length * random() ** 3)] ?? made();

  function makeProduct(number: number): MadeProduct {
    const index = number % templates.length;
    const template = templates[index] ?? makeTemplate(random, made);
    const isRepeated = number >= templates.length;
    const name = isRepeated ? vary(template.title, random, drawWord) : template.title;
    const more = Array.from({ length: pickNumber(random, 25, 55) }, drawWord).join(' ');
    const model = `${pickOne(random, brands).slice(0, 2).toUpperCase()}-${pickNumber(random, 100, 99_999)}`;
    return {
      sku: `EX${String(10_000_000 + number)}`,
      name,
      brand: random() < 0.8 ? template.brand : pickOne(random, brands),
      model,
      ean: `29${String(number).padStart(11, '0')}`,
      description: `${template.description} ${more}`,
      category: leaves[index % leaves.length]?.key ?? '',
      attributes: makeAttributes(random, attributeValues),
      tags: tags.filter(() => random() < 0.08),
      popularity: Math.floor(1000 * random() ** 4),
      cents: Math.round(500 * 1000 ** random()),
      available: random() < 0.1 ? 0 : pickNumber(random, 1, 200),
      ratingTenths: pickNumber(random, 25, 50),
      ratings: Math.floor(60 * random() ** 3),
      releasedDay: pickNumber(random, 17_000, 20_700),
    };
  }

  const products = Array.from({ length: size }, (_, number) => makeProduct(number));
  return { products, categories, words, isFromRealTitles: real !== undefined };
}

const readTemplate = ({ title, supplier, short_description }: JudgedProduct): Template => ({
  title,
  brand: supplier,
  description: short_description ?? '',
});

function makeTemplate(random: () => number, made: () => string): Template {
  const some = (least: number, most: number) =>
    Array.from({ length: pickNumber(random, least, most) }, made).join(' ');
  const title = `${some(3, 7)} ${pickNumber(random, 1, 2000)}`;
  return { title, brand: `${made()}${made()}`, description: some(8, 20) };
}

/** Another size or model of the same: one number changed or added, and a word more. */
function vary(title: string, random: () => number, drawWord: () => string): string {
  const number = String(pickNumber(random, 1, 9999));
  const changed = /\d+/.test(title) ? title.replace(/\d+/, number) : `${title} ${number}`;
  return `${changed} ${drawWord()}`;
}

function rankWords(templates: readonly Template[]): string[] {
  const counts = new Map<string, number>();
  for (const { title, description } of templates) {
    for (const word of wordsOf(`${title} ${description}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([left, leftCount], [right, rightCount]) => rightCount - leftCount || (left < right ? -1 : 1))
    .map(([word]) => word);
}

function collectBrands(templates: readonly Template[], random: () => number, made: () => string): string[] {
  const brands = new Set<string>();
  for (const { brand } of templates) if (brands.size < BRANDS) brands.add(brand);
  while (brands.size < BRANDS) brands.add(`${made()}${made()}${pickNumber(random, 1, 99)}`);
  return [...brands];
}

function makeCategories(made: () => string): MadeCategory[] {
  const name = () => `${made()} ${made()}`;
  return Array.from({ length: CATEGORIES }, (_, number) => ({
    key: `c${number}`,
    parent: parentOf(number),
    name: name(),
  }));
}

function parentOf(number: number): string | null {
  if (number < DEPARTMENTS) return null;
  if (number < DEPARTMENTS + SHELVES) return `c${number % DEPARTMENTS}`;
  return `c${DEPARTMENTS + (number % SHELVES)}`;
}

function makeAttributes(
  random: () => number,
  values: readonly (readonly string[])[],
): MadeProduct['attributes'] {
  const first = pickNumber(random, 0, ATTRIBUTE_KEYS - 1);
  return Array.from({ length: ATTRIBUTES }, (_, step) => {
    const number = (first + step) % ATTRIBUTE_KEYS;
    const key = `a${number}`;
    const unit = units[number];
    if (unit !== undefined) return { key, value: pickNumber(random, 1, 40) * 10, unit };
    return { key, value: pickOne(random, values[number] ?? ['']) };
  });
}
