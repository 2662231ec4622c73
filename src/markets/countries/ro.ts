import { SINCE_EVER } from '../calendar-day.ts';
import { usualCity, withoutStreetNumberCheck } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: withoutStreetNumberCheck,
  postalCode: { pattern: /^(\d{6})$/, separator: '', example: '060274', foreignPrefix: undefined },
  vatNumber: { prefix: 'RO', counted: 'digits', placeholder: 'RO1234567890', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'RON',
  laterCurrencies: [],
  timeZone: 'Europe/Bucharest',
  publicHolidays: [
    '01-01',
    '01-02',
    '01-06',
    '01-07',
    '01-24',
    'orthodox easter-2',
    'orthodox easter+1',
    '05-01',
    '06-01',
    'orthodox easter+50',
    '08-15',
    '11-30',
    '12-01',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [
      { from: SINCE_EVER, basisPoints: 2400 },
      { from: '2016-01-01', basisPoints: 2000 },
      { from: '2017-01-01', basisPoints: 1900 },
      { from: '2025-08-01', basisPoints: 2100 },
    ],
    reduced: [
      { from: SINCE_EVER, basisPoints: 500 },
      { from: '2025-08-01', basisPoints: 1100 },
    ],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 3, to: 5 }, freight: { from: 5, to: 9 } },
  remoteAreas: [],
  partnerMethods: ['scheme', 'googlepay', 'applepay'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 1_000_000, itemLimit: 1 },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
