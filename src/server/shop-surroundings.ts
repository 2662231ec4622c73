import type { Logger } from 'pino';
import type { Clock } from '../kernel/clock.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import type { Market } from '../markets/countries.ts';
import { resolveCurrency } from '../markets/market-currency.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

/** What every part of a shop is given: its settings and what follows from them, its database, its clock and its log. */
export interface ShopSurroundings {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  /** What a market charges in at a moment (rule D-08). */
  readonly currencyOf: (market: Market, on: Date) => CurrencyCode;
  /** Of the embedded card partner: tells its cards apart. */
  readonly hmacKey: string;
  /** Of Adyen: tells its cards apart. */
  readonly fingerprintKey: string;
  /** Opens the page of what the embedded card partner did. */
  readonly merchantKey: string;
  /** Sign what the embedded card partner says: the first of them now, each other one until lately. */
  readonly hmacKeys: readonly string[];
}

/** What whoever runs the shop opens the merchant's page of the embedded card partner with. */
export function merchantKeyOf(secrets: Secrets): string {
  return secrets.deriveKey('card partner, merchant page').toString('base64url');
}

export async function openSurroundings(
  parts: Pick<ShopSurroundings, 'config' | 'database' | 'clock' | 'log'>,
): Promise<ShopSurroundings> {
  const { config } = parts;
  const { dataDir, secret } = config;
  const secrets = await loadSecrets(dataDir, secret);
  const datedCurrencies = config.datedCurrencies === 'on';
  const hmacKey = secrets.deriveKey('card notifications').toString('hex');
  const { cardPartner } = config;
  const ownKeys = cardPartner.kind === 'sandbox' ? cardPartner.hmacKeys : undefined;
  return {
    ...parts,
    currencyOf: (market, on) => resolveCurrency(market, on, { datedCurrencies }),
    hmacKey,
    fingerprintKey: secrets.deriveKey('card fingerprints').toString('hex'),
    merchantKey: merchantKeyOf(secrets),
    hmacKeys: ownKeys ?? [hmacKey],
  };
}
