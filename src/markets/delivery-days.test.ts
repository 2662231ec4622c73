import { expect, test } from 'vitest';
import { countryCodes } from '../kernel/locale.ts';
import { countryRecords } from './countries/all-countries.ts';
import { addWorkingDays, estimateDelivery, findDeliveryDays, shopDayOf } from './delivery-days.ts';

test.each([
  ['2026-11-16', 2, '2026-11-18'], // Monday -> Wednesday
  ['2026-11-19', 2, '2026-11-23'], // Thursday -> Monday
  ['2026-11-20', 1, '2026-11-23'], // Friday -> Monday
  ['2026-11-21', 1, '2026-11-23'], // Saturday -> Monday
  ['2026-11-20', 8, '2026-12-02'],
  ['2026-12-30', 4, '2027-01-05'],
] as const)('P-12: %s and %i working days is %s', (day, workingDays, expected) => {
  expect(addWorkingDays(day, workingDays)).toBe(expected);
});

test('P-12: today is the day at the warehouse, also around midnight and in summer', () => {
  expect(shopDayOf(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  expect(shopDayOf(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  expect(shopDayOf(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  expect(estimateDelivery({ from: 2, to: 4 }, new Date('2026-11-19T12:00:00Z'))).toEqual({
    from: '2026-11-23',
    to: '2026-11-25',
  });
});

test('P-17: a delivery takes as long as its country says, and longer to an island', () => {
  expect(findDeliveryDays('DE', 'parcel')).toEqual({ from: 2, to: 4 });
  expect(findDeliveryDays('DE', 'freight')).toEqual({ from: 4, to: 8 });
  expect(findDeliveryDays('DE', 'parcel', '10115')).toEqual({ from: 2, to: 4 });
  // Helgoland, Gran Canaria, Shetland.
  expect(findDeliveryDays('DE', 'parcel', '27498')).toEqual({ from: 4, to: 6 });
  expect(findDeliveryDays('ES', 'parcel', '35001')).toEqual({ from: 10, to: 12 });
  expect(findDeliveryDays('GB', 'parcel', 'ze1 0aa')).toEqual({ from: 6, to: 9 });
});

test('P-17: no country promises the last day before the first, or a remote area without codes', () => {
  const wrong = countryCodes.filter((country) => {
    const { deliveryDays, remoteAreas } = countryRecords[country];
    return (
      Object.values(deliveryDays).some(({ from, to }) => from < 1 || from > to) ||
      remoteAreas.some(({ codes, addedDays }) => codes.length === 0 || addedDays < 1)
    );
  });
  expect(wrong).toEqual([]);
});
