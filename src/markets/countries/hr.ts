import { SINCE_EVER } from '../calendar-day.ts';
import { fiveDigits, usualAddress } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: usualAddress,
  postalCode: { pattern: fiveDigits, separator: '', example: '10000', foreignPrefix: 'HR-' },
  vatNumber: { prefix: 'HR', counted: 'digits', placeholder: 'HR12345678901', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'EUR',
  laterCurrencies: [],
  timeZone: 'Europe/Zagreb',
  isInEu: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2500 }],
    reduced: [{ from: SINCE_EVER, basisPoints: 500 }],
    zero: 'none',
  },
  guaranteeYears: 2,
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  partnerMethods: ['scheme', 'googlepay', 'applepay'],
  takesBankTransfer: false,
  cashOnDelivery: { takes: 'nothing', limit: 450_000, itemLimit: 1 },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
