import { SINCE_EVER } from '../calendar-day.ts';
import { companyFirst, fourDigits, usualCity } from './common-rules.ts';
import type { Country, CountryForms } from './country.ts';

export const forms: CountryForms = {
  address: companyFirst,
  postalCode: { pattern: fourDigits, separator: '', example: '1566', foreignPrefix: undefined },
  vatNumber: { prefix: 'DK', counted: 'digits', placeholder: 'DK12345678', cutAt: undefined },
};

export const country: Country = {
  currencyCode: 'DKK',
  laterCurrencies: [],
  timeZone: 'Europe/Copenhagen',
  publicHolidays: ['01-01', 'easter-3', 'easter-2', 'easter+1', 'easter+39', 'easter+50', '12-25', '12-26'],
  isInEu: true,
  safetyRegion: 'EU',
  statesUnitPrices: true,
  vatRates: {
    standard: [{ from: SINCE_EVER, basisPoints: 2500 }],
    reduced: 'none',
    zero: 'none',
  },
  guaranteeYears: 2,
  disputes: { mayDecline: true, complaintsBook: 'none' },
  hasPriceDisclaimer: true,
  ownShippingRates: 'none',
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 8 } },
  remoteAreas: [{ codes: ['37'], addedDays: 2 }],
  partnerMethods: ['scheme', 'googlepay', 'applepay', 'paypal', 'klarna', 'mobilepay'],
  cityComponents: usualCity,
  takesBankTransfer: true,
  cashOnDelivery: { takes: 'parcels', limit: 2_000_000, itemLimit: 'unlimited' },
  switches: [],
  showsTrustScore: false,
  showsOrderNumberPrefix: true,
};
