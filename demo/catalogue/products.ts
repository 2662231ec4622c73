import type { LocaleCode } from '../../src/kernel/locale.ts';
import type { Localized } from '../../src/kernel/localized.ts';
import { energyOf } from '../energy/energy-files.ts';
import { manualUrlsOf } from '../manuals/manual-kinds.ts';
import { describeKind, fullName, highlightsOf, shortName } from './article-texts.ts';
import { type Attribute, attributesOf, toAttribute } from './attributes.ts';
import { ownEan, pick, pickDay } from './chance.ts';
import type { KindSource, VariantSource } from './kind-file.ts';
import { baseOf, localize } from './localize.ts';
import { type Numbered, numberArticles, type Pairs, pairsOf, pairUp, skuOf } from './pairs.ts';
import { volumeGroupOf } from './promotions.ts';
import { turnsOf, viewsOf } from './rendered-pictures.ts';
import { contentOf, hazardOf, warningsOf } from './safety.ts';
import { usageText, word } from './shelf.ts';
import { slugify } from './slug.ts';

/** Above this shipping weight in kg no parcel service takes the goods. */
const PARCEL_LIMIT_KG = 31.5;
/** What is left of the price of a factory second, and of a set. */
const SECOND_SHARE = 0.78;
const SET_SHARE = 0.92;
/** Centimetres that the carton is larger than the goods. */
const CARTON_CM = 4;
const TEST_ARTICLES = 2;
/** Sets that are made of a kind and what goes with it. */
const SETS_OF_A_KIND = 2;

/** A finished article: its product line, its German price in euro and its stock. */
export interface Article {
  readonly sku: string;
  readonly euro: number;
  readonly stock: number;
  readonly popularity: number;
  readonly releasedAt: string;
  readonly kind: KindSource;
  readonly product: object;
}

const pictureOf = (kind: KindSource, { look }: VariantSource) => `${kind.key}-${look}`;

/** In whole millimetres and grams, as the catalogue file wants them. */
function measuresOf({ size: [length, width, height], weight: [net, gross] }: VariantSource) {
  const millimetres = (cm: number) => Math.max(1, Math.round(cm * 10));
  const grams = (kg: number) => Math.max(1, Math.round(kg * 1000));
  const carton = (cm: number) => millimetres(cm + CARTON_CM);
  return {
    net: {
      ...{ length: millimetres(length), width: millimetres(width), height: millimetres(height) },
      weight: grams(net),
    },
    gross: { length: carton(length), width: carton(width), height: carton(height), weight: grams(gross) },
  };
}

interface Draft {
  readonly sku: string;
  readonly kind: KindSource;
  readonly categories: readonly string[];
  readonly brand: string;
  readonly euro: number;
  readonly stock: number;
  readonly tags: readonly string[];
  readonly grossKg: number;
  readonly name: (locale: LocaleCode) => string;
  readonly description: (locale: LocaleCode) => string;
  readonly highlights: (locale: LocaleCode) => readonly string[];
  readonly attributes: readonly Attribute[];
  readonly pictures: readonly string[];
  readonly images360: number;
  readonly model: string;
  readonly more: object;
}

function toArticle(draft: Draft): Article {
  const { sku, kind, tags, grossKg, euro, stock } = draft;
  const digits = sku.slice(2);
  const volumeDiscountGroup = volumeGroupOf(sku) ?? (kind.volume ? kind.key : undefined);
  const { question, answer } = kind.texts;
  const popularity = tags.includes('bestseller')
    ? pick(`${sku} liked`, 780, 1000)
    : pick(`${sku} liked`, 20, 700);
  const releasedAt = tags.includes('new')
    ? pickDay(`${sku} day`, '2026-07-01', '2026-10-31')
    : pickDay(`${sku} day`, '2021-02-01', '2026-05-31');
  const product = {
    type: 'product',
    key: sku,
    sku,
    productType: 'standard_product',
    categories: draft.categories,
    brand: draft.brand,
    name: localize(draft.name),
    slug: localize((locale) => `${slugify(locale, draft.name(locale))}-${digits}`),
    description: localize(draft.description),
    highlights: localize(draft.highlights),
    attributes: draft.attributes,
    images: draft.pictures.map((name) => ({ name })),
    ...(draft.images360 > 0 ? { images360: draft.images360 } : {}),
    faq: localizeFaq((locale) => ({
      question: question[baseOf(locale)],
      answer: answer[baseOf(locale)],
    })),
    package: grossKg > PARCEL_LIMIT_KG ? 'freight' : 'parcel',
    tags,
    popularity,
    ean: ownEan(digits),
    model: draft.model,
    family: kind.key,
    releasedAt,
    ...(volumeDiscountGroup === undefined ? {} : { volumeDiscountGroup }),
    warnings: warningsOf(kind.key),
    ...draft.more,
    published: true,
  };
  return { sku, euro, stock, popularity, releasedAt, kind, product };
}

