import type { Product } from '../../../api/contract/catalogue.ts';
import type { Turntable } from '../../components/turntable/turntable.ts';
import type { TurntableWords } from '../../components/turntable/turntable-view.tsx';
import type { PageText } from '../../i18n/texts.ts';

interface DocumentLink {
  readonly label: string;
  readonly href: string;
  /** Why it is offered, where that needs to be said. */
  readonly note?: string;
}

/** What a product's page tells below its buy box. Written on the server, so that the browser needs no texts for it. */
export interface ProductDetails {
  readonly facts: readonly { readonly key: string; readonly label: string; readonly value: string }[];
  readonly questions?: {
    readonly title: string;
    readonly entries: readonly { readonly question: string; readonly answer: string }[];
  };
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
  | 'manualUrl'
  | 'video'
  | 'images'
  | 'numberOf360Images'
>;

export function writeDetails(product: Told, text: PageText, contactEmail: string): ProductDetails {
  const { attributes, brand, model, ean, faq, manualUrl, video } = product;
  return {
    facts: [
      ...attributes,
      ...(brand === undefined ? [] : [{ key: 'brand', label: text('details.brand'), value: brand }]),
      ...(model === undefined ? [] : [{ key: 'model', label: text('details.model'), value: model }]),
      ...(ean === undefined ? [] : [{ key: 'ean', label: text('details.ean'), value: ean }]),
    ],
    ...(faq.length === 0 ? {} : { questions: { title: text('details.questions'), entries: faq } }),
    documents: {
      title: text('details.documents'),
      links: [
        manualUrl === undefined ? askForManual(product, text, contactEmail) : linkToManual(manualUrl, text),
      ],
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

function linkToManual(href: string, text: PageText): DocumentLink {
  const format = /\.pdf$/i.test(href) ? ' (PDF)' : '';
  return { label: `${text('details.manual')}${format}`, href };
}

/** A mail that already says which manual is meant (rules P-06, P-13). */
function askForManual({ name, sku }: Told, text: PageText, email: string): DocumentLink {
  const subject = encodeURIComponent(text('details.manualSubject', { name, sku }));
  return {
    note: text('details.manualMissing'),
    label: text('details.manualRequest', { email }),
    href: `mailto:${email}?subject=${subject}`,
  };
}

/** `https://www.example.com/watch?v=1` -> `example.com` */
function siteOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
