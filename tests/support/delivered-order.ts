import { tellSurveys } from '../../src/commerce/purchase/surveys/tell-surveys.ts';
import { DAY_MS } from '../../src/kernel/day.ts';
import { runCommand } from './command-line.ts';
import type { WholeShop } from './whole-shop.ts';

/** An order as its operator moves it: paid by transfer, sent, arrived. */
export async function deliverOrder({ url, dataDir }: WholeShop, orderNumber: string): Promise<void> {
  for (const args of [
    ['paid', orderNumber, `bank-${orderNumber}`],
    ['ship', orderNumber],
    ['set-state', orderNumber, 'shipment', 'Delivered'],
  ]) {
    const { code, said } = await runCommand({ url, dataDir, workingFolder: dataDir }, ['orders', ...args]);
    if (code !== 0) throw new Error(said);
  }
}

/** What the shop does by itself some days later; resolves to how many buyers it asks. */
export function tellSurveysLater({ shop: { engine } }: WholeShop): Promise<number> {
  // The command that wrote the delivery down goes by the clock of the machine.
  const later = () => new Date(Date.now() + 8 * DAY_MS);
  return tellSurveys({ ...engine, clock: { now: later } });
}
