import type { CountryCode } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import type { ClientType } from './client-type.ts';

/** What the card integration can be asked for, by the keys of rule Y-01; `scheme` is the card itself. */
export const partnerMethods = [
  'scheme',
  'googlepay',
  'applepay',
  'paypal',
  'klarna',
  'klarna_account',
  'klarna_b2b',
  'ratepay',
  'onlineBanking_PL',
  'ideal',
  'multibanco',
  'twint',
  'mobilepay',
] as const;

export type PartnerMethod = (typeof partnerMethods)[number];

/** `wallets`: the express checkout, which offers the wallet group's Google Pay alone (rule Y-01). */
export type PaymentContext = 'checkout' | 'wallets';

interface PartnerMethodRow {
  readonly countries: 'every' | readonly CountryCode[];
  readonly currencies: 'every' | readonly CurrencyCode[];
  readonly clientTypes: readonly ClientType[];
  readonly contexts: readonly PaymentContext[];
}

const anyone: readonly ClientType[] = ['PRIVATE', 'COMPANY'];

/**
 * Countries and client types: rule Y-01. Currencies: what each scheme is paid out in, so that a method is never
 * offered for money it cannot take (rule Y-01).
 */
const rows: Readonly<Record<PartnerMethod, PartnerMethodRow>> = {
  scheme: { countries: 'every', currencies: 'every', clientTypes: anyone, contexts: ['checkout'] },
  googlepay: {
    countries: 'every',
    currencies: 'every',
    clientTypes: anyone,
    contexts: ['checkout', 'wallets'],
  },
  applepay: { countries: 'every', currencies: 'every', clientTypes: anyone, contexts: ['checkout'] },
  paypal: {
    countries: [
      'DE',
      'AT',
      'CH',
      'FR',
      'BE',
      'NL',
      'IT',
      'ES',
      'PT',
      'GB',
      'IE',
      'PL',
      'CZ',
      'DK',
      'SE',
      'NO',
      'FI',
    ],
    currencies: 'every',
    clientTypes: anyone,
    contexts: ['checkout'],
  },
  klarna: {
    countries: [
      'DE',
      'AT',
      'CH',
      'NL',
      'BE',
      'SE',
      'NO',
      'DK',
      'FI',
      'GB',
      'IT',
      'ES',
      'FR',
      'IE',
      'PT',
      'PL',
      'CZ',
    ],
    currencies: 'every',
    clientTypes: ['PRIVATE'],
    contexts: ['checkout'],
  },
  klarna_account: {
    countries: ['DE', 'AT', 'SE', 'NO', 'FI', 'GB'],
    currencies: 'every',
    clientTypes: ['PRIVATE'],
    contexts: ['checkout'],
  },
  klarna_b2b: {
    countries: ['DE', 'AT', 'NL', 'SE', 'FR', 'GB'],
    currencies: 'every',
    clientTypes: ['COMPANY'],
    contexts: ['checkout'],
  },
  ratepay: {
    countries: ['DE', 'AT', 'CH', 'NL'],
    currencies: ['EUR', 'CHF'],
    clientTypes: ['PRIVATE'],
    contexts: ['checkout'],
  },
  onlineBanking_PL: {
    countries: ['PL'],
    currencies: ['PLN'],
    clientTypes: anyone,
    contexts: ['checkout'],
  },
  ideal: { countries: ['NL'], currencies: ['EUR'], clientTypes: anyone, contexts: ['checkout'] },
  multibanco: { countries: ['PT'], currencies: ['EUR'], clientTypes: anyone, contexts: ['checkout'] },
  twint: { countries: ['CH'], currencies: ['CHF'], clientTypes: anyone, contexts: ['checkout'] },
  mobilepay: {
    countries: ['DK', 'FI'],
    currencies: ['DKK', 'EUR'],
    clientTypes: anyone,
    contexts: ['checkout'],
  },
};

/** Who is paying, where and in what. */
export interface PaymentSituation {
  readonly countryCode: CountryCode;
  readonly currencyCode: CurrencyCode;
  readonly clientType: ClientType;
  readonly context: PaymentContext;
}

function covers<Value>(allowed: 'every' | readonly Value[], value: Value): boolean {
  return allowed === 'every' || allowed.includes(value);
}

/** The methods of the card integration on offer, in the order of the payment page (rule Y-01). */
export function findPartnerMethods(situation: PaymentSituation): readonly PartnerMethod[] {
  return partnerMethods.filter((method) => {
    const row = rows[method];
    return (
      covers(row.countries, situation.countryCode) &&
      covers(row.currencies, situation.currencyCode) &&
      row.clientTypes.includes(situation.clientType) &&
      row.contexts.includes(situation.context)
    );
  });
}

/** The wallets, and Klarna for persons (rule Y-01). */
export const walletMethods = ['googlepay', 'applepay'] as const satisfies readonly PartnerMethod[];
export const klarnaMethods = ['klarna', 'klarna_account'] as const satisfies readonly PartnerMethod[];

/** What the shopper does to pay by a method; the page that asks for it has this shape. */
export type PaymentFlow = 'card' | 'wallet' | 'redirect' | 'pay-later' | 'reference';

interface PartnerMethodFacts {
  /** The name it goes by everywhere; a brand is not translated. `undefined`: it has none of its own. */
  readonly brand: string | undefined;
  readonly flow: PaymentFlow;
  /** `capture`: the money moves as soon as the shopper agrees (PayPal: rule Y-01); else it is set aside first. */
  readonly intent: 'authorize' | 'capture';
}

function facts(
  flow: PaymentFlow,
  brand: string | undefined,
  intent: PartnerMethodFacts['intent'] = 'authorize',
): PartnerMethodFacts {
  return { brand, flow, intent };
}

const methodFacts: Readonly<Record<PartnerMethod, PartnerMethodFacts>> = {
  scheme: facts('card', undefined),
  googlepay: facts('wallet', 'Google Pay'),
  applepay: facts('wallet', 'Apple Pay'),
  paypal: facts('redirect', 'PayPal', 'capture'),
  klarna: facts('pay-later', 'Klarna'),
  klarna_account: facts('pay-later', 'Klarna Account'),
  klarna_b2b: facts('pay-later', 'Billie'),
  ratepay: facts('pay-later', 'Ratepay'),
  onlineBanking_PL: facts('redirect', 'Pay-by-link'),
  ideal: facts('redirect', 'iDEAL'),
  multibanco: facts('reference', 'Multibanco'),
  twint: facts('redirect', 'TWINT'),
  mobilepay: facts('redirect', 'MobilePay'),
};

/** How a method is named and paid. */
export function getPartnerMethodFacts(method: PartnerMethod): PartnerMethodFacts {
  return methodFacts[method];
}

export function isPartnerMethod(key: string): key is PartnerMethod {
  return (partnerMethods as readonly string[]).includes(key);
}

/** The methods that are told which company pays (rule Y-21). */
export const companyMethods: readonly PartnerMethod[] = ['klarna_b2b'];
