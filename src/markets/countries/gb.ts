import { SINCE_EVER } from '../calendar-day.ts';
import { usualAddress, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

/**
 * British postcodes: the shape of BS 7666 (outward and inward part, with the letters each position allows), Girobank's
 * own and the forces' post offices.
 */
const postcode =
  /^(?:(GIR) ?(0AA)|(BFPO) ?(\d{1,4})|([A-PR-UWYZ](?:\d{1,2}|\d[A-HJKPS-UW]|[A-HK-Y]\d[\dABEHMNPRV-Y]?)) ?(\d[ABD-HJLNP-UW-Z]{2}))$/;

export const forms: CountryForms = {
  address: {
    ...usualAddress,
    streetOrder: 'number-name',
    cityOrder: 'city-code',
    placeLines: ['{street}', '{additional}', '{city}', '{postalCode}'],
  },
  postalCode: { pattern: postcode, separator: ' ', example: 'EC1A 1HQ', foreignPrefix: undefined },
  vatNumber: { prefix: 'GB', counted: 'digits-and-letters', placeholder: 'GB123456789', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'GBP',
  laterCurrencies: [],
  timeZone: 'Europe/London',
  publicHolidays: [
    '01-01 moved',
    'easter-2',
    'easter+1',
    'first monday of 05',
    'last monday of 05',
    'last monday of 08',
    '12-25 moved',
    '12-26 moved',
  ],
  isInEu: false,
  safetyRegion: 'GB',
  statesUnitPrices: true,
  vatRates: {
    standard: [
      { from: SINCE_EVER, basisPoints: 1750 },
      { from: '2011-01-04', basisPoints: 2000 },
    ],
    reduced: [{ from: SINCE_EVER, basisPoints: 500 }],
    zero: [{ from: SINCE_EVER, basisPoints: 0 }],
  },
  guaranteeYears: 6,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: false,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 3, to: 6 }, freight: { from: 6, to: 10 } },
  remoteAreas: [
    { codes: ['BT', 'HS', 'IM', 'GY', 'JE', 'KW', 'ZE'], addedDays: 3 },
    { codes: ['IV', 'PA', 'PH', 'KA27', 'KA28'], addedDays: 1 },
  ],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'klarna_account', 'klarna_b2b'],
  cityComponents: usualCity,
  takesBankTransfer: false,
  cashOnDelivery: { takes: 'nothing', limit: 250_000, itemLimit: 'unlimited' },
  switches: ['manualTranslation'],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
