import { SINCE_EVER } from '../calendar-day.ts';
import { threeAndTwoDigits, usualAddress, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: usualAddress,
  postalCode: { pattern: threeAndTwoDigits, separator: ' ', example: '151 24', foreignPrefix: undefined },
  vatNumber: { prefix: 'EL', counted: 'digits', placeholder: 'EL123456789', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Athens',
  publicHolidays: [
    '01-01',
    '01-06',
    'orthodox easter-48',
    '03-25',
    'orthodox easter-2',
    'orthodox easter+1',
    '05-01',
    'orthodox easter+50',
    '08-15',
    '10-28',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [
      { from: SINCE_EVER, basisPoints: 2300 },
      { from: '2016-06-01', basisPoints: 2400 },
    ],
    reduced: [
      { from: SINCE_EVER, basisPoints: 650 },
      { from: '2016-01-01', basisPoints: 600 },
    ],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 3, to: 5 }, freight: { from: 5, to: 9 } },
  remoteAreas: [
    {
      codes: ['28', '29', '31', '49', '70', '71', '72', '73', '74', '80', '81', '82', '83', '84', '85'],
      addedDays: 2,
    },
  ],
  partnerMethods: ['scheme', 'googlepay', 'applepay'],
  cityComponents: usualCity,
  takesBankTransfer: false,
  cashOnDelivery: { takes: 'nothing', limit: 49_900, itemLimit: 1 },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
