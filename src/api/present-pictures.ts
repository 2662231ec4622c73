import type { CategoryTreeNode } from '../commerce/goods/catalogue/category-tree.ts';
import type { CatalogueCategory } from '../commerce/goods/catalogue/get-category.ts';
import type { CatalogueCard } from '../commerce/goods/catalogue/get-product-cards.ts';
import type { ShownFiles } from './engine.ts';
import { presentEnergy } from './present-energy.ts';

/** What a picture's files are called now, whatever the catalogue calls the picture. */
export type NamePicture = (name: string) => string;

interface Pictured {
  readonly image?: { readonly name: string; readonly label: string };
}

/** A cart's line, or whatever else has one picture, with the files of it. */
export function presentPicture<Value extends Pictured>(value: Value, nameOf: NamePicture): Value {
  const { image } = value;
  return image === undefined ? value : { ...value, image: { ...image, name: nameOf(image.name) } };
}

/** A product's card: its picture by the name of its files now, its energy label once that is whole. */
export function presentCard(card: CatalogueCard, media: ShownFiles): CatalogueCard {
  return presentEnergy(presentPicture(card, media.pictureStem), media);
}

interface PicturedCategory {
  readonly image?: string;
}

function presentCategoryPicture<Value extends PicturedCategory>(value: Value, nameOf: NamePicture): Value {
  return value.image === undefined ? value : { ...value, image: nameOf(value.image) };
}

export function presentCategoryTree(
  nodes: readonly CategoryTreeNode[],
  nameOf: NamePicture,
): CategoryTreeNode[] {
  return nodes.map((node) => ({
    ...presentCategoryPicture(node, nameOf),
    children: presentCategoryTree(node.children, nameOf),
  }));
}

export function presentCategory(category: CatalogueCategory, nameOf: NamePicture): CatalogueCategory {
  const teasers = (links: CatalogueCategory['relatedCategories']) =>
    links.map((link) => presentCategoryPicture(link, nameOf));
  return {
    ...presentCategoryPicture(category, nameOf),
    children: presentCategoryTree(category.children, nameOf),
    relatedCategories: teasers(category.relatedCategories),
    popularCategories: teasers(category.popularCategories),
    complementaryCategories: teasers(category.complementaryCategories),
  };
}
