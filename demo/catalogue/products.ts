import type { LocaleCode } from '../../src/kernel/locale.ts';
import type { Localized } from '../../src/kernel/localized.ts';
import { ownEan, pick, pickDay } from './chance.ts';
import { baseOf, localize, writeNumber } from './localize.ts';
import { highlightText, isWorded, kindText, unitOf, usageText, word, wordText } from './shelf.ts';
import { slugify } from './slug.ts';
import type { AttributeSource, KindSource, VariantSource } from './source/kind.ts';
import { kinds, sets } from './source/kinds.ts';
import { volumeGroupOf } from './source/promotions.ts';
import { austrianKindNames } from './source/variants.ts';

/** Above this shipping weight in kg no parcel service takes the goods. */
const PARCEL_LIMIT_KG = 31.5;
/** What is left of the price of a factory second, and of a set. */
const SECOND_SHARE = 0.78;
const SET_SHARE = 0.92;

/** A finished article: its product line, its German price in euro and its stock. */
interface Article {
  readonly sku: string;
  readonly euro: number;
  readonly stock: number;
  readonly product: object;
}

interface Attribute {
  readonly key: string;
  readonly value: number | boolean | string | Localized;
  readonly unit?: string;
}

function toAttribute(key: string, value: AttributeSource): Attribute {
  const unit = unitOf(key);
  const texts = typeof value === 'string' ? wordText(value) : undefined;
  if (isWorded(key) && !texts) throw new Error(`${key} ${value} has no translation`);
  return {
    key,
    value: texts ? localize((locale) => texts[baseOf(locale)]) : value,
    ...(unit === undefined ? {} : { unit }),
  };
}

/** All attributes of an article: its own, its colour, its measures and its weight. */
function attributesOf(variant: VariantSource): readonly Attribute[] {
  const [netLength, netWidth, netHeight] = variant.size;
  const [netWeight, grossWeight] = variant.weight;
  const colour = wordText(variant.look) && variant.look !== 'steel' ? { colour: variant.look } : {};
  const all = { ...variant.attributes, ...colour, netLength, netWidth, netHeight, netWeight, grossWeight };
  return Object.entries(all).map(([key, value]) => toAttribute(key, value));
}

/** `180 kg`, `white`, `6 pcs`: an attribute as it stands in a name, or nothing where the article lacks it. */
function inName(locale: LocaleCode, variant: VariantSource, key: string): string | undefined {
  const value =
    key === 'netWeight' ? variant.weight[0] : key === 'colour' ? variant.look : variant.attributes[key];
  if (value === undefined || typeof value === 'boolean') return undefined;
  if (typeof value === 'string') {
    const texts = wordText(value);
    if (texts) return texts[baseOf(locale)];
  }
  const unit = key === 'pieces' ? word('pieces')[baseOf(locale)] : unitOf(key);
  const written = typeof value === 'number' ? writeNumber(locale, value) : value;
  return unit === undefined ? written : `${written}\u00a0${unit}`;
}

function kindName(locale: LocaleCode, kind: KindSource): string {
  const austrian = locale === 'de-AT' ? austrianKindNames[kind.key] : undefined;
  return austrian ?? kindText(kind.key).name[baseOf(locale)];
}

function shortName(locale: LocaleCode, kind: KindSource, variant: VariantSource): string {
  return `${kindName(locale, kind)} ${kind.brand} ${variant.model}`;
}

function fullName(locale: LocaleCode, kind: KindSource, variant: VariantSource): string {
  const specs = kind.title.map((key) => inName(locale, variant, key)).filter((spec) => spec !== undefined);
  return [shortName(locale, kind, variant), ...specs].join(' – ');
}

/** The kind's own sentence, then the shared ones. */
function describeKind(locale: LocaleCode, kind: KindSource, more: readonly string[] = []): string {
  const own = kindText(kind.key).sentence[baseOf(locale)];
  return [own, ...[...kind.usage, ...more].map((key) => usageText(key)[baseOf(locale)])].join(' ');
}

function highlightsOf(locale: LocaleCode, kind: KindSource): readonly string[] {
  return kind.highlights.map((key) => highlightText(key)[baseOf(locale)]);
}

const pictureOf = (kind: KindSource, variant: VariantSource) => ({ name: `${kind.key}-${variant.look}` });

interface Draft {
  readonly sku: string;
  readonly kind: KindSource;
  readonly euro: number;
  readonly stock: number;
  readonly tags: readonly ('new' | 'bestseller' | 'bware')[];
  readonly grossKg: number;
  readonly name: (locale: LocaleCode) => string;
  readonly description: (locale: LocaleCode) => string;
  readonly highlights: (locale: LocaleCode) => readonly string[];
  readonly attributes: readonly Attribute[];
  readonly images: readonly { readonly name: string }[];
  readonly model: string;
}

function toArticle(draft: Draft): Article {
  const { sku, kind, tags, grossKg, euro, stock } = draft;
  const digits = sku.slice(2);
  const volumeDiscountGroup = volumeGroupOf(sku);
  const product = {
    type: 'product',
    key: sku,
    sku,
    productType: 'standard_product',
    categories: kind.categories,
    brand: kind.brand,
    name: localize(draft.name),
    slug: localize((locale) => `${slugify(locale, draft.name(locale))}-${digits}`),
    description: localize(draft.description),
    highlights: localize(draft.highlights),
    attributes: draft.attributes,
    images: draft.images,
    package: grossKg > PARCEL_LIMIT_KG ? 'freight' : 'parcel',
    tags,
    popularity: tags.includes('bestseller') ? pick(`${sku} liked`, 780, 1000) : pick(`${sku} liked`, 20, 700),
    ean: ownEan(digits),
    model: draft.model,
    releasedAt: tags.includes('new')
      ? pickDay(`${sku} day`, '2026-07-01', '2026-10-31')
      : pickDay(`${sku} day`, '2021-02-01', '2026-05-31'),
    ...(volumeDiscountGroup === undefined ? {} : { volumeDiscountGroup }),
    published: true,
  };
  return { sku, euro, stock, product };
}

