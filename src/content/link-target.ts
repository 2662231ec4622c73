/**
 * Where a link of a content text leads, written so that one text serves every country: by what is meant, not by address.
 *
 *     page:payment        a content page, by its name            route:cart         a page of the shop itself
 *     category:fryers     a category, by its key                 tag:bestseller     everything with a tag
 *     product:EX10000101  a product, by its sku                  brand:Ulsonix      everything of a brand
 *     https://… mailto:… tel:… #heading
 */
const contentRoutes = [
  'home',
  'categories',
  'search',
  'cart',
  'login',
  'createAccount',
  'passwordReset',
  'myAccount',
  'myReviews',
  'addressBook',
  'request',
  'returnRequest',
] as const;
export type ContentRoute = (typeof contentRoutes)[number];

export type LinkTarget =
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'category'; readonly key: string }
  | { readonly kind: 'product'; readonly sku: string }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'route'; readonly route: ContentRoute }
  | { readonly kind: 'address'; readonly href: string };

const key = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;

/** Reads a target; `undefined` for anything else, `javascript:` and relative addresses among it. */
export function parseLinkTarget(text: string): LinkTarget | undefined {
  if (/^#[\p{L}\p{N}_-]+$/u.test(text)) return { kind: 'address', href: text };
  if (/^mailto:[^\s<>"]+@[^\s<>"]+$|^mailto:\{email\}$/.test(text)) return { kind: 'address', href: text };
  if (/^tel:(\+?[\d ]+|\{phone\})$/.test(text)) return { kind: 'address', href: text };
  if (/^https:\/\/[^\s<>"{}]+$/.test(text) && URL.canParse(text)) return { kind: 'address', href: text };
  const [, kind, name = ''] = /^(\w+):(.+)$/.exec(text) ?? [];
  if (kind === 'page' && key.test(name)) return { kind, page: name };
  if (kind === 'category' && key.test(name)) return { kind, key: name };
  if (kind === 'product' && /^EX\d{8}$/.test(name)) return { kind, sku: name };
  if (kind === 'tag' && /^[A-Za-z0-9:_-]+$/.test(name)) return { kind, tag: name };
  if (kind === 'brand' && !/[<>"{}]/.test(name)) return { kind, brand: name };
  const route = contentRoutes.find((known) => known === name);
  return kind === 'route' && route !== undefined ? { kind, route } : undefined;
}
