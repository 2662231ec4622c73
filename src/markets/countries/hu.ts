import { SINCE_EVER } from '../calendar-day.ts';
import { fourDigitsNotZero, usualAddress, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: {
    ...usualAddress,
    nameOrder: 'family-first',
    placeLines: ['{city}', '{street}', '{additional}', '{postalCode}'],
  },
  postalCode: { pattern: fourDigitsNotZero, separator: '', example: '1037', foreignPrefix: undefined },
  vatNumber: { prefix: 'HU', counted: 'digits', placeholder: 'HU12345678', cutAt: 8 },
};

export const country: Country = {
  currencyCode: 'HUF',
  laterCurrencies: [],
  timeZone: 'Europe/Budapest',
  publicHolidays: [
    '01-01',
    '03-15',
    'easter-2',
    'easter+1',
    '05-01',
    'easter+50',
    '08-20',
    '10-23',
    '11-01',
    '12-24 since 2026',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2700 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 500 }],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: { from: '2025-01-01', parcel: 148_100, freight: 748_100, freeAbove: 2_209_900 },
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [],
  partnerMethods: ['scheme', 'googlepay', 'applepay'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels and freight', limit: 49_999_900, itemLimit: 1 },
  switches: ['newsletterOptional'],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