type Answered = { readonly question: string; readonly answer: string };

/** One question and its answer a locale, a variant only where its spelling differs. */
function localizeFaq(make: (locale: LocaleCode) => Answered): Localized<readonly Answered[]> {
  const pairs = localize((locale) => {
    const { question, answer } = make(locale);
    return [question, answer];
  });
  return Object.fromEntries(
    Object.entries(pairs).map(([locale, [question = '', answer = '']]) => [locale, [{ question, answer }]]),
  );
}

/** Some articles are sold out, some nearly, heavy ones are kept in small numbers. */
function stockOf(sku: string, heavy: boolean): number {
  const luck = pick(`${sku} stock`, 1, 100);
  if (luck <= 6) return 0;
  if (luck <= 14) return pick(`${sku} last`, 1, 3);
  return pick(`${sku} many`, 4, heavy ? 60 : 500);
}

/** The sales of the year that an article takes part in. */
function campaignsOf(sku: string): readonly string[] {
  const luck = pick(`${sku} campaign`, 1, 100);
  if (luck <= 7) return ['campaign:black_friday'];
  return luck <= 13 ? ['campaign:cyber_week'] : [];
}

/** All that the studio has of its look: one view, or of the look listed first there four, and of some a turntable. */
function picturesOf(kind: KindSource, variant: VariantSource) {
  const name = pictureOf(kind, variant);
  return { pictures: viewsOf(name), images360: turnsOf(name) };
}

function singleDraft({ kind, variant }: Numbered): Omit<Draft, 'sku' | 'stock' | 'tags' | 'more'> {
  return {
    kind,
    categories: kind.categories,
    brand: variant.brand,
    euro: variant.euro,
    grossKg: variant.weight[1],
    name: (locale) => fullName(locale, kind, variant),
    description: (locale) => describeKind(locale, kind),
    highlights: (locale) => highlightsOf(locale, kind),
    attributes: attributesOf(variant),
    ...picturesOf(kind, variant),
    model: variant.model,
  };
}

function regular(article: Numbered, pairs: Pairs): Article {
  const { variant } = article;
  const sku = skuOf(article);
  const marks: readonly (readonly [string, string])[] = [
    ['n', 'new'],
    ['b', 'bestseller'],
  ];
  return toArticle({
    ...singleDraft(article),
    sku,
    stock: stockOf(sku, variant.weight[1] > PARCEL_LIMIT_KG),
    tags: [
      ...marks.filter(([mark]) => variant.marks.includes(mark)).map(([, tag]) => tag),
      ...campaignsOf(sku),
    ],
    more: {
      dimensions: measuresOf(variant),
      deliveryPackage: cartonOf(variant),
      manualUrl: manualUrlsOf(article.kind.key),
      ...contentOf(article.kind, variant),
      ...hazardOf(article.kind, variant),
      ...energyOf(article.kind, variant, article.digits),
      ...pairsOf(pairs, sku),
    },
  });
}

/** `62 × 54 × 38 cm, 14.5 kg`: the carton, readable in every language. */
function cartonOf({ size, weight }: VariantSource): string {
  return `${size.map((cm) => Math.ceil(cm + CARTON_CM)).join(' × ')} cm, ${weight[1]} kg`;
}

/** What a factory second may have wrong with it, and how good it still is. */
const faults = [
  ['fault-packaging', 'a'],
  ['fault-shown', 'a'],
  ['fault-returned', 'a'],
  ['fault-scratches', 'b'],
  ['fault-colour', 'b'],
  ['fault-dent', 'c'],
] as const;

function conditionOf(sku: string, newSku: string) {
  const [fault, grade] = faults[pick(`${sku} fault`, 0, faults.length - 1)] ?? faults[0];
  return { grade, fault: localize((locale) => usageText(fault)[baseOf(locale)]), newSku };
}

function factorySecond(article: Numbered): Article {
  const { kind, variant, digits } = article;
  const sku = `EX20${digits}`;
  return toArticle({
    ...singleDraft(article),
    sku,
    categories: [...kind.categories, 'factory-seconds'],
    euro: variant.euro * SECOND_SHARE,
    stock: pick(`${sku} stock`, 1, 4),
    tags: ['bware'],
    name: (locale) => `${fullName(locale, kind, variant)} – ${word('b-ware')[baseOf(locale)]}`,
    description: (locale) => describeKind(locale, kind, ['b-ware']),
    more: {
      secondHand: conditionOf(sku, `EX10${digits}`),
      dimensions: measuresOf(variant),
      deliveryPackage: cartonOf(variant),
      manualUrl: manualUrlsOf(kind.key),
      ...contentOf(kind, variant),
      ...hazardOf(kind, variant),
      ...energyOf(kind, variant, digits),
    },
  });
}

