import type { Logger } from 'pino';
import type { Clock } from '../kernel/clock.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import type { Market } from '../markets/countries.ts';
import { resolveCurrency } from '../markets/market-currency.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database.ts';
import { loadSecrets } from './secrets.ts';

/** What every part of a shop is given: its settings and what follows from them, its database, its clock and its log. */
export interface ShopSurroundings {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  /** What a market charges in at a moment (rule D-08). */
  readonly currencyOf: (market: Market, on: Date) => CurrencyCode;
  /** Signs what the card sandbox says. */
  readonly hmacKey: string;
}

export async function openSurroundings(
  parts: Pick<ShopSurroundings, 'config' | 'database' | 'clock' | 'log'>,
): Promise<ShopSurroundings> {
  const { config } = parts;
  const { dataDir, secret } = config;
  const secrets = await loadSecrets(dataDir, secret);
  const datedCurrencies = config.datedCurrencies === 'on';
  return {
    ...parts,
    currencyOf: (market, on) => resolveCurrency(market, on, { datedCurrencies }),
    hmacKey: secrets.deriveKey('card notifications').toString('hex'),
  };
}
