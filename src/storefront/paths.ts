import { useMemo } from 'react';
import { useShell } from './shell.ts';

/** What decides the form of an address: the language prefix, and whether the country uses native routes. */
export interface PathRules {
  readonly base: '' | `/${string}`;
  readonly nativeRouting: boolean;
}

/** Parameters of an address by name; one with several values is repeated. */
export type QueryParameters = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Every path of the shop, written in its canonical form (interpretation 20: which ones end with a slash). */
export interface Paths {
  home(): string;
  product(slug: string): string;
  category(slug: string): string;
  /** A content page; without a prefix of its own even where categories have one. */
  page(slug: string): string;
  categories(): string;
  search(parameters?: QueryParameters): string;
  cart(): string;
  cartCount(): string;
  checkout(): string;
  /** `billing`, `shipping`: saved addresses to begin with. */
  addresses(picked?: { readonly billing?: string; readonly shipping?: string }): string;
  /** `method`: what was chosen when the choice has changed the total. */
  payment(query?: { readonly error?: string | undefined; readonly method?: string | undefined }): string;
  thankYou(orderId: string): string;
  /** `back`: a path of the shop that signing in leads back to; `note`: what has just been done. */
  login(query?: { readonly back?: string | undefined; readonly note?: string | undefined }): string;
  /** `order`: a guest's own order, whose e-mail and name fill the form. */
  createAccount(query?: { readonly order?: string | undefined; readonly back?: string | undefined }): string;
  passwordReset(): string;
  checkEmail(): string;
  checkoutLogin(): string;
  checkoutCreateAccount(): string;
  checkoutPasswordReset(): string;
  myAccount(query?: { readonly note?: string | undefined }): string;
  myProfile(query?: { readonly note?: string | undefined }): string;
  addressBook(book: 'billing' | 'shipping', query?: Readonly<Record<string, string | undefined>>): string;
  myReviews(query?: { readonly note?: string | undefined; readonly sku?: string | undefined }): string;
  accountLink(): string;
  logOut(): string;
}

/** Writes a query with its parameters sorted by name and the empty ones left out (architecture: listing address). */
export function buildQuery(parameters: QueryParameters): string {
  const entries = Object.entries(parameters)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([name, value = '']) =>
      (typeof value === 'object' ? value : [String(value)]).map((each) => [name, each]),
    )
    .filter(([, value]) => value !== '');
  const query = new URLSearchParams(entries).toString();
  return query === '' ? '' : `?${query}`;
}

export function buildPaths({ base, nativeRouting }: PathRules): Paths {
  return {
    home: () => (base === '' ? '/' : base),
    product: (slug) => `${base}${nativeRouting ? '/p' : ''}/${slug}`,
    category: (slug) => `${base}${nativeRouting ? '/c' : ''}/${slug}/`,
    page: (slug) => `${base}/${slug}/`,
    categories: () => `${base}/categories/`,
    search: (parameters = {}) => `${base}/search${buildQuery(parameters)}`,
    cart: () => `${base}/checkout/cart`,
    cartCount: () => `${base}/checkout/cart/count`,
    checkout: () => `${base}/checkout`,
    addresses: (picked = {}) => `${base}/checkout/addresses${buildQuery({ ...picked })}`,
    payment: (query = {}) => `${base}/checkout/payment${buildQuery({ ...query })}`,
    thankYou: (orderId) => `${base}/checkout/thank-you${buildQuery({ order: orderId })}`,
    login: (query = {}) => `${base}/login${buildQuery({ ...query })}`,
    createAccount: (query = {}) => `${base}/create-account${buildQuery({ ...query })}`,
    passwordReset: () => `${base}/password-reset`,
    checkEmail: () => `${base}/password-reset/check-email`,
    checkoutLogin: () => `${base}/checkout/login`,
    checkoutCreateAccount: () => `${base}/checkout/create-account`,
    checkoutPasswordReset: () => `${base}/checkout/password-reset`,
    myAccount: (query = {}) => `${base}/my-account${buildQuery({ ...query })}`,
    myProfile: (query = {}) => `${base}/my-account/my-profile${buildQuery({ ...query })}`,
    addressBook: (book, query = {}) => `${base}/my-account/${book}-details${buildQuery(query)}`,
    myReviews: (query = {}) => `${base}/my-account/my-reviews${buildQuery({ ...query })}`,
    accountLink: () => `${base}/login/link`,
    logOut: () => `${base}/log-out`,
  };
}

/** The paths of the page being shown: `const paths = usePaths(); <a href={paths.cart()}>`. */
export function usePaths(): Paths {
  const { base, nativeRouting } = useShell();
  return useMemo(() => buildPaths({ base, nativeRouting }), [base, nativeRouting]);
}
