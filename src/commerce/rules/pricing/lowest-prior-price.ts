import { DAY_MS } from '../../../kernel/day.ts';

/** From a moment on visitors were shown this many minor units; `undefined`: nothing any more. */
export interface LogEntry {
  readonly from: Date;
  readonly centAmount: number | undefined;
}

/** What was shown in one market: its country's own prices, and behind them those of its currency. Oldest first. */
export interface PriceHistory {
  readonly country: readonly LogEntry[];
  readonly currency: readonly LogEntry[];
}

/** Directive 98/6/EC Art. 6a: no shorter than 30 days before the reduction. */
const PRIOR_DAYS = 30;

function amountAt(entries: readonly LogEntry[], time: number): number | undefined {
  return entries.findLast((entry) => entry.from.getTime() <= time)?.centAmount;
}

/** What was shown at a moment: a price of the country wins over one of the currency (rule V-02). */
function shownAt({ country, currency }: PriceHistory, time: number): number | undefined {
  return amountAt(country, time) ?? amountAt(currency, time);
}

/**
 * The lowest price shown in the 30 days before a reduction began, in minor units; `undefined` without 30 days of log
 * before it (rule D-01).
 */
export function lowestPriorPrice(history: PriceHistory, reducedFrom: Date): number | undefined {
  const end = reducedFrom.getTime();
  const start = end - PRIOR_DAYS * DAY_MS;
  const first = shownAt(history, start);
  if (first === undefined) return undefined;
  const changes = [...history.country, ...history.currency].map((entry) => entry.from.getTime());
  return changes
    .filter((time) => time > start && time < end)
    .map((time) => shownAt(history, time))
    .reduce<number>((lowest, shown) => Math.min(lowest, shown ?? lowest), first);
}

/** A reduction as it may be told: from which price, and by how much, in basis points of it, rounded down. */
export interface Reduction {
  readonly priorCentAmount: number;
  readonly basisPoints: number;
}

/** A reduction to tell of, or `undefined` where the price is not below the lowest prior one or that is not known (rule D-01). */
export function findReduction(
  centAmount: number,
  history: PriceHistory,
  reducedFrom: Date,
): Reduction | undefined {
  const prior = lowestPriorPrice(history, reducedFrom);
  if (prior === undefined || prior <= centAmount) return undefined;
  return {
    priorCentAmount: prior,
    basisPoints: Number((BigInt(prior - centAmount) * 10_000n) / BigInt(prior)),
  };
}
