import type { CountryCode } from '../kernel/locale.ts';

/** Where the shop's trust score stands in the head of its pages (rule M-07). */
export const trustScoreCountries: readonly CountryCode[] = ['DE', 'PL'];
