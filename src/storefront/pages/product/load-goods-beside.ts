import type { ShownTag } from '../../../api/contract/call-facts.ts';
import type { Product } from '../../../api/contract/catalogue.ts';
import type { CallOutput } from '../../../api/contract.ts';
import { COMPARISON } from '../../../markets/listing-constants.ts';
import { buildCompareRows, type CompareRow } from '../../components/compare/compare-rows.ts';
import type { ComparedProduct } from '../../components/compare/compare-table.tsx';
import type { PageText } from '../../i18n/texts.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { type ShownCard, toShownCard } from '../../shown-card.ts';
import { tagsOfCard } from '../../shown-tags.ts';

/** What stands below a product on its page: rows of cards, and a table (rules P-09, P-10). */
export interface ShownGoodsBeside {
  readonly rows: readonly {
    readonly key: string;
    readonly title: string;
    readonly cards: readonly ShownCard[];
  }[];
  readonly comparison?: {
    readonly products: readonly ComparedProduct[];
    readonly rows: readonly CompareRow[];
  };
  /** Of all that is shown: a change of one of them changes the page. */
  readonly tags: readonly ShownTag[];
}

type Beside = CallOutput<'getGoodsBeside'>;
type RowName = 'accessories' | 'parents' | 'complementary' | 'similar' | 'related';

/** The rows, with their names, in the order of the page. */
function nameRows(product: Product, text: PageText): readonly (readonly [RowName, string])[] {
  const category = product.breadcrumbs.at(-1)?.name;
  return [
    ['accessories', text('beside.accessories')],
    ['parents', text('beside.parents')],
    ['complementary', text('beside.complementary')],
    ['similar', text('beside.similar')],
    ...(category === undefined ? [] : [['related', text('beside.related', { category })] as const]),
  ];
}

/** The product itself first, then what it is measured against; of each its first five properties. */
function compare(product: Product, { compared, products }: Beside, timeZone: string) {
  const others = products.results.filter(({ sku }) => compared.includes(sku));
  others.sort((left, right) => compared.indexOf(left.sku) - compared.indexOf(right.sku));
  if (others.length === 0) return {};
  const all = [product, ...others];
  return {
    comparison: {
      products: all.map((card) => toShownCard(card, timeZone)),
      rows: buildCompareRows(
        all.map(({ keySpecs }) => keySpecs),
        COMPARISON.attributes,
      ),
    },
  };
}

/** Asked for in one call. */
export async function loadGoodsBeside(
  { shop, locale, market: { timeZone } }: PageRequest,
  product: Product,
  text: PageText,
): Promise<ShownGoodsBeside> {
  const beside = requireValue(await shop.call('getGoodsBeside', { locale, sku: product.sku }));
  const cards = new Map(beside.products.results.map((card) => [card.sku, card]));
  const rows = nameRows(product, text).map(([key, title]) => ({
    key,
    title,
    cards: beside[key].flatMap((sku) => {
      const card = cards.get(sku);
      return card === undefined ? [] : [toShownCard(card, timeZone)];
    }),
  }));
  return {
    rows: rows.filter((row) => row.cards.length > 0),
    ...compare(product, beside, timeZone),
    tags: [product, ...cards.values()].flatMap(tagsOfCard),
  };
}
