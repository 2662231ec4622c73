import { SINCE_EVER } from '../calendar-day.ts';
import { companyFirst, fourDigits, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: companyFirst,
  postalCode: { pattern: fourDigits, separator: '', example: '8001', foreignPrefix: 'CH-' },
  vatNumber: { prefix: 'CHE', counted: 'digits', placeholder: 'CHE-123.456.789', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'CHF',
  laterCurrencies: [],
  timeZone: 'Europe/Zurich',
  publicHolidays: ['01-01', 'easter+39', '08-01', '12-25'],
  isInEu: false,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [
      { from: SINCE_EVER, basisPoints: 800 },
      { from: '2018-01-01', basisPoints: 770 },
      { from: '2024-01-01', basisPoints: 810 },
    ],
    reduced: [
      { from: SINCE_EVER, basisPoints: 250 },
      { from: '2024-01-01', basisPoints: 260 },
    ],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: false,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'ratepay', 'twint'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 350_000, itemLimit: 'unlimited' },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
