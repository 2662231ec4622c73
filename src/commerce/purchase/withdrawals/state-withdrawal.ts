import { createHash } from 'node:crypto';
import { accept, type Outcome } from '../../../kernel/outcome.ts';
import { parseOrderNumber } from '../../../markets/order-number.ts';
import { isNeverWithdrawable } from '../../../markets/withdrawal-exceptions.ts';
import type { CommerceContext } from '../../context.ts';
import { buildId } from '../../new-id.ts';
import { limitAttempts, limitCaller, limitNetwork } from '../../people/limits/limit-attempts.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import { findOrders } from '../orders/find-orders.ts';
import type { Order } from '../orders/order.ts';
import { getStatedOrderId } from '../orders/order-store.ts';
import { countReversed } from '../orders/reversal.ts';
import { findReversals } from '../orders/reversal-store.ts';
import { type ChoosableLine, checkStatement, type StatementDraft } from './check-statement.ts';
import type { Withdrawal, WithdrawalStatement } from './withdrawal.ts';
import {
  type Fingerprints,
  getSameWithdrawal,
  getWithdrawal,
  insertWithdrawal,
  type NewWithdrawal,
} from './withdrawal-store.ts';
import { piecesLeft } from './withdrawn-pieces.ts';

/** The order that a shopper names, where their session shows it to them. */
async function getOwnOrder(
  commerce: CommerceContext,
  shopper: Shopper,
  orderNumber: string,
): Promise<Order | undefined> {
  const found = await findOrders(commerce, shopper, { orderNumber }, { limit: 1, offset: 0 });
  return found.ok ? found.value.orders[0] : undefined;
}

async function findChoosableLines(commerce: CommerceContext, order: Order): Promise<ChoosableLine[]> {
  const { lineItems } = order.contents;
  const left = piecesLeft(lineItems, countReversed(await findReversals(commerce.database, order.id)));
  return lineItems
    .filter(({ withdrawalException }) => !isNeverWithdrawable(withdrawalException))
    .map(({ id, name }) => ({ id, name, quantity: left.get(id) ?? 0 }));
}

/** Made where the order is shown, it is another statement than the same words of somebody who only knows its number. */
function fingerprintsOf(
  { storeId }: Shopper['market'],
  formId: string,
  own: Order | undefined,
  { orderNumber, email, scope, items, goods, ...rest }: WithdrawalStatement,
): Fingerprints {
  const hash = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest();
  const pieces = items.map(({ lineItemId, quantity }) => `${lineItemId} ${quantity}`).sort();
  const words = [storeId, own?.id, orderNumber, email.toLowerCase(), scope, pieces, goods];
  return { form: hash([formId, words, rest.name, rest.reason]), statement: hash(words) };
}

async function keep(commerce: CommerceContext, withdrawal: NewWithdrawal): Promise<Withdrawal> {
  return commerce.database.transaction(async (transaction) => {
    if (await insertWithdrawal(transaction, withdrawal)) {
      const { id: withdrawalId } = withdrawal;
      await commerce.jobs.enqueue(transaction, 'send-withdrawal-mail', { about: 'receipt', withdrawalId });
      const kept = await getWithdrawal(transaction, withdrawalId);
      if (kept !== undefined) return kept;
    }
    const same = await getSameWithdrawal(transaction, withdrawal.fingerprints);
    if (same === undefined) throw new Error('a withdrawal that is there already cannot be found');
    return same;
  });
}

/**
 * Whoever is shown the order is held up by nobody who guesses with the same e-mail, and still sends no more receipts than anybody
 * needs to an e-mail that may be another's.
 */
async function limitStatements(
  commerce: CommerceContext,
  { clientAddress }: Shopper,
  own: Order | undefined,
  email: string,
): Promise<Outcome<true, Refusal<'RateLimited'>>> {
  if (own === undefined) return limitCaller(commerce, clientAddress, 'withdrawal', email);
  const byNetwork = await limitNetwork(commerce, clientAddress, 'withdrawal/address');
  return byNetwork.ok ? limitAttempts(commerce, 'withdrawal/order', own.id) : byNetwork;
}

/**
 * Receives a statement of withdrawal (rule D-03): kept, with the job that confirms it, in one transaction. Nobody's is turned away
 * because no order fits it, it is late, or a company makes it: a person reads it. Whether there is such an order, the answer says to
 * nobody. Sent again, by a second click, another tab or the back button, it is the statement that is there already.
 */
export async function stateWithdrawal(
  commerce: CommerceContext,
  shopper: Shopper,
  sent: { readonly draft: StatementDraft; readonly formId: string | undefined },
): Promise<Outcome<Withdrawal, Refusal<'InvalidInput' | 'RateLimited'>>> {
  const own = await getOwnOrder(commerce, shopper, sent.draft.orderNumber);
  const lines = own === undefined ? undefined : await findChoosableLines(commerce, own);
  const checked = checkStatement(sent.draft, lines);
  if (!checked.ok) return checked;
  const stated = checked.value;
  const createdAt = commerce.clock.now();
  const id = buildId(createdAt, commerce.randomBytes(10));
  const fingerprints = fingerprintsOf(shopper.market, sent.formId ?? id, own, stated);
  const same = await getSameWithdrawal(commerce.database, fingerprints);
  if (same !== undefined) return accept(same);
  const limited = await limitStatements(commerce, shopper, own, stated.email);
  if (!limited.ok) return limited;
  const orderNumber = parseOrderNumber(stated.orderNumber);
  const storeKey = shopper.market.storeId;
  const matched =
    orderNumber &&
    (await getStatedOrderId(commerce.database, { orderNumber, storeKey, email: stated.email }));
  const { locale, market } = shopper;
  const orderId = own?.id ?? matched;
  return accept(
    await keep(commerce, {
      ...stated,
      ...{ id, createdAt, locale, country: market.countryCode, orderId, fingerprints },
    }),
  );
}
