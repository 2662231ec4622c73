import type { OwnReview } from '../../../../api/contract/reviews.ts';
import { formatDate } from '../../../../markets/date-format.ts';
import type { PageText, TextKey } from '../../../i18n/texts.ts';
import type { PageRequest } from '../../../page-request.ts';
import { requireValue } from '../../../require-value.ts';
import { requireCustomer } from '../account-guard.ts';
import { writeAccountNote } from '../account-notes.ts';
import { loadAccountHead } from '../account-page-head.ts';

const MOST_REVIEWS = 50;
const MOST_ORDERS = 50;

const states = {
  Pending: 'account.reviewPending',
  Approved: 'account.reviewApproved',
  Rejected: 'account.reviewRejected',
} as const satisfies Record<OwnReview['state'], TextKey>;

/** A product that the customer bought, by the name it had then. */
export interface BoughtProduct {
  readonly sku: string;
  readonly name: string;
}

function toShownReview(review: OwnReview, request: PageRequest, text: PageText) {
  return {
    id: review.id,
    sku: review.sku,
    title: review.title,
    text: review.text,
    rating: review.rating,
    state: text(states[review.state]),
    date: formatDate(new Date(review.custom.reviewCreatedAt), request.market.timeZone),
  };
}

/** What the customer bought last, each product once; an extra guarantee is no product of its own. */
async function findBoughtProducts({ shop }: PageRequest): Promise<readonly BoughtProduct[]> {
  const { orders } = requireValue(await shop.call('getOrders', { limit: MOST_ORDERS }));
  const bought = new Map<string, string>();
  for (const { name, variant, custom } of orders.results.flatMap(({ lineItems }) => lineItems)) {
    if (custom?.parentSku === undefined && !bought.has(variant.sku)) bought.set(variant.sku, name);
  }
  return [...bought].map(([sku, name]) => ({ sku, name }));
}

/** The customer's own reviews in every state, and what there is to review; `sku` opens the form for one of those. */
export async function loadMyReviews(request: PageRequest, query: URLSearchParams) {
  const customer = await requireCustomer(request);
  const { text, head, translations } = await loadAccountHead(request, 'account.reviews', (paths) =>
    paths.myReviews(),
  );
  const { locale } = request;
  const { reviews } = requireValue(await request.shop.call('getMyReviews', { locale, limit: MOST_REVIEWS }));
  const bought = await findBoughtProducts(request);
  const sku = query.get('sku');
  return {
    head,
    translations,
    reviews: reviews.results.map((review) => toShownReview(review, request, text)),
    bought,
    reviewed: bought.find((product) => product.sku === sku),
    authorName: customer.firstName,
    consent: request.asksReviewConsent(request.market) ? ('asked' as const) : ('not asked' as const),
    note: writeAccountNote(text, query.get('note')),
  };
}
