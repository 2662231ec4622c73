import { SINCE_EVER } from '../calendar-day.ts';
import { companyFirst, fourDigitsNotZero, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: companyFirst,
  postalCode: { pattern: fourDigitsNotZero, separator: '', example: '1000', foreignPrefix: undefined },
  vatNumber: { prefix: 'BE', counted: 'digits', placeholder: 'BE0123456789', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Brussels',
  publicHolidays: [
    '01-01',
    'easter+1',
    '05-01',
    'easter+39',
    'easter+50',
    '07-21',
    '08-15',
    '11-01',
    '11-11',
    '12-25',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2100 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 600 }],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 300_000, itemLimit: 'unlimited' },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