function setOf(number: number, first: Numbered, second: Numbered): Article {
  const sku = `EX18${String(number).padStart(6, '0')}`;
  const weights = [0, 1].map(
    (side) => (first.variant.weight[side] ?? 0) + (second.variant.weight[side] ?? 0),
  );
  const [netWeight = 0, grossWeight = 0] = weights.map((weight) => Math.round(weight * 10) / 10);
  const own = attributesOf(first.variant).filter(
    ({ key }) => !['netWeight', 'grossWeight', 'pieces'].includes(key),
  );
  const both = [first, second];
  return toArticle({
    ...singleDraft(first),
    sku,
    categories: [...new Set(both.flatMap(({ kind }) => kind.categories))],
    euro: (first.variant.euro + second.variant.euro) * SET_SHARE,
    stock: pick(`${sku} stock`, 5, 80),
    tags: [],
    grossKg: grossWeight,
    name: (locale) => {
      const parts = both.map(({ kind, variant }) => shortName(locale, kind, variant));
      return `${word('set')[baseOf(locale)]}${baseOf(locale) === 'fr-FR' ? '\u00a0:' : ':'} ${parts.join(' + ')}`;
    },
    description: (locale) =>
      [
        usageText('set-of')[baseOf(locale)],
        ...both.map(({ kind }) => kind.texts.description[baseOf(locale)]),
      ].join(' '),
    highlights: (locale) => both.flatMap(({ kind }) => highlightsOf(locale, kind).slice(0, 2)),
    attributes: [
      ...own,
      toAttribute('pieces', 2),
      toAttribute('netWeight', netWeight),
      toAttribute('grossWeight', grossWeight),
    ],
    pictures: both.flatMap(({ kind, variant }) => viewsOf(pictureOf(kind, variant)).slice(0, 1)),
    images360: 0,
    model: `${first.variant.model} + ${second.variant.model}`,
    more: { setParts: both.map((part) => ({ sku: skuOf(part), quantity: 1 })) },
  });
}

/** Numbers beginning EX5 are for trying things out: such an article has a page, a price and stock, and is listed nowhere. */
function testArticle(number: number, article: Numbered): Article {
  const sku = `EX5${String(number).padStart(7, '0')}`;
  const variant = { ...article.variant, model: `TEST-${number}` };
  return toArticle({
    ...singleDraft({ ...article, variant }),
    sku,
    stock: 500,
    tags: [],
    more: { eligibleForSelling: false },
  });
}

/** The best seller of a kind with the first article of what goes with it. */
function makeSets(numbered: readonly Numbered[]): readonly Article[] {
  const byKind = Map.groupBy(numbered, ({ kind }) => kind.key);
  return [...byKind.values()]
    .flatMap((articles) => {
      const main = articles.find(({ variant }) => variant.marks.includes('b')) ?? articles[0];
      if (!main) return [];
      return main.kind.accessories.slice(0, SETS_OF_A_KIND).flatMap((key) => {
        const other = byKind.get(key)?.[0];
        return other ? [[main, other] as const] : [];
      });
    })
    .map(([main, other], index) => setOf(index + 1, main, other));
}

/** Everything the demonstration shop sells: regular goods, factory seconds, sets, and two to try things out with. */
export function makeArticles(): readonly Article[] {
  const numbered = numberArticles();
  const pairs = pairUp(numbered);
  return [
    ...numbered.map((article) => regular(article, pairs)),
    ...numbered.filter(({ variant }) => variant.marks.includes('s')).map(factorySecond),
    ...makeSets(numbered),
    ...numbered.slice(0, TEST_ARTICLES).map((article, index) => testArticle(index + 1, article)),
  ];
}

/** Copies have article numbers from here on; there is room for 900,000. */
const FIRST_COPY = 100_000;
const nobody: Pairs = { accessories: new Map(), parents: new Map() };

/**
 * More goods for load tests, one at a time: every regular article again and again, each time as a model of its own
 * at a price of its own.
 */
export function* makeCopies(count: number): Generator<Article> {
  const numbered = numberArticles();
  for (let index = 0; index < count; index += 1) {
    const original = numbered[index % numbered.length];
    if (!original) return;
    const edition = Math.floor(index / numbered.length) + 2;
    const digits = String(FIRST_COPY + index);
    const { model, euro } = original.variant;
    const variant = {
      ...original.variant,
      model: `${model}-${edition}`,
      euro: (euro * pick(`${digits} price`, 60, 160)) / 100,
      marks: '',
    };
    yield regular({ ...original, variant, digits }, nobody);
  }
}
