import type { CountryCode } from '../kernel/locale.ts';

/** What a shop has to tell consumers of their country (source: the national transposition of Directive 2019/771). */
interface ConsumerLaw {
  /** Years for which the seller answers for faults of new goods; where the law names none, what courts usually grant. */
  readonly guaranteeYears: number;
}

export const consumerLaw: Readonly<Record<CountryCode, ConsumerLaw>> = {
  SK: { guaranteeYears: 2 },
  IE: { guaranteeYears: 6 },
  DE: { guaranteeYears: 2 },
  PT: { guaranteeYears: 3 },
  IT: { guaranteeYears: 2 },
  FR: { guaranteeYears: 2 },
  HU: { guaranteeYears: 2 },
  CZ: { guaranteeYears: 2 },
  AT: { guaranteeYears: 2 },
  NO: { guaranteeYears: 5 },
  NL: { guaranteeYears: 2 },
  CH: { guaranteeYears: 2 },
  BE: { guaranteeYears: 2 },
  DK: { guaranteeYears: 2 },
  SE: { guaranteeYears: 3 },
  ES: { guaranteeYears: 3 },
  GB: { guaranteeYears: 6 },
  FI: { guaranteeYears: 2 },
  PL: { guaranteeYears: 2 },
  RO: { guaranteeYears: 2 },
  LT: { guaranteeYears: 2 },
  SI: { guaranteeYears: 2 },
  BG: { guaranteeYears: 2 },
  GR: { guaranteeYears: 2 },
  HR: { guaranteeYears: 2 },
};
