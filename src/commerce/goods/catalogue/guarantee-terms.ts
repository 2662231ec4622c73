import type { CountryCode } from '../../../kernel/locale.ts';

/** What an extra guarantee costs and what it can be bought for (rule E-01). */
export interface GuaranteeTerms {
  /** Of the price of what it is bought for. */
  readonly ratePermyriad: number;
  /** Where it is offered. */
  readonly markets: readonly CountryCode[];
  readonly excludedSkus: readonly string[];
  /** Excluded too (rule E-01). */
  readonly brands: readonly string[];
  /** Excluded too: categories with all that lies below them, or skus. */
  readonly relations: readonly string[];
}
