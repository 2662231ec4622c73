import type { Queryable } from '../../../kernel/database.ts';
import type { Commerce } from '../../commerce.ts';

/** What shoppers read of a product, or its stars, has changed: pages that are kept show them. */
export function announceRatings(
  { events }: Pick<Commerce, 'events'>,
  transaction: Queryable,
  sku: string,
): Promise<void> {
  return events.announce(transaction, { type: 'catalogue-changed', skus: [sku], categories: [] });
}
