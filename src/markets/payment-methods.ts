import type { CountryCode } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import type { ClientType } from './client-type.ts';
import { countryRecords } from './countries/all-countries.ts';
import { type PartnerMethod, partnerMethods } from './partner-methods.ts';

/** `wallets`: the express checkout, which offers the wallet group's Google Pay alone (rule Y-01). */
export type PaymentContext = 'checkout' | 'wallets';

interface PartnerMethodRow {
  readonly currencies: 'every' | readonly CurrencyCode[];
  readonly clientTypes: readonly ClientType[];
  readonly contexts: readonly PaymentContext[];
}

const anyone: readonly ClientType[] = ['PRIVATE', 'COMPANY'];

/**
 * Client types: rule Y-01; where a method is offered each country says. Currencies: what each scheme is paid out in, so that a method is never
 * offered for money it cannot take (rule Y-01).
 */
const rows: Readonly<Record<PartnerMethod, PartnerMethodRow>> = {
  scheme: { currencies: 'every', clientTypes: anyone, contexts: ['checkout'] },
  googlepay: {
    currencies: 'every',
    clientTypes: anyone,
    contexts: ['checkout', 'wallets'],
  },
  applepay: { currencies: 'every', clientTypes: anyone, contexts: ['checkout'] },
  paypal: {
    currencies: 'every',
    clientTypes: anyone,
    contexts: ['checkout'],
  },
  klarna: {
    currencies: 'every',
    clientTypes: ['PRIVATE'],
    contexts: ['checkout'],
  },
  klarna_account: {
    currencies: 'every',
    clientTypes: ['PRIVATE'],
    contexts: ['checkout'],
  },
  klarna_b2b: {
    currencies: 'every',
    clientTypes: ['COMPANY'],
    contexts: ['checkout'],
  },
  ratepay: {
    currencies: ['EUR', 'CHF'],
    clientTypes: ['PRIVATE'],
    contexts: ['checkout'],
  },
  onlineBanking_PL: {
    currencies: ['PLN'],
    clientTypes: anyone,
    contexts: ['checkout'],
  },
  ideal: { currencies: ['EUR'], clientTypes: anyone, contexts: ['checkout'] },
  multibanco: { currencies: ['EUR'], clientTypes: anyone, contexts: ['checkout'] },
  twint: { currencies: ['CHF'], clientTypes: anyone, contexts: ['checkout'] },
  mobilepay: {
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

/** Why a method of the card integration is not on offer, as far as country, money, buyer and page say so. */
export type PartnerObstacle = 'NotInCountry' | 'NotInCurrency' | 'NotForClientType' | 'NotInContext';

/** All that speaks against a method (rule Y-01); nothing where it is on offer. */
export function findPartnerObstacles(
  method: PartnerMethod,
  { countryCode, currencyCode, clientType, context }: PaymentSituation,
): readonly PartnerObstacle[] {
  const row = rows[method];
  const takesMoney = row.currencies === 'every' || row.currencies.includes(currencyCode);
  return [
    ...(countryRecords[countryCode].partnerMethods.includes(method) ? [] : ['NotInCountry' as const]),
    ...(takesMoney ? [] : ['NotInCurrency' as const]),
    ...(row.clientTypes.includes(clientType) ? [] : ['NotForClientType' as const]),
    ...(row.contexts.includes(context) ? [] : ['NotInContext' as const]),
  ];
}

/** The methods of the card integration on offer, in the order of the payment page (rule Y-01). */
export function findPartnerMethods(situation: PaymentSituation): readonly PartnerMethod[] {
  return partnerMethods.filter((method) => findPartnerObstacles(method, situation).length === 0);
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

/** The methods that are told which company pays (rule Y-21). */
export const companyMethods: readonly PartnerMethod[] = ['klarna_b2b'];
