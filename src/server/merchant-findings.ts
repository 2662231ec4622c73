import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database.ts';
import { resolveCurrency } from '../markets/market-currency.ts';
import { hasMedium } from '../media/media-store.ts';
import { checkMerchant, type Finding, findMissingMedia } from '../merchant/check-merchant.ts';
import { type ReadableMerchant, selectReadableMerchant } from '../merchant/readable-merchant.ts';
import type { Config } from './config.ts';
import { addressedBy } from './shop-addresses.ts';

/** What this version cannot read of the newest record. The shop sells by an earlier one meanwhile, if it has any. */
function findUnreadable({ version, unreadable }: ReadableMerchant): readonly Finding[] {
  return (unreadable?.problems ?? []).map(({ path, message }) => ({
    path,
    kind: 'wrong',
    ...(version === undefined
      ? { need: 'required', message }
      : {
          need: 'advised',
          message: `${message}; version ${version} is used instead of version ${unreadable?.version}`,
        }),
  }));
}

/** What the stored record lacks or cannot be used for: what `merchant check` and the start of a shop say, a line each. */
export async function findMerchantFindings(
  database: Database,
  clock: Clock,
  config: Pick<Config, 'environment' | 'datedCurrencies' | 'publicOrigin'>,
): Promise<readonly Finding[]> {
  const readable = await selectReadableMerchant(database);
  const { merchant } = readable;
  const unreadable = findUnreadable(readable);
  if (unreadable.some(({ need }) => need === 'required')) return unreadable;
  const settings = { datedCurrencies: config.datedCurrencies === 'on' };
  return [
    ...unreadable,
    ...checkMerchant(merchant, {
      environment: config.environment,
      addressedBy: addressedBy(config),
      currencyOf: (market) => resolveCurrency(market, clock.now(), settings),
    }),
    ...(await findMissingMedia(merchant, (name) => hasMedium(database, name))),
  ];
}
