import type { Queryable } from '../../../kernel/database.ts';
import type { CommerceContext } from '../../context.ts';

/** What shoppers read of a product, or its stars, has changed: cached pages show them. */
export function announceRatings(
  { events }: Pick<CommerceContext, 'events'>,
  transaction: Queryable,
  sku: string,
): Promise<void> {
  return events.announce(transaction, { type: 'catalogue-changed', skus: [sku], categories: [] });
}
