import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueMarket } from '../../commerce/goods/catalogue/catalogue-market.ts';
import { selectVisitorPrices } from '../../commerce/goods/catalogue/visitor-price-store.ts';
import type { Queryable } from '../../kernel/database.ts';
import { GrowingList, newBytes, newFloats } from './numbers.ts';
import type { ProductTable } from './product-table.ts';

/** Products whose prices are read at a time. */
const READ_AT_ONCE = 1000;

/** What every product costs a visitor of one market, by product number. */
export class MarketPrices {
  readonly market: CatalogueMarket;
  /** Minor units; -1 for a product that is not sold in the market. */
  readonly cents = new GrowingList(newFloats);
  /** 1 where it is announced as reduced. */
  readonly onSale = new GrowingList(newBytes);
  /** Grows with every price that is written. */
  changes = 0;

  constructor(market: CatalogueMarket) {
    this.market = market;
  }

  /** Reads the prices of some products, or of all, as they are at a moment. */
  async read(db: Queryable, table: ProductTable, at: Date, skus?: readonly string[]): Promise<void> {
    const wanted = skus ?? Array.from({ length: table.length }, (_, number) => table.skuAt(number));
    for (let start = 0; start < wanted.length; start += READ_AT_ONCE) {
      const some = wanted.slice(start, start + READ_AT_ONCE);
      const prices = await selectVisitorPrices(db, this.market, at, some);
      this.#makeRoom(table.length);
      for (const sku of some) this.#set(table.find(sku), -1, 0);
      for (const { sku, cents, isOnSale } of prices) this.#set(table.find(sku), cents, isOnSale ? 1 : 0);
      await nextTurn();
    }
    this.#makeRoom(table.length);
  }

  get bytes(): number {
    return this.cents.values.byteLength + this.onSale.values.byteLength;
  }

  #makeRoom(products: number): void {
    while (this.cents.length < products) {
      this.cents.push(-1);
      this.onSale.push(0);
    }
  }

  #set(product: number, cents: number, onSale: number): void {
    if (product < 0) return;
    this.changes++;
    this.cents.values[product] = cents;
    this.onSale.values[product] = onSale;
  }
}
