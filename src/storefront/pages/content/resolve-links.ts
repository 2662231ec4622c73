import { buildQuery, type Paths } from '../../../addresses/paths.ts';
import type { ContentCalls, ContentRoute } from '../../../api/contract/content.ts';
import type { PageRequest } from '../../page-request.ts';
import { requireValue } from '../../require-value.ts';
import { pathsOf } from '../../translations.ts';

/** The address that a target of a content text leads to; `undefined` where this market has no such thing. */
export type ResolveLink = (target: string) => string | undefined;

const routes = {
  home: (paths) => paths.home(),
  categories: (paths) => paths.categories(),
  search: (paths) => paths.search(),
  cart: (paths) => paths.cart(),
  login: (paths) => paths.login(),
  createAccount: (paths) => paths.createAccount(),
  passwordReset: (paths) => paths.passwordReset(),
  myAccount: (paths) => paths.myAccount(),
  myReviews: (paths) => paths.myReviews(),
  addressBook: (paths) => paths.shippingDetails(),
  request: (paths) => paths.request(),
  returnRequest: (paths) => paths.request({ reason: 'return', subreason: 'no-reason' }),
} as const satisfies Readonly<Record<ContentRoute, (paths: Paths) => string>>;

const isRoute = (name: string): name is ContentRoute => Object.hasOwn(routes, name);

/** Every target that some blocks or trees of a text name. */
function findTargets(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
  if (Array.isArray(value)) return value.flatMap(findTargets);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'target' in value && typeof value.target === 'string' ? [value.target] : [];
  return [...own, ...Object.values(value).flatMap(findTargets)];
}

interface CategoryNode {
  readonly key: string;
  readonly slug: string;
  readonly children?: readonly CategoryNode[] | undefined;
}

function slugsOf(nodes: readonly CategoryNode[], into = new Map<string, string>()): Map<string, string> {
  for (const { key, slug, children } of nodes) {
    into.set(key, slug);
    if (children !== undefined) slugsOf(children, into);
  }
  return into;
}

/** Looks up everything that blocks, or trees of a text, link to, at once. */
export async function resolveLinks(request: PageRequest, linking: readonly object[]): Promise<ResolveLink> {
  const { shop, locale, content } = request;
  const paths = pathsOf(request);
  const targets = findTargets(linking);
  const skus = targets.flatMap((target) =>
    target.startsWith('product:') ? [target.slice('product:'.length)] : [],
  );
  const [{ tree = [] }, pages, products] = await Promise.all([
    shop.call('getCategory', { locale }).then(requireValue),
    content.findPages(),
    skus.length === 0
      ? []
      : shop
          .call('productProjectionSearch', { locale, filterQuery: { skus: skus.slice(0, 100) }, limit: 100 })
          .then((outcome) => requireValue(outcome).products.results),
  ]);
  const slugOfCategory = slugsOf(tree);
  const slugOfProduct = new Map(products.map(({ sku, slug }) => [sku, slug]));
  return (target) => {
    const mark = target.indexOf(':');
    const [kind, name] = [target.slice(0, Math.max(mark, 0)), target.slice(mark + 1)];
    if (kind === 'page') return pathOfPage(pages, paths, name);
    if (kind === 'category') return withSlug(slugOfCategory.get(name), paths.category);
    if (kind === 'product') return withSlug(slugOfProduct.get(name), paths.product);
    if (kind === 'tag') return `${paths.search()}${buildQuery({ tags: name })}`;
    if (kind === 'brand') {
      const page = pages.find(({ brand }) => brand === name);
      return page === undefined ? `${paths.search()}${buildQuery({ query: name })}` : paths.page(page.slug);
    }
    if (kind === 'route') return isRoute(name) ? routes[name](paths) : undefined;
    return /^(?:#|https?:\/\/|\/(?![/\\])|mailto:|tel:)/i.test(target)
      ? target.replace(/^tel:.*/, (all) => all.replaceAll(' ', ''))
      : undefined;
  };
}

function withSlug(slug: string | undefined, pathOf: (slug: string) => string): string | undefined {
  return slug === undefined ? undefined : pathOf(slug);
}

/** A part has no address of its own, and home's is the root. */
export function pathOfPage(
  pages: Awaited<ReturnType<ContentCalls['findPages']>>,
  paths: Paths,
  page: string,
): string | undefined {
  const found = pages.find((other) => other.page === page);
  if (found === undefined || found.kind === 'part') return undefined;
  return found.kind === 'home' ? paths.home() : paths.page(found.slug);
}
