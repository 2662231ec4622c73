import { tellSurveys } from '../../src/commerce/purchase/surveys/tell-surveys.ts';
import { DAY_MS } from '../../src/kernel/day.ts';
import { runCommand } from './command-line.ts';
import type { WholeShop } from './whole-shop.ts';

/** A command of an operator for orders. */
export async function runOrders({ url, dataDir }: WholeShop, ...args: readonly string[]): Promise<void> {
  const { code, said } = await runCommand({ url, dataDir, workingFolder: dataDir }, ['orders', ...args]);
  if (code !== 0) throw new Error(said);
}

/** An order as its operator moves it: paid by transfer, sent, arrived. */
export async function deliverOrder(shop: WholeShop, orderNumber: string): Promise<void> {
  await runOrders(shop, 'paid', orderNumber, `bank-${orderNumber}`);
  await runOrders(shop, 'ship', orderNumber);
  await runOrders(shop, 'set-state', orderNumber, 'shipment', 'Delivered');
}

/** What the shop does by itself some days later; resolves to how many buyers it asks. */
export function tellSurveysLater({ shop: { engine } }: WholeShop): Promise<number> {
  // The command that wrote the delivery down goes by the clock of the machine.
  const later = () => new Date(Date.now() + 8 * DAY_MS);
  return tellSurveys({ ...engine, clock: { now: later } });
}
