import { type Queryable, statement } from '../../../kernel/database.ts';
import type { Localized } from '../../../kernel/localized.ts';
import type { Money } from '../../../kernel/money.ts';
import type {
  CartDiscount,
  CartDiscountTarget,
  CodeInCart,
  DescribedCartDiscount,
} from '../../rules/promotions/cart-discount.ts';
import type { CartDiscountValue } from '../../rules/promotions/kinds/promotion-kinds.ts';
import type { SubscriberTier } from '../../subscriber-tiers.ts';

interface CartDiscountRow {
  readonly key: string;
  readonly id: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly valid_from: Date | null;
  readonly valid_until: Date | null;
  readonly value: CartDiscountValue;
  readonly target: CartDiscountTarget;
  readonly minimum_goods: readonly Money[];
  readonly sort_order: number;
  readonly stacking_mode: CartDiscount['stackingMode'];
  readonly requires_discount_code: boolean;
  readonly volume_discount_group: string | null;
  readonly volume: number | null;
  readonly tier: SubscriberTier | null;
}

function toCartDiscount(row: CartDiscountRow): DescribedCartDiscount {
  return {
    key: row.key,
    id: row.id,
    name: row.name,
    description: row.description,
    ...(row.valid_from === null ? {} : { validFrom: row.valid_from.toISOString() }),
    ...(row.valid_until === null ? {} : { validUntil: row.valid_until.toISOString() }),
    value: row.value,
    target: row.target,
    minimumGoods: row.minimum_goods,
    sortOrder: row.sort_order,
    stackingMode: row.stacking_mode,
    requiresDiscountCode: row.requires_discount_code,
    ...(row.volume_discount_group === null || row.volume === null
      ? {}
      : { volume: { group: row.volume_discount_group, pieces: row.volume } }),
    ...(row.tier === null ? {} : { tier: row.tier }),
  };
}

// Two parts, so that each is found by its index: a shop may have a discount for every code, and carts hold few codes.
const inForce = `
    is_active
     and (stores = '{}' or $1 = any(stores))
     and (valid_from is null or valid_from <= $2)
     and (valid_until is null or valid_until > $2)`;
const discountColumns = `key, id, name, description, valid_from, valid_until, value, target, minimum_goods, sort_order,
         stacking_mode, requires_discount_code, volume_discount_group, volume, tier`;
const selectDiscounts = statement(`
  select ${discountColumns} from cart_discount where not requires_discount_code and ${inForce}
  union all
  select ${discountColumns} from cart_discount
   where requires_discount_code and key = any($3) and ${inForce}
   order by sort_order, key`);

/**
 * The cart discounts that are in force for a store at a moment, in the order they apply: those that need no code, and of the
 * others those of these keys.
 */
export async function findCartDiscounts(
  database: Queryable,
  storeKey: string,
  at: Date,
  byCodes: readonly string[] = [],
): Promise<readonly DescribedCartDiscount[]> {
  const rows = await database.query<CartDiscountRow>(selectDiscounts, [storeKey, at, byCodes]);
  return rows.map(toCartDiscount);
}

interface CodeRow {
  readonly code: string;
  readonly id: string;
  readonly cart_discounts: readonly string[];
  readonly barred: CodeInCart['barred'] | null;
}

// What cannot be used any more is told from what is switched off, and that from what is not valid today.
const selectCodes = statement(`
  select code, id, cart_discounts,
         case
           when not is_active then 'NotActive'
           when valid_from > $2 or valid_until <= $2 then 'NotValid'
           when applications >= max_applications then 'MaxApplicationReached'
           when (select count(*) from discount_code_use as used
                  where used.code = discount_code.code and used.customer_key = $3) >= max_applications_per_customer
             then 'MaxApplicationReached'
         end as barred
    from discount_code
   where code = any($1)
   order by array_position($1, code)`);

/** Codes by their text, in the order asked for; unknown ones are left out. `customerKey`: see `customerKeyOf`. */
export async function findDiscountCodes(
  database: Queryable,
  codes: readonly string[],
  at: Date,
  customerKey: string | undefined,
): Promise<readonly CodeInCart[]> {
  if (codes.length === 0) return [];
  const rows = await database.query<CodeRow>(selectCodes, [codes, at, customerKey ?? null]);
  return rows.map(({ code, id, cart_discounts: cartDiscounts, barred }) =>
    barred ? { code, id, cartDiscounts, barred } : { code, id, cartDiscounts },
  );
}

const claimCode = statement(`
  update discount_code
     set applications = applications + 1
   where code = $1 and is_active
     and (valid_from is null or valid_from <= $2) and (valid_until is null or valid_until > $2)
     and (max_applications is null or applications < max_applications)
  returning max_applications_per_customer`);

const unclaimCode = statement('update discount_code set applications = applications - 1 where code = $1');

const countUses = statement(
  'select count(*)::int as uses from discount_code_use where code = $1 and customer_key = $2',
);

const insertUse = statement(
  'insert into discount_code_use (code, order_id, customer_key) values ($1, $2, $3)',
);

/**
 * Uses a code once for an order: the row is held until the transaction ends, so that no two orders take the last use.
 * `false`: it cannot be used (any more).
 */
export async function claimDiscountCode(
  transaction: Queryable,
  use: { readonly code: string; readonly orderId: string; readonly customerKey: string; readonly at: Date },
): Promise<boolean> {
  const [claimed] = await transaction.query<{ max_applications_per_customer: number | null }>(claimCode, [
    use.code,
    use.at,
  ]);
  if (claimed === undefined) return false;
  const most = claimed.max_applications_per_customer;
  if (most !== null) {
    const [counted] = await transaction.query<{ uses: number }>(countUses, [use.code, use.customerKey]);
    if ((counted?.uses ?? 0) >= most) {
      await transaction.query(unclaimCode, [use.code]);
      return false;
    }
  }
  await transaction.query(insertUse, [use.code, use.orderId, use.customerKey]);
  return true;
}

const releaseUses = statement(`
  with released as (
    delete from discount_code_use where order_id = $1 returning code
  ), held as materialized (
    select code from discount_code where code in (select code from released) order by code for update
  )
  update discount_code set applications = applications - 1 from held where discount_code.code = held.code`);

/** Gives the uses of an order's codes back; a second time changes nothing. Codes are held in the order that orders claim them in. */
export async function releaseCodesOfOrder(transaction: Queryable, orderId: string): Promise<void> {
  await transaction.query(releaseUses, [orderId]);
}
