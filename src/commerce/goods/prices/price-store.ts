import { type Queryable, statement } from '../../../kernel/database.ts';
import type { CountryCode } from '../../../kernel/locale.ts';
import type { Localized } from '../../../kernel/localized.ts';
import { type CurrencyCode, money } from '../../../kernel/money.ts';
import type { PriceHistory } from '../../rules/pricing/lowest-prior-price.ts';
import type { DiscountedPrice, Price, Validity } from '../../rules/pricing/price.ts';
import type { ProductDiscountValue } from '../../rules/promotions/kinds/promotion-kinds.ts';

/** One price as the database hands it out, what is empty left out; times are ISO instants with an offset. */
export interface CandidateRow {
  readonly key: string;
  readonly cents: number;
  readonly country?: CountryCode;
  readonly customerGroup?: string;
  readonly channel?: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly tiers?: readonly { readonly minimumQuantity: number; readonly centAmount: number }[];
  readonly discounted?: {
    readonly cents: number;
    readonly since?: string;
    readonly key: string;
    readonly id: string;
    readonly name: Localized;
    readonly value: ProductDiscountValue;
    readonly validFrom?: string;
    readonly validUntil?: string;
  };
}

/** `$4`: the parameter that holds a value in the statement around. */
type Parameter = `$${number}`;

interface CandidateParameters {
  readonly country: Parameter;
  readonly currency: Parameter;
  /** Whose prices: `null` in it means a visitor's, who has no group; left out: those of every group and channel. */
  readonly customerGroup?: Parameter;
  /** What becomes of products without any price: a guarantee's is a rate of another's. Left out unless told. */
  readonly priceless?: 'kept';
}

/**
 * A lateral that hands out the prices `product` may have in a market as `price.candidates`; which of them counts is
 * decided by `pickPrice` alone (rule V-02). A product without any is left out of the statement around.
 */
export function candidatePrices({
  country,
  currency,
  customerGroup,
  priceless,
}: CandidateParameters): string {
  const audience =
    customerGroup === undefined
      ? ''
      : `and price.channel is null
         and (price.customer_group is null or price.customer_group = ${customerGroup}::text)`;
  return `
  ${priceless === 'kept' ? 'left' : 'cross'} join lateral (
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'key', price.key, 'cents', price.cent_amount, 'country', price.country, 'customerGroup', price.customer_group,
      'channel', price.channel, 'validFrom', price.valid_from, 'validUntil', price.valid_until,
      'tiers', nullif(price.tiers, '[]'),
      'discounted', case when discount.key is not null then jsonb_build_object(
        'cents', price.discounted_cent_amount, 'since', price.discounted_since, 'key', discount.key, 'id', discount.id, 'name', discount.name,
        'value', discount.value, 'validFrom', discount.valid_from, 'validUntil', discount.valid_until) end))) as candidates
    from price left join product_discount as discount on discount.key = price.discount_key and discount.is_active
    where price.sku = product.sku and price.currency = ${currency}
      and (price.country is null or price.country = ${country}) ${audience}
    having count(*) > 0) as price ${priceless === 'kept' ? 'on true' : ''}`;
}

/** An instant as the database writes it in JSON, in the one form that is compared and shown. */
const toInstant = (time: string): string => new Date(time).toISOString();

/** From when until when a row counts, its empty ends left out. */
export function readValidity(row: {
  readonly validFrom?: string | null;
  readonly validUntil?: string | null;
}): Validity {
  return {
    ...(row.validFrom == null ? {} : { validFrom: toInstant(row.validFrom) }),
    ...(row.validUntil == null ? {} : { validUntil: toInstant(row.validUntil) }),
  };
}

function readDiscounted(
  row: NonNullable<CandidateRow['discounted']>,
  currency: CurrencyCode,
): DiscountedPrice {
  const { cents, since, key, id, name, value } = row;
  return {
    value: money(currency, cents),
    discount: { key, id, name, value, ...readValidity(row) },
    ...(since === undefined ? {} : { since: toInstant(since) }),
  };
}

/** The candidates of one product, in the currency they were asked for. */
export function readCandidates(rows: readonly CandidateRow[], currency: CurrencyCode): readonly Price[] {
  return rows.map((row) => {
    const { key, cents, country, customerGroup, channel, tiers, discounted } = row;
    return {
      key,
      value: money(currency, cents),
      ...(country === undefined ? {} : { country }),
      ...(customerGroup === undefined ? {} : { customerGroup }),
      ...(channel === undefined ? {} : { channel }),
      ...readValidity(row),
      tiers: (tiers ?? []).map(({ minimumQuantity, centAmount }) => ({
        minimumQuantity,
        value: money(currency, centAmount),
      })),
      ...(discounted === undefined ? {} : { discounted: readDiscounted(discounted, currency) }),
    };
  });
}

const selectLog = statement(`
  select sku, scope, logged_at as "from", cent_amount::float8 as cents from price_log
  where sku = any($1) and scope in ($2, $3) and currency = $3 order by sku, scope, logged_at`);

/** What visitors of a market were shown of some products, as far back as the log goes. */
export async function selectHistories(
  db: Queryable,
  skus: readonly string[],
  { country, currency }: { readonly country: CountryCode; readonly currency: CurrencyCode },
): Promise<Map<string, PriceHistory>> {
  const rows = await db.query<{ sku: string; scope: string; from: Date; cents: number | null }>(selectLog, [
    skus,
    country,
    currency,
  ]);
  return new Map(
    [...Map.groupBy(rows, (row) => row.sku)].map(([sku, entries]) => {
      const of = (scope: string) =>
        entries
          .filter((entry) => entry.scope === scope)
          .map(({ from, cents }) => ({ from, centAmount: cents ?? undefined }));
      return [sku, { country: of(country), currency: of(currency) }];
    }),
  );
}
