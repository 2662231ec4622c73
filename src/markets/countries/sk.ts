import { SINCE_EVER } from '../calendar-day.ts';
import { cityByDistrict, threeAndTwoDigits, usualAddress } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: usualAddress,
  postalCode: { pattern: threeAndTwoDigits, separator: ' ', example: '811 01', foreignPrefix: undefined },
  vatNumber: { prefix: 'SK', counted: 'digits', placeholder: 'SK1234567890', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Bratislava',
  publicHolidays: [
    '01-01',
    '01-06',
    'easter-2',
    'easter+1',
    '05-01',
    '05-08',
    '07-05',
    '08-29',
    '09-15',
    '11-01',
    '11-17',
    '12-24',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [
      { from: SINCE_EVER, basisPoints: 1900 },
      { from: '2011-01-01', basisPoints: 2000 },
      { from: '2025-01-01', basisPoints: 2300 },
    ],
    reduced: [
      { from: SINCE_EVER, basisPoints: 1000 },
      { from: '2025-01-01', basisPoints: 500 },
    ],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [],
  partnerMethods: ['scheme', 'googlepay', 'applepay'],
  cityComponents: cityByDistrict,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels and freight', limit: 250_000, itemLimit: 1 },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
