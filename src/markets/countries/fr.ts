import { SINCE_EVER } from '../calendar-day.ts';
import { companyFirst, fiveDigits, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: { ...companyFirst, streetOrder: 'number-name' },
  postalCode: { pattern: fiveDigits, separator: '', example: '75001', foreignPrefix: undefined },
  vatNumber: { prefix: 'FR', counted: 'digits-and-letters', placeholder: 'FRXX123456789', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Paris',
  publicHolidays: [
    '01-01',
    'easter+1',
    '05-01',
    '05-08',
    'easter+39',
    'easter+50',
    '07-14',
    '08-15',
    '11-01',
    '11-11',
    '12-25',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [
      { from: SINCE_EVER, basisPoints: 1960 },
      { from: '2014-01-01', basisPoints: 2000 },
    ],
    reduced: [{ from: SINCE_EVER, basisPoints: 550 }],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: false, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: { from: '2025-01-01', parcel: 695, freight: 3995, freeAbove: 5900 },
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [{ codes: ['20'], addedDays: 2 }],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'klarna_b2b'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 100_000, itemLimit: 'unlimited' },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
