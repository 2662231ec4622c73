import { SINCE_EVER } from '../calendar-day.ts';
import { fourDigits, usualAddress, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: usualAddress,
  postalCode: { pattern: fourDigits, separator: '', example: '1000', foreignPrefix: undefined },
  vatNumber: { prefix: 'BG', counted: 'digits', placeholder: 'BG123456789', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'BGN',
  laterCurrencies: [{ from: '2026-01-01', currencyCode: 'EUR', optIn: 'datedCurrencies' }],
  timeZone: 'Europe/Sofia',
  publicHolidays: [
    '01-01 moved',
    '03-03 moved',
    'orthodox easter-2',
    'orthodox easter+1',
    '05-01 moved',
    '05-06 moved',
    '05-24 moved',
    '09-06 moved',
    '09-22 moved',
    '12-24 moved',
    '12-25 moved',
    '12-26 moved',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2000 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 900 }],
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
  takesBankTransfer: false,
  cashOnDelivery: { takes: 'nothing', limit: 890_000, itemLimit: 'unlimited' },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
