import { type Queryable, statement } from '../../../kernel/database.ts';
import type { SubscriberTier } from '../../subscriber-tiers.ts';

/** What a customer's group makes of prices: rows of its own, and the tier of personal discounts (rules V-02, V-05). */
export interface CustomerStanding {
  readonly group: string | undefined;
  readonly tier: SubscriberTier;
}

const selectStanding = statement(`
  select customer.customer_group, customer_group.tier
    from customer left join customer_group on customer_group.key = customer.customer_group
   where customer.id = $1`);

/** The standing of a customer; whoever is unknown or has not signed in is a visitor (rule V-05). */
export async function getCustomerStanding(
  database: Queryable,
  customerId: string | undefined,
): Promise<CustomerStanding> {
  if (customerId === undefined) return { group: undefined, tier: 'not-logged-in' };
  const [row] = await database.query<{ customer_group: string | null; tier: SubscriberTier | null }>(
    selectStanding,
    [customerId],
  );
  if (row === undefined) return { group: undefined, tier: 'not-logged-in' };
  return { group: row.customer_group ?? undefined, tier: row.tier ?? 'no-tier' };
}
