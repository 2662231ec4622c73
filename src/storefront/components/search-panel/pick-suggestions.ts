import type { Paths } from '../../../addresses/paths.ts';
import type { CallOutput } from '../../../api/contract.ts';
import type { FooterLink } from '../../shell.ts';

type Answer = CallOutput<'getSearchSuggestions'>;
type SuggestedProduct = Answer['products'][number];

/** What the arrow keys move through; choosing it writes its name into the box and leads to its address. */
export interface Suggestion {
  readonly name: string;
  readonly href: string;
  /** Of a category: the names of those above it. */
  readonly path?: readonly string[];
  readonly product?: SuggestedProduct;
}

export type SuggestionKind = 'queries' | 'categories' | 'brands' | 'products';

export interface SuggestionGroup {
  readonly kind: SuggestionKind;
  readonly suggestions: readonly Suggestion[];
}

/** How many of `most` are something else than products, at most: a shopper who types a name wants to see the thing. */
function sharesOf(most: number): Readonly<Record<Exclude<SuggestionKind, 'products'>, number>> {
  const isRoomy = most > 6;
  return { queries: isRoomy ? 2 : 1, categories: isRoomy ? 2 : 1, brands: 1 };
}

/**
 * What the panel shows of an answer, `most` in all (rule B-02: 10, on a phone 6). A brand that has a page of its own leads
 * there, every other to its products.
 */
export function pickSuggestions(
  answer: Answer,
  most: number,
  paths: Paths,
  brandPages: readonly FooterLink[],
): readonly SuggestionGroup[] {
  const shares = sharesOf(most);
  const queries = answer.queries
    .slice(0, shares.queries)
    .map((query) => ({ name: query, href: paths.search({ query }) }));
  const categories = answer.categories
    .slice(0, shares.categories)
    .map(({ name, slug, path }) => ({ name, href: paths.category(slug), path }));
  const brands = answer.brands.slice(0, shares.brands).map((brand) => ({
    name: brand,
    href: brandPages.find(({ title }) => title === brand)?.href ?? paths.search({ brand }),
  }));
  const room = most - queries.length - categories.length - brands.length;
  const products = answer.products
    .slice(0, room)
    .map((product) => ({ name: product.name, href: paths.product(product.slug), product }));
  const groups: SuggestionGroup[] = [
    { kind: 'queries', suggestions: queries },
    { kind: 'categories', suggestions: categories },
    { kind: 'brands', suggestions: brands },
    { kind: 'products', suggestions: products },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
