import { SINCE_EVER } from '../calendar-day.ts';
import { companyFirst, fiveDigits, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: companyFirst,
  postalCode: { pattern: fiveDigits, separator: '', example: '04340', foreignPrefix: 'LT-' },
  vatNumber: { prefix: 'LT', counted: 'digits', placeholder: 'LT123456789', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Vilnius',
  publicHolidays: [
    '01-01',
    '02-16',
    '03-11',
    'easter+1',
    '05-01',
    '06-24',
    '07-06',
    '08-15',
    '11-01',
    '11-02',
    '12-24',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2100 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 500 }],
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
  cashOnDelivery: { takes: 'parcels', limit: 450_000, itemLimit: 'unlimited' },
  switches: ['nativeRouting', 'personalisedDiscounts'],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
