import { toNetPrices } from '../../markets/net-prices.ts';
import { useSurroundings } from '../shell.ts';

/**
 * Writes an order as its reader reckons: without VAT where none is charged, and where a company asked for such prices first
 * (decision 0050). What is charged stays what it is: only of the second the VAT comes on top.
 */
export function useShownOrder<Order extends Parameters<typeof toNetPrices>[0]>(order: Order): Order {
  const { firstPrice } = useSurroundings();
  const { taxMode } = order;
  if (firstPrice !== 'net' || taxMode === 'External') return toNetPrices(order);
  return { ...toNetPrices<Order>({ ...order, taxMode: 'External' }), taxMode };
}
