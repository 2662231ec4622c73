import type { SearchCategory } from '../search-document.ts';
import type { ProductTable } from './product-table.ts';

/** Answers the names of a product's categories and of all above them, in the words of a locale. */
export function categoryWords(
  table: ProductTable,
  categories: readonly Pick<SearchCategory, 'key' | 'name'>[],
): (product: number) => string {
  const byKey = new Map(categories.map(({ key, name }) => [key, name]));
  const names = table.tree.keys.map((key) => byKey.get(key) ?? '');
  /** By combination of categories. */
  const written: string[] = [];
  return (product) => {
    const set = table.categorySetOf(product);
    written[set] ??= table
      .categoriesOf(product)
      .map((category) => names[category])
      .join(' ; ');
    return written[set];
  };
}
