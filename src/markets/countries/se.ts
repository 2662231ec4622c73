import { SINCE_EVER } from '../calendar-day.ts';
import { companyFirst, threeAndTwoDigits, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: companyFirst,
  postalCode: { pattern: threeAndTwoDigits, separator: ' ', example: '114 55', foreignPrefix: 'SE-' },
  vatNumber: { prefix: 'SE', counted: 'digits', placeholder: 'SE123456789001', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'SEK',
  laterCurrencies: [],
  timeZone: 'Europe/Stockholm',
  publicHolidays: [
    '01-01',
    '01-06',
    'easter-2',
    'easter+1',
    '05-01',
    'easter+39',
    '06-06',
    'first friday from 06-19',
    '12-24',
    '12-25',
    '12-26',
    '12-31',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2500 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 600 }],
    zero: 'none',
  },
  guaranteeYears: 3,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 3, to: 5 }, freight: { from: 5, to: 9 } },
  remoteAreas: [
    { codes: ['62'], addedDays: 2 },
    { codes: ['98'], addedDays: 2 },
  ],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'klarna_account', 'klarna_b2b'],
  cityComponents: usualCity,
  takesBankTransfer: false,
  cashOnDelivery: { takes: 'nothing', limit: 300_000, itemLimit: 'unlimited' },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
