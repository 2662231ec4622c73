import { SINCE_EVER } from '../calendar-day.ts';
import { fiveDigits, usualAddress, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: {
    ...usualAddress,
    region: { need: 'required', kind: 'province' },
    placeLines: ['{street}', '{additional}', '{postalCode} {city} {region}'],
  },
  postalCode: { pattern: fiveDigits, separator: '', example: '28039', foreignPrefix: undefined },
  vatNumber: { prefix: 'ES', counted: 'digits-and-letters', placeholder: 'ESX1234567X', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Madrid',
  publicHolidays: [
    '01-01',
    '01-06',
    'easter-2',
    '05-01',
    '08-15',
    '10-12',
    '11-01',
    '12-06',
    '12-08',
    '12-25',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2100 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 1000 }],
    zero: 'none',
  },
  guaranteeYears: 3,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 3, to: 5 }, freight: { from: 5, to: 9 } },
  remoteAreas: [
    { codes: ['07'], addedDays: 2 },
    { codes: ['35', '38', '51', '52'], addedDays: 7 },
  ],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 100_000, itemLimit: 'unlimited' },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
