import { SINCE_EVER } from '../calendar-day.ts';
import { companyFirst, fourDigitsNotZero, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: companyFirst,
  postalCode: { pattern: fourDigitsNotZero, separator: '', example: '1010', foreignPrefix: undefined },
  vatNumber: { prefix: 'AT', counted: 'digits-and-letters', placeholder: 'ATU12345678', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Vienna',
  publicHolidays: [
    '01-01',
    '01-06',
    'easter+1',
    '05-01',
    'easter+39',
    'easter+50',
    'easter+60',
    '08-15',
    '10-26',
    '11-01',
    '12-08',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2000 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 1000 }],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [],
  partnerMethods: [
    'scheme',
    'googlepay',
    'applepay',
    'paypal',
    'klarna',
    'klarna_account',
    'klarna_b2b',
    'ratepay',
  ],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 150_000, itemLimit: 'unlimited' },
  switches: ['manualTranslation', 'quickAddRestricted'],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
