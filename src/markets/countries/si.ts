import { SINCE_EVER } from '../calendar-day.ts';
import { fourDigits, usualAddress, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: usualAddress,
  postalCode: { pattern: fourDigits, separator: '', example: '1000', foreignPrefix: 'SI-' },
  vatNumber: { prefix: 'SI', counted: 'digits', placeholder: 'SI12345678', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Ljubljana',
  publicHolidays: [
    '01-01',
    '01-02',
    '02-08',
    'easter+1',
    '04-27',
    '05-01',
    '05-02',
    '06-25',
    '08-15',
    '10-31',
    '11-01',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2200 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 500 }],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [],
  partnerMethods: ['scheme', 'googlepay', 'applepay'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 450_000, itemLimit: 1 },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
