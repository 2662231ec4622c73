import type { Paths } from '../../../addresses/paths.ts';
import type { Product } from '../../../api/contract/catalogue.ts';
import { getNumberFormat, nameLanguage } from '../../../kernel/formatters.ts';
import { countryOf, type LocaleCode, languageOf } from '../../../kernel/locale.ts';
import { getMarket } from '../../../markets/countries.ts';
import { localizeDecimals } from '../../../markets/money-format.ts';
import { cleanProductNumber } from '../../../markets/request-constants.ts';
import type { Turntable } from '../../components/turntable/turntable.ts';
import type { TurntableWords } from '../../components/turntable/turntable-view.tsx';
import type { PageText } from '../../i18n/texts.ts';

interface DocumentLink {
  readonly label: string;
  readonly href: string;
  /** `PDF, German, 1.2 MB`: what opens when it is pressed. */
  readonly meta?: string;
  /** Why it is offered, where that needs to be said. */
  readonly note?: string;
  /** Leads to the request form, which opens above the page. */
  readonly isRequest?: true;
}

/** What a product's page tells below its buy box. Written on the server, so that the browser needs no texts for it. */
export interface ProductDetails {
  readonly facts: readonly { readonly key: string; readonly label: string; readonly value: string }[];
  readonly questions: Product['faq'];
  readonly documents: { readonly title: string; readonly links: readonly DocumentLink[] };
  /** Leads away from the shop: nothing is fetched from there before. */
  readonly video?: { readonly label: string; readonly href: string };
  readonly turntable?: Turntable & { readonly words: TurntableWords };
}

type Told = Pick<
  Product,
  | 'sku'
  | 'name'
  | 'attributes'
  | 'brand'
  | 'model'
  | 'ean'
  | 'faq'
  | 'documents'
  | 'deliveryPackage'
  | 'video'
  | 'images'
  | 'numberOf360Images'
>;

export function writeDetails(
  product: Told,
  text: PageText,
  locale: LocaleCode,
  paths: Paths,
): ProductDetails {
  const { attributes, brand, model, ean, faq, deliveryPackage, video } = product;
  return {
    facts: [
      ...attributes,
      ...(brand === undefined ? [] : [{ key: 'brand', label: text('details.brand'), value: brand }]),
      ...(model === undefined ? [] : [{ key: 'model', label: text('details.model'), value: model }]),
      ...(ean === undefined ? [] : [{ key: 'ean', label: text('details.ean'), value: ean }]),
      ...(deliveryPackage === undefined
        ? []
        : [
            {
              key: 'package',
              label: text('details.package'),
              value: localizeDecimals(locale, deliveryPackage),
            },
          ]),
    ],
    questions: faq,
    documents: {
      title: text('details.documents'),
      links: [...linkToDocuments(product, text, locale), ...askForManual(product, text, locale, paths)],
    },
    ...(video === undefined
      ? {}
      : { video: { label: text('details.video', { site: siteOf(video) }), href: video } }),
    ...turntableOf(product, text),
  };
}

/** The pictures all around are named after the first picture (rule P-01: shown when there is at least one). */
function turntableOf({ images: [first], numberOf360Images: frames }: Told, text: PageText) {
  if (first === undefined || frames <= 0) return {};
  const words: TurntableWords = {
    title: text('details.turntable'),
    hint: text('details.turntableHint'),
    turn: text('details.turntableTurn'),
    play: text('details.turntablePlay'),
    pause: text('details.turntablePause'),
    loading: text('details.turntableLoading'),
    failed: text('details.turntableFailed'),
  };
  // Its frames have addresses of their own, without the version that the first picture's carry.
  const [name = ''] = first.name.split('.');
  return { turntable: { name, frames, words } };
}

type ProductDocument = Product['documents'][number];

const isIn = ({ locale: of }: ProductDocument, locale: LocaleCode) =>
  of === locale || languageOf(of) === languageOf(locale);

/** Languages that are read where one's own is missing: those of the same country, then these. */
const KNOWN_ABROAD = ['en', 'de'];
/** More of a kind are no help. */
const MOST_FOREIGN = 3;

const kinds = {
  manual: 'details.manual',
  dataSheet: 'details.dataSheet',
  conformity: 'details.conformity',
  safetyDataSheet: 'details.safetyDataSheet',
} as const;

/** Of each kind the paper in the reader's language, else a few in languages that they may know (rule P-06). */
function linkToDocuments({ documents }: Told, text: PageText, locale: LocaleCode): readonly DocumentLink[] {
  const spoken = getMarket(countryOf(locale)).languages.map(({ language }) => String(language));
  const known = [...spoken, ...KNOWN_ABROAD];
  const chosen = [...Map.groupBy(documents, ({ kind }) => kind).values()].flatMap((ofKind) => {
    const own = ofKind.find((document) => isIn(document, locale));
    if (own !== undefined) return [own];
    return ofKind
      .filter((document) => known.includes(languageOf(document.locale)))
      .sort((left, right) => known.indexOf(languageOf(left.locale)) - known.indexOf(languageOf(right.locale)))
      .slice(0, MOST_FOREIGN);
  });
  return chosen.map((document) => ({
    label: text(kinds[document.kind]),
    href: document.url,
    meta: describeDocument(document, locale),
  }));
}

const MEGABYTE = 1_000_000;

function describeDocument({ url, locale: of, bytes }: ProductDocument, locale: LocaleCode): string {
  return [
    ...(/\.pdf$/i.test(url) ? ['PDF'] : []),
    nameLanguage(locale, languageOf(of)),
    ...(bytes === undefined ? [] : [formatBytes(locale, bytes)]),
  ].join(', ');
}

/** `1.2 MB`, `80 kB`; never nothing. */
function formatBytes(locale: LocaleCode, bytes: number): string {
  const isLarge = bytes >= MEGABYTE / 10;
  return getNumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / 1000)));
}

/** A request that already says which manual is meant (rules P-06, P-13); nothing where there is one. */
function askForManual(
  { sku, documents }: Told,
  text: PageText,
  locale: LocaleCode,
  paths: Paths,
): readonly DocumentLink[] {
  if (documents.some((document) => document.kind === 'manual' && isIn(document, locale))) return [];
  return [
    {
      note: text('details.manualMissing'),
      label: text('details.manualRequest'),
      href: paths.request({
        reason: 'product-claim',
        subreason: 'missing-language-manual',
        product: cleanProductNumber(sku),
      }),
      isRequest: true,
    },
  ];
}

/** `https://www.example.com/watch?v=1` -> `example.com` */
function siteOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