/** Some articles are sold out, some nearly, heavy ones are kept in small numbers. */
function stockOf(sku: string, heavy: boolean): number {
  const luck = pick(`${sku} stock`, 1, 100);
  if (luck <= 6) return 0;
  if (luck <= 14) return pick(`${sku} last`, 1, 3);
  return pick(`${sku} many`, 4, heavy ? 60 : 500);
}

function regular(kind: KindSource, variant: VariantSource, digits: string): Article {
  const sku = `EX10${digits}`;
  const marks: readonly (readonly [string, 'new' | 'bestseller'])[] = [
    ['n', 'new'],
    ['b', 'bestseller'],
  ];
  return toArticle({
    sku,
    kind,
    euro: variant.euro,
    stock: stockOf(sku, variant.weight[1] > PARCEL_LIMIT_KG),
    tags: marks.filter(([mark]) => variant.marks.includes(mark)).map(([, tag]) => tag),
    grossKg: variant.weight[1],
    name: (locale) => fullName(locale, kind, variant),
    description: (locale) => describeKind(locale, kind),
    highlights: (locale) => highlightsOf(locale, kind),
    attributes: attributesOf(variant),
    images: [pictureOf(kind, variant)],
    model: variant.model,
  });
}

function factorySecond(kind: KindSource, variant: VariantSource, digits: string): Article {
  const sku = `EX20${digits}`;
  return toArticle({
    sku,
    kind,
    euro: variant.euro * SECOND_SHARE,
    stock: pick(`${sku} stock`, 1, 4),
    tags: ['bware'],
    grossKg: variant.weight[1],
    name: (locale) => `${fullName(locale, kind, variant)} – ${word('b-ware')[baseOf(locale)]}`,
    description: (locale) => describeKind(locale, kind, ['b-ware']),
    highlights: (locale) => highlightsOf(locale, kind),
    attributes: attributesOf(variant),
    images: [pictureOf(kind, variant)],
    model: variant.model,
  });
}

function findVariant(key: string, place: number): { kind: KindSource; variant: VariantSource } {
  const kind = kinds.find((candidate) => candidate.key === key);
  const variant = kind?.variants[place];
  if (!kind || !variant) throw new Error(`no article ${place} of ${key}`);
  return { kind, variant };
}

function setOf(number: number, first: readonly [string, number], second: readonly [string, number]): Article {
  const sku = `EX18${String(number).padStart(6, '0')}`;
  const a = findVariant(...first);
  const b = findVariant(...second);
  const weights = [a.variant.weight[0] + b.variant.weight[0], a.variant.weight[1] + b.variant.weight[1]];
  const [netWeight = 0, grossWeight = 0] = weights.map((weight) => Math.round(weight * 10) / 10);
  const own = attributesOf(a.variant).filter(
    ({ key }) => !['netWeight', 'grossWeight', 'pieces'].includes(key),
  );
  const sentences = (locale: LocaleCode) =>
    [a, b].map(({ kind }) => kindText(kind.key).sentence[baseOf(locale)]);
  return toArticle({
    sku,
    kind: { ...a.kind, categories: [...new Set([...a.kind.categories, ...b.kind.categories])] },
    euro: (a.variant.euro + b.variant.euro) * SET_SHARE,
    stock: pick(`${sku} stock`, 5, 80),
    tags: [],
    grossKg: grossWeight,
    name: (locale) => {
      const parts = [a, b].map(({ kind, variant }) => shortName(locale, kind, variant));
      return `${word('set')[baseOf(locale)]}${baseOf(locale) === 'fr-FR' ? '\u00a0:' : ':'} ${parts.join(' + ')}`;
    },
    description: (locale) => [usageText('set-of')[baseOf(locale)], ...sentences(locale)].join(' '),
    highlights: (locale) => [
      ...highlightsOf(locale, a.kind).slice(0, 2),
      ...highlightsOf(locale, b.kind).slice(0, 2),
    ],
    attributes: [
      ...own,
      toAttribute('pieces', 2),
      toAttribute('netWeight', netWeight),
      toAttribute('grossWeight', grossWeight),
    ],
    images: [pictureOf(a.kind, a.variant), pictureOf(b.kind, b.variant)],
    model: `${a.variant.model} + ${b.variant.model}`,
  });
}

/** Everything the demonstration shop sells: regular goods, factory seconds, then sets. */
export function makeArticles(): readonly Article[] {
  const numbered = kinds.flatMap((kind, kindIndex) =>
    kind.variants.map((variant, index) => ({
      kind,
      variant,
      digits: String((kindIndex + 1) * 100 + index + 1).padStart(6, '0'),
    })),
  );
  return [
    ...numbered.map(({ kind, variant, digits }) => regular(kind, variant, digits)),
    ...numbered
      .filter(({ variant }) => variant.marks.includes('s'))
      .map(({ kind, variant, digits }) => factorySecond(kind, variant, digits)),
    ...sets.map(([first, second], index) => setOf(index + 1, first, second)),
  ];
}
