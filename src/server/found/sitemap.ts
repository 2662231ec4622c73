import type { CategoryTreeNode } from '../../commerce/goods/catalogue/category-tree.ts';
import { walkProductPlaces } from '../../commerce/goods/catalogue/walk-products.ts';
import {
  countListedProducts,
  selectCategoryChanges,
} from '../../commerce/goods/catalogue/walk-products-store.ts';
import { isOut, type PageEntry } from '../../content/page-store.ts';
import { type FoundContext, findPictures, type LocaleShop } from './found-context.ts';
import { element, XML_HEAD } from './xml.ts';

/** One page that search engines are to know. */
interface SitemapEntry {
  readonly path: string;
  /** Since when it is what it is; `null`: nobody knows. */
  readonly changedAt: Date | null;
  /** Names of what it shows. */
  readonly pictures: readonly string[];
}

/**
 * A file may have 50,000 addresses and 50 MB: with so many products, and so many pictures of each, it has 20 MB at most. What
 * the pages are in other languages they say themselves: 29 links of each here would make 190 MB a language of 50,000 products.
 */
const PRODUCTS_A_FILE = 10_000;
const PICTURES_AN_ENTRY = 12;

/** `/sitemaps/de-de/products-1.xml`. */
const addressOf = ({ origin, locale }: LocaleShop, name: string) =>
  `${origin}/sitemaps/${locale.toLowerCase()}/${name}.xml`;

/** The files of a host: those of each language of its country, without those that would be empty. */
export async function* writeSitemapIndex(
  context: FoundContext,
  shops: readonly LocaleShop[],
): AsyncGenerator<string> {
  yield `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const shop of shops) {
    const products = await countProductFiles(context, shop);
    const small = await Promise.all(
      Object.entries(smallFiles).map(async ([name, list]) =>
        (await list(context, shop)).length === 0 ? [] : [name],
      ),
    );
    const names = [
      ...Array.from({ length: products }, (_, index) => `products-${index + 1}`),
      ...small.flat(),
    ];
    for (const name of names) yield `<sitemap>${element('loc', addressOf(shop, name))}</sitemap>\n`;
  }
  yield '</sitemapindex>\n';
}

/** What writes one file of a locale, by its name; `undefined` where there is none. */
export async function findSitemap(
  context: FoundContext,
  shop: LocaleShop,
  name: string,
): Promise<(() => AsyncGenerator<string>) | undefined> {
  const [, number] = /^products-([1-9]\d{0,3})$/.exec(name) ?? [];
  if (number !== undefined) {
    const file = Number(number);
    const isThere = file === 1 || file <= (await countProductFiles(context, shop));
    return isThere ? () => writeEntries(context, shop, listProducts(context, shop, file)) : undefined;
  }
  const list = Object.hasOwn(smallFiles, name) ? smallFiles[name] : undefined;
  return (
    list &&
    (() =>
      writeEntries(
        context,
        shop,
        once(() => list(context, shop)),
      ))
  );
}

async function countProductFiles({ database }: FoundContext, { view }: LocaleShop): Promise<number> {
  return Math.ceil((await countListedProducts(database, view)) / PRODUCTS_A_FILE);
}

async function* once<Item>(list: () => Promise<readonly Item[]>): AsyncGenerator<readonly Item[]> {
  yield await list();
}

async function* writeEntries(
  context: FoundContext,
  { origin }: LocaleShop,
  pages: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for await (const entries of pages) {
    const written = entries.map(({ path, changedAt, pictures }) => {
      const images = findPictures(context, origin, pictures.slice(0, PICTURES_AN_ENTRY)).map(
        (address) => `<image:image>${element('image:loc', address)}</image:image>`,
      );
      const since = element('lastmod', changedAt?.toISOString());
      return `<url>${element('loc', `${origin}${path}`)}${since}${images.join('')}</url>\n`;
    });
    yield written.join('');
  }
  yield '</urlset>\n';
}

async function* listProducts(
  { database }: FoundContext,
  { view, locale, paths }: LocaleShop,
  file: number,
): AsyncGenerator<readonly SitemapEntry[]> {
  const part = { skipped: (file - 1) * PRODUCTS_A_FILE, most: PRODUCTS_A_FILE };
  for await (const places of walkProductPlaces(database, view, locale, part))
    yield places.map(({ slug, changedAt, images }) => ({
      path: paths.product(slug),
      changedAt,
      pictures: images ?? [],
    }));
}

/** The files that hold a few hundred entries at most, by their names. */
const smallFiles: Readonly<
  Record<string, (context: FoundContext, shop: LocaleShop) => Promise<readonly SitemapEntry[]>>
> = {
  async categories({ database, categoryTrees }, { view, locale, paths }) {
    const [tree, changes] = await Promise.all([
      categoryTrees.getTree(view, locale),
      selectCategoryChanges(database),
    ]);
    const withAllBelow = (node: CategoryTreeNode): CategoryTreeNode[] => [
      node,
      ...node.children.flatMap(withAllBelow),
    ];
    const listed = tree.roots.flatMap(withAllBelow).filter(({ productCount }) => productCount > 0);
    return listed.map(({ key, slug, image }) => ({
      path: paths.category(slug),
      changedAt: changes.get(key) ?? null,
      pictures: image === undefined ? [] : [image],
    }));
  },
  async pages(context, { locale, paths }) {
    const entries = await findIndexed(context, locale);
    const home = entries.find(({ kind }) => kind === 'home');
    const others = entries.filter(({ kind }) => kind !== 'home' && kind !== 'brand');
    return [
      { path: paths.home(), changedAt: home?.changedAt ?? null, pictures: [] },
      { path: paths.categories(), changedAt: null, pictures: [] },
      ...others.map((entry) => toEntry(entry, paths)),
    ];
  },
  async brands(context, { locale, paths }) {
    const entries = await findIndexed(context, locale);
    return entries.filter(({ kind }) => kind === 'brand').map((entry) => toEntry(entry, paths));
  },
};

const toEntry = ({ slug, changedAt, teaser }: PageEntry, paths: LocaleShop['paths']): SitemapEntry => ({
  path: paths.page(slug),
  changedAt,
  pictures: teaser?.picture === undefined ? [] : [teaser.picture.name],
});

/** Content that search engines may show: no part of other pages, and nothing that says it is not for them. */
async function findIndexed({ pages, clock }: FoundContext, locale: LocaleShop['locale']) {
  const now = clock.now();
  return (await pages.index())
    .pagesIn(locale)
    .filter((entry) => entry.kind !== 'part' && entry.meta.noindex !== true && isOut(entry, now));
}
