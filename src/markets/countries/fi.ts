import { SINCE_EVER } from '../calendar-day.ts';
import { companyFirst, fiveDigits, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: companyFirst,
  postalCode: { pattern: fiveDigits, separator: '', example: '00100', foreignPrefix: 'FI-' },
  vatNumber: { prefix: 'FI', counted: 'digits', placeholder: 'FI12345678', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Helsinki',
  publicHolidays: [
    '01-01',
    '01-06',
    'easter-2',
    'easter+1',
    '05-01',
    'easter+39',
    'first friday from 06-19',
    '12-06',
    '12-24',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [
      { from: SINCE_EVER, basisPoints: 2400 },
      { from: '2024-09-01', basisPoints: 2550 },
    ],
    reduced: [{ from: SINCE_EVER, basisPoints: 1000 }],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 3, to: 5 }, freight: { from: 5, to: 9 } },
  remoteAreas: [
    { codes: ['22'], addedDays: 2 },
    { codes: ['99'], addedDays: 2 },
  ],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'klarna_account', 'mobilepay'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 150_000, itemLimit: 'unlimited' },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
