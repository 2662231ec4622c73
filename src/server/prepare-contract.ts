import { LRUCache } from 'lru-cache';
import { type ContractPages, readContractTexts } from '../api/read-contract-texts.ts';
import type { CommerceContext } from '../commerce/context.ts';
import { getContract, keepContractTexts } from '../commerce/purchase/orders/contract-text-store.ts';
import { getOrder } from '../commerce/purchase/orders/find-orders.ts';
import type { MailedContract } from '../mail/contract-section.ts';
import { dayIn } from '../markets/calendar-day.ts';
import { getMarket } from '../markets/countries.ts';

/** Files that are kept drawn: a day's orders need one or two a locale, of some 50 kB each. */
const DRAWN = 64;

/**
 * What goes with an order's confirmation (rule D-12): the texts are kept the first time it is written, right after the order, and
 * are the same whenever it is written again. Nothing where the shop has no such pages.
 */
export function createContractPreparation({
  database,
  clock,
  content,
}: Pick<CommerceContext, 'database' | 'clock'> & { readonly content: ContractPages }): (
  orderId: string,
) => Promise<MailedContract | undefined> {
  const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: DRAWN });
  return async (orderId) => {
    const order = await getOrder(database, orderId);
    if (order === undefined) return undefined;
    const { locale } = order;
    if ((await getContract(database, orderId)) === undefined) {
      const read = await readContractTexts(content.open(locale), order.contents);
      await keepContractTexts(database, orderId, read, clock.now());
    }
    const kept = await getContract(database, orderId);
    if (kept === undefined || kept.texts.length === 0) return undefined;
    const placedOn = dayIn(getMarket(order.country).timeZone, order.createdAt);
    const key = `${kept.id} ${locale} ${placedOn}`;
    const { drawContract } = await import('../papers/draw-contract.ts');
    const pdf = drawn.get(key) ?? drawContract({ locale, placedOn }, kept.texts);
    drawn.set(key, pdf);
    try {
      return { texts: kept.texts, pdf: await pdf };
    } catch (error) {
      drawn.delete(key);
      throw error;
    }
  };
}
