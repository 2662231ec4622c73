import { nobody } from '../../merchant/merchant.ts';
import type { Merchant } from '../../merchant/merchant-schema.ts';
import { selectReadableMerchant } from '../../merchant/readable-merchant.ts';
import type { CommandShop } from './command.ts';

/** Who sells, as the running shop sees it: production passes an invented record over (rule Y-04). */
export async function readMerchant({
  config,
  database,
}: Pick<CommandShop, 'config' | 'database'>): Promise<Merchant> {
  const { merchant } = await selectReadableMerchant(database);
  return merchant.invented === true && config.environment === 'production' ? nobody : merchant;
}
