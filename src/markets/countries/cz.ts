import { SINCE_EVER } from '../calendar-day.ts';
import { cityByDistrict, threeAndTwoDigits, withoutStreetNumberCheck } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: withoutStreetNumberCheck,
  postalCode: { pattern: threeAndTwoDigits, separator: ' ', example: '110 00', foreignPrefix: undefined },
  vatNumber: { prefix: 'CZ', counted: 'digits', placeholder: 'CZ12345678', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'CZK',
  laterCurrencies: [],
  timeZone: 'Europe/Prague',
  publicHolidays: [
    '01-01',
    'easter-2',
    'easter+1',
    '05-01',
    '05-08',
    '07-05',
    '07-06',
    '09-28',
    '10-28',
    '11-17',
    '12-24',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2100 }],
    reduced: [
      { from: SINCE_EVER, basisPoints: 1000 },
      { from: '2024-01-01', basisPoints: 1200 },
    ],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna'],
  cityComponents: cityByDistrict,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels and freight', limit: 6_000_000, itemLimit: 1 },
  switches: ['reviewWidget', 'reviewConsent'],
  showsTrustScore: false,
  showsOrderNumberPrefix: false,
};
