import { expect, it, test } from 'vitest';
import { localeCodes } from '../kernel/locale.ts';
import { getMarket } from './countries.ts';
import { findGuaranteeGuide } from './guarantee-guide.ts';
import { getLocale } from './locales.ts';

const now = new Date('2026-11-26T12:00:00Z');

it.each(localeCodes)('D-05: %s leads to a guide of its language exactly where the Union is', (locale) => {
  const { isInEu } = getMarket(getLocale(locale).countryCode);
  expect(findGuaranteeGuide(locale, now) !== undefined).toBe(isInEu);
});

test('D-05: the notice is owed from 27 September 2026 on, by the calendar of the country', () => {
  expect(findGuaranteeGuide('de-DE', new Date('2026-09-26T21:59:00Z'))).toBeUndefined();
  expect(findGuaranteeGuide('de-DE', new Date('2026-09-26T22:00:00Z'))).toBe(
    'https://europa.eu/youreurope/garantien',
  );
  expect(findGuaranteeGuide('sv-SE', now)).toBe('https://europa.eu/youreurope/reklamationsr%C3%A4tt');
});
