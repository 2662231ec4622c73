import type { CountryCode } from '../../kernel/locale.ts';
import places from './known-places.json' with { type: 'json' };

/** A code, whose city it is, and some of its streets. */
export interface KnownPlace {
  readonly postalCode: string;
  readonly city: string;
  readonly streets: readonly string[];
}

/**
 * The middle of large cities, written down by hand from what everybody can look up at the country's post: a sample to try
 * the shop with, far from complete. No free list covers all countries of the shop and may be passed on with it.
 */
export const knownPlaces: Readonly<Record<CountryCode, readonly KnownPlace[]>> = places;
