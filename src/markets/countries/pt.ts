import { SINCE_EVER } from '../calendar-day.ts';
import { usualAddress, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: usualAddress,
  postalCode: {
    pattern: /^(\d{4})[ -]?(\d{3})$/,
    separator: '-',
    example: '1250-096',
    foreignPrefix: undefined,
  },
  vatNumber: { prefix: 'PT', counted: 'digits', placeholder: 'PT123456789', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Lisbon',
  publicHolidays: [
    '01-01',
    'easter-2',
    '04-25',
    '05-01',
    'easter+60',
    '06-10',
    '08-15',
    '10-05',
    '11-01',
    '12-01',
    '12-08',
    '12-25',
  ],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2300 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 600 }],
    zero: 'none',
  },
  guaranteeYears: 3,
  disputes: { mayDecline: true, complaintsBook: 'https://www.livroreclamacoes.pt/' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 3, to: 5 }, freight: { from: 5, to: 9 } },
  remoteAreas: [{ codes: ['90', '91', '92', '93', '94', '95', '96', '97', '98', '99'], addedDays: 7 }],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'multibanco'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 100_000, itemLimit: 'unlimited' },
  switches: ['trackingKey'],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
