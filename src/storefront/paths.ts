import { useMemo } from 'react';
import { useShell } from './shell.ts';

/** What decides the form of an address: the language prefix, and whether the country uses native routes. */
export interface PathRules {
  readonly base: '' | `/${string}`;
  readonly nativeRouting: boolean;
}

/** Every path of the shop, written in its canonical form (interpretation 20: which ones end with a slash). */
export interface Paths {
  home(): string;
  product(slug: string): string;
  category(slug: string): string;
  categories(): string;
  search(parameters?: Readonly<Record<string, string | number | undefined>>): string;
  cart(): string;
  cartCount(): string;
  checkout(): string;
  addresses(): string;
  /** `method`: what was chosen when the choice has changed the total. */
  payment(query?: { readonly error?: string | undefined; readonly method?: string | undefined }): string;
  thankYou(orderId: string): string;
}

/** Writes a query with its parameters sorted by name and the empty ones left out (architecture: listing address). */
export function buildQuery(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const entries = Object.entries(parameters)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== '')
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(entries).toString();
  return query === '' ? '' : `?${query}`;
}

export function buildPaths({ base, nativeRouting }: PathRules): Paths {
  return {
    home: () => (base === '' ? '/' : base),
    product: (slug) => `${base}${nativeRouting ? '/p' : ''}/${slug}`,
    category: (slug) => `${base}${nativeRouting ? '/c' : ''}/${slug}/`,
    categories: () => `${base}/categories/`,
    search: (parameters = {}) => `${base}/search${buildQuery(parameters)}`,
    cart: () => `${base}/checkout/cart`,
    cartCount: () => `${base}/checkout/cart/count`,
    checkout: () => `${base}/checkout`,
    addresses: () => `${base}/checkout/addresses`,
    payment: (query = {}) => `${base}/checkout/payment${buildQuery({ ...query })}`,
    thankYou: (orderId) => `${base}/checkout/thank-you${buildQuery({ order: orderId })}`,
  };
}

/** The paths of the page being shown: `const paths = usePaths(); <a href={paths.cart()}>`. */
export function usePaths(): Paths {
  const { base, nativeRouting } = useShell();
  return useMemo(() => buildPaths({ base, nativeRouting }), [base, nativeRouting]);
}
