import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database.ts';
import { resolveCurrency } from '../markets/market-currency.ts';
import { hasMedium } from '../media/media-store.ts';
import { checkMerchant, type Finding, findMissingMedia } from '../merchant/check-merchant.ts';
import { nobody } from '../merchant/merchant.ts';
import { readMerchant } from '../merchant/merchant-file.ts';
import { selectMerchant } from '../merchant/merchant-store.ts';
import type { Config } from './config.ts';
import { addressedBy } from './shop-addresses.ts';

/** What the stored record lacks or cannot be used for: what `merchant check` and the start of a shop say, a line each. */
export async function findMerchantFindings(
  database: Database,
  clock: Clock,
  config: Pick<Config, 'environment' | 'datedCurrencies' | 'publicOrigin'>,
): Promise<readonly Finding[]> {
  const stored = await selectMerchant(database);
  const read = readMerchant(stored?.record ?? nobody);
  if (!read.ok)
    return read.refusal.map(({ path, message }) => ({ path, message, kind: 'wrong', need: 'required' }));
  const settings = { datedCurrencies: config.datedCurrencies === 'on' };
  return [
    ...checkMerchant(read.value, {
      environment: config.environment,
      addressedBy: addressedBy(config),
      currencyOf: (market) => resolveCurrency(market, clock.now(), settings),
    }),
    ...(await findMissingMedia(read.value, (name) => hasMedium(database, name))),
  ];
}
