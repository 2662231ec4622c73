import type { LocaleCode } from '../kernel/locale.ts';

/**
 * Separators of thousands where browsers and Node disagree; elsewhere `Intl` decides. The Swiss apostrophe is that of
 * rule M-04 and CLDR 48.2 (`numbers`, de-CH), stated here because Chromium still separates fr-CH thousands with a space. In
 * a file of its own because browsers write money too, and need nothing else of the markets for it.
 */
export const groupSeparators: Readonly<Partial<Record<LocaleCode, string>>> = {
  'de-CH': "'",
  'fr-CH': "'",
  'it-CH': "'",
};
