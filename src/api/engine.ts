import type { CategoryTrees } from '../commerce/goods/catalogue/category-trees.ts';
import type { ReviewPolicy } from '../commerce/goods/reviews/review.ts';
import type { AddressGuideContext } from '../commerce/people/places/address-guide.ts';
import type { RequestContext } from '../commerce/people/requests/case-desk.ts';
import type { SessionLifetime } from '../commerce/people/sessions/session.ts';
import type { Shopper } from '../commerce/people/sessions/shopper.ts';
import type { CheckoutContext } from '../commerce/purchase/checkout/checkout-context.ts';
import type { SignInContext } from '../commerce/purchase/sign-in/sign-in-context.ts';
import type { ProductSearch } from '../search/product-search.ts';
import type { QueryLog } from '../search/rules/query-log.ts';
import type { StoredSearchRules } from '../search/rules/search-rule-source.ts';

/** What the shop has of pictures and documents, known without waiting. */
export interface ShownFiles {
  /** What the addresses of a picture's files begin with: its name, and with it the version that is shown now. */
  pictureStem(name: string): string;
  /** Whether a path of the shop, `/manuals/drill-de.pdf`, leads to something. */
  leadsToSomething(path: string): boolean;
  /** How large the document of such a path is, where that is known. */
  bytesOf(path: string): number | undefined;
}

/** Everything the calls of the middleware are made of; the composition root puts it together once. */
export interface Engine extends CheckoutContext, SignInContext, RequestContext, AddressGuideContext {
  readonly reviewPolicy: ReviewPolicy;
  readonly search: ProductSearch;
  readonly searchRules: Pick<StoredSearchRules, 'findRedirect'>;
  readonly queryLog: Pick<QueryLog, 'record'>;
  readonly categoryTrees: CategoryTrees;
  readonly media: ShownFiles;
}

/** One request: its store from the host, its language, and its session by cookie or Bearer token. */
export interface ApiRequest extends Shopper {
  /** The header `Idempotency-Key`: the same key and body again are answered the same, byte for byte. */
  readonly idempotencyKey?: string | undefined;
  /** Called with the token of a session that the call opened; it is to reach the shopper (cookie or header). */
  readonly onNewSession: (token: string, lifetime: SessionLifetime) => void;
  /** Called when the call ended the request's session: its token is to be forgotten. */
  readonly onSessionEnd: () => void;
}
