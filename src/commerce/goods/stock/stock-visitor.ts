/** Whose share of the stock a reservation counts against: names that tell one from another, and say nothing else. */
export interface StockVisitor {
  readonly session: string;
  /** The block of addresses they come from; absent where it is not known. */
  readonly network: string | undefined;
}
