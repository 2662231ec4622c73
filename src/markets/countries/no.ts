import { SINCE_EVER } from '../calendar-day.ts';
import { fourDigits, usualAddress, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: usualAddress,
  postalCode: { pattern: fourDigits, separator: '', example: '0150', foreignPrefix: undefined },
  vatNumber: { prefix: 'NO', counted: 'digits', placeholder: 'NO123456789MVA', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'NOK',
  laterCurrencies: [],
  timeZone: 'Europe/Oslo',
  publicHolidays: [
    '01-01',
    'easter-3',
    'easter-2',
    'easter+1',
    '05-01',
    '05-17',
    'easter+39',
    'easter+50',
    '12-25',
    '12-26',
  ],
  isInEu: false,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2500 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 1500 }],
    zero: 'none',
  },
  guaranteeYears: 5,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: false,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 3, to: 6 }, freight: { from: 6, to: 10 } },
  remoteAreas: [{ codes: ['9'], addedDays: 3 }],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'klarna_account'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 150_000, itemLimit: 'unlimited' },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
