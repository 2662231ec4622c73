import { SINCE_EVER } from '../calendar-day.ts';
import { fiveDigits, usualAddress, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: {
    ...usualAddress,
    region: { need: 'required', kind: 'province' },
    placeLines: ['{street}', '{additional}', '{postalCode} {city} {region}'],
  },
  postalCode: { pattern: fiveDigits, separator: '', example: '00144', foreignPrefix: undefined },
  vatNumber: { prefix: 'IT', counted: 'digits', placeholder: 'IT12345678901', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Rome',
  publicHolidays: [
    '01-01',
    '01-06',
    'easter+1',
    '04-25',
    '05-01',
    '06-02',
    '08-15',
    '10-04',
    '11-01',
    '12-08',
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
  remoteAreas: [
    { codes: ['07', '08', '09', '90', '91', '92', '93', '94', '95', '96', '97', '98'], addedDays: 2 },
  ],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 99_999, itemLimit: 1 },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
