import { SINCE_EVER } from '../calendar-day.ts';
import { usualCity, withoutStreetNumberCheck } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: withoutStreetNumberCheck,
  postalCode: {
    pattern: /^(\d{2})[ -]?(\d{3})$/,
    separator: '-',
    example: '00-950',
    foreignPrefix: undefined,
  },
  vatNumber: { prefix: 'PL', counted: 'digits', placeholder: 'PL1234567890', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'PLN',
  laterCurrencies: [],
  timeZone: 'Europe/Warsaw',
  publicHolidays: [
    '01-01',
    '01-06',
    'easter+1',
    '05-01',
    '05-03',
    'easter+60',
    '08-15',
    '11-01',
    '11-11',
    '12-24',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2300 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 500 }],
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'onlineBanking_PL'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels and freight', limit: 600_000, itemLimit: 1 },
  switches: ['trustFeatures', 'manualTranslation', 'newsletterOptional'],
  showsTrustScore: true,
  showsOrderNumberPrefix: true,
};
