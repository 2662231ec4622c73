import { SINCE_EVER } from '../calendar-day.ts';
import { usualAddress, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

/** Eircode: a routing key (`D6W` is the only one of its shape) and a unique identifier without look-alike letters. */
const eircode = /^(D6W|[AC-FHKNPRTV-Y]\d{2}) ?([\dAC-FHKNPRTV-Y]{4})$/;

export const forms: CountryForms = {
  address: {
    ...usualAddress,
    streetOrder: 'number-name',
    cityOrder: 'city-code',
    region: { need: 'optional', kind: 'county' },
    placeLines: ['{street}', '{additional}', '{city}', '{region}', '{postalCode}'],
  },
  postalCode: { pattern: eircode, separator: ' ', example: 'D02 AF30', foreignPrefix: undefined },
  vatNumber: { prefix: 'IE', counted: 'all-but-spaces', placeholder: 'IE1234567AB', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Dublin',
  publicHolidays: [
    '01-01',
    'first monday of 02',
    '03-17',
    'easter+1',
    'first monday of 05',
    'first monday of 06',
    'first monday of 08',
    'last monday of 10',
    '12-25',
    '12-26',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [
      { from: SINCE_EVER, basisPoints: 2300 },
      { from: '2020-09-01', basisPoints: 2100 },
      { from: '2021-03-01', basisPoints: 2300 },
    ],
    reduced: [{ from: SINCE_EVER, basisPoints: 900 }],
    zero: [{ from: SINCE_EVER, basisPoints: 0 }],
  },
  guaranteeYears: 6,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 3, to: 5 }, freight: { from: 5, to: 9 } },
  remoteAreas: [],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna'],
  cityComponents: usualCity,
  takesBankTransfer: false,
  cashOnDelivery: { takes: 'nothing', limit: 150_000, itemLimit: 'unlimited' },
  switches: ['manualTranslation'],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
