import { SINCE_EVER } from '../calendar-day.ts';
import { fiveDigits, usualAddress, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: usualAddress,
  postalCode: { pattern: fiveDigits, separator: '', example: '10115', foreignPrefix: undefined },
  vatNumber: { prefix: 'DE', counted: 'digits', placeholder: 'DE123456789', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Berlin',
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [
      { from: SINCE_EVER, basisPoints: 1900 },
      { from: '2020-07-01', basisPoints: 1600 },
      { from: '2021-01-01', basisPoints: 1900 },
    ],
    reduced: [
      { from: SINCE_EVER, basisPoints: 700 },
      { from: '2020-07-01', basisPoints: 500 },
      { from: '2021-01-01', basisPoints: 700 },
    ],
    zero: 'none',
  },
  guaranteeYears: 2,
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [
    {
      codes: [
        '18565',
        '25849',
        '25859',
        '25863',
        '25869',
        '25938',
        '25946',
        '25980',
        '25992',
        '25996',
        '25997',
        '25999',
        '26465',
        '26474',
        '26486',
        '26548',
        '26571',
        '26579',
        '26757',
        '27498',
        '83256',
      ],
      addedDays: 2,
    },
  ],
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
  switches: ['trustFeatures', 'manualTranslation', 'quickAddRestricted'],
  showsTrustScore: true,
  showsOrderNumberPrefix: true,
};
