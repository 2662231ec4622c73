import { createHash } from 'node:crypto';
import type { Queryable } from '../../../kernel/database.ts';
import type { StockVisitor } from '../../goods/stock/stock-visitor.ts';
import { limitAttempts } from '../../people/limits/limit-attempts.ts';
import { shortenAddress } from '../../people/limits/shorten-address.ts';
import { nameOfSession } from '../../people/sessions/session.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { CheckoutContext } from './checkout-context.ts';

/**
 * Whose share of the stock counts what a payment sets aside. `undefined` for who has had pieces set aside as often as may be
 * within an hour: they pay, and nothing waits for them.
 */
export async function findStockVisitor(
  transaction: Queryable,
  { clock }: Pick<CheckoutContext, 'clock'>,
  { session, clientAddress }: Pick<Shopper, 'session' | 'clientAddress'>,
): Promise<StockVisitor | undefined> {
  if (session === undefined) return undefined;
  const visitor = {
    session: nameOfSession(session),
    network:
      clientAddress === undefined
        ? undefined
        : createHash('sha256').update(shortenAddress(clientAddress)).digest('base64url'),
  };
  const means = { database: transaction, clock };
  const bySession = await limitAttempts(means, 'reservation/session', visitor.session);
  const byNetwork = await limitAttempts(means, 'reservation/network', visitor.network);
  return bySession.ok && byNetwork.ok ? visitor : undefined;
}
