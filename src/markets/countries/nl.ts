import { SINCE_EVER } from '../calendar-day.ts';
import { companyFirst, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: companyFirst,
  postalCode: {
    pattern: /^([1-9]\d{3}) ?([A-Z]{2})$/,
    separator: ' ',
    example: '1012 AB',
    foreignPrefix: undefined,
  },
  vatNumber: { prefix: 'NL', counted: 'digits-and-letters', placeholder: 'NL123456789B01', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Amsterdam',
  publicHolidays: [
    '01-01',
    'easter-2',
    'easter+1',
    '04-27',
    '05-05',
    'easter+39',
    'easter+50',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [
      { from: SINCE_EVER, basisPoints: 1900 },
      { from: '2012-10-01', basisPoints: 2100 },
    ],
    reduced: [
      { from: SINCE_EVER, basisPoints: 600 },
      { from: '2019-01-01', basisPoints: 900 },
    ],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [
    {
      codes: [
        '1791',
        '1792',
        '1793',
        '1794',
        '1795',
        '1796',
        '1797',
        '8881',
        '8882',
        '8883',
        '8884',
        '8885',
        '8891',
        '8892',
        '8893',
        '8894',
        '8895',
        '8896',
        '8897',
        '8899',
        '9161',
        '9162',
        '9163',
        '9164',
        '9166',
      ],
      addedDays: 1,
    },
  ],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'klarna_b2b', 'ratepay', 'ideal'],
  cityComponents: usualCity,
  takesBankTransfer: false,
  cashOnDelivery: { takes: 'nothing', limit: 150_000, itemLimit: 'unlimited' },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
