import pg from 'pg';
import { expect } from 'vitest';
import { INITIAL_STOCK, type PreparedShop, preparedSkus } from '../support/prepared-shop.ts';
import type { Buyers } from './buyers.ts';

interface Sold {
  readonly sku: string;
  readonly pieces: number;
  readonly available: number;
}

const soldBySku = `
  with sold as (
    select line ->> 'sku' as sku, sum((line ->> 'quantity')::integer)::integer as pieces
      from "order", jsonb_array_elements(contents -> 'lineItems') as line
     group by 1)
  select sku, coalesce(pieces, 0) as pieces, available from inventory left join sold using (sku) where sku = any($1)`;

/** No order was lost or made twice, the stock adds up, and each order has its one mail. */
export async function expectTrueBooks(url: string, shop: PreparedShop, buyers: Buyers): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: orders } = await client.query<{ number: string }>(
      'select order_number as number from "order"',
    );
    const numbers = orders.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(buyers.acknowledged).size).toBe(buyers.acknowledged.length);
    expect(buyers.acknowledged.filter((number) => !numbers.includes(number))).toEqual([]);
    expect(buyers.surprises).toEqual([]);
    const { rows: sold } = await client.query<Sold>(soldBySku, [[...preparedSkus]]);
    expect(sold).toHaveLength(preparedSkus.length);
    for (const { pieces, available } of sold) expect(available + pieces).toBe(INITIAL_STOCK);
    expect(sold.reduce((sum, { pieces }) => sum + pieces, 0)).toBeGreaterThanOrEqual(numbers.length);
    // Mails come after the orders, and those of a killed shop when the next one has noticed.
    const mails = async () => (await shop.findMails()).sort();
    await expect.poll(mails, { timeout: 60_000, interval: 200 }).toEqual([...numbers].sort());
  } finally {
    await client.end();
  }
}
