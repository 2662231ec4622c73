import { type ContractPages, readContractTexts } from '../api/read-contract-texts.ts';
import type { CommerceContext } from '../commerce/context.ts';
import { getContractTexts, keepContractTexts } from '../commerce/purchase/orders/contract-text-store.ts';
import { getOrder } from '../commerce/purchase/orders/find-orders.ts';
import type { MailedContract } from '../mail/contract-section.ts';
import { dayIn } from '../markets/calendar-day.ts';
import { getMarket } from '../markets/countries.ts';
import { formatOrderNumber, parseOrderNumber } from '../markets/order-number.ts';

/**
 * What goes with an order's confirmation (rule D-12): the texts are kept the first time it is written, right after the order, and
 * are the same whenever it is written again. Nothing where the shop has no such pages.
 */
export async function prepareContract(
  {
    database,
    clock,
    content,
  }: Pick<CommerceContext, 'database' | 'clock'> & { readonly content: ContractPages },
  orderId: string,
): Promise<MailedContract | undefined> {
  const order = await getOrder(database, orderId);
  if (order === undefined) return undefined;
  if ((await getContractTexts(database, orderId)) === undefined) {
    const read = await readContractTexts(content.open(order.locale), order.contents);
    await keepContractTexts(database, orderId, read, clock.now());
  }
  const texts = (await getContractTexts(database, orderId)) ?? [];
  if (texts.length === 0) return undefined;
  const market = getMarket(order.country);
  const parsed = parseOrderNumber(order.orderNumber);
  const number = parsed === undefined ? order.orderNumber : formatOrderNumber(market, parsed);
  const { drawContract } = await import('../papers/draw-contract.ts');
  const placedOn = dayIn(market.timeZone, order.createdAt);
  return { texts, pdf: await drawContract({ number, locale: order.locale, placedOn }, texts) };
}
