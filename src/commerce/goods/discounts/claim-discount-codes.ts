import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { Refusal } from '../../refusal.ts';
import { claimDiscountCode, releaseCodesOfOrder } from './cart-discount-store.ts';

/** Whose uses of a code are counted together: a customer's, or those of a guest's e-mail in whatever case. */
export function customerKeyOf<Email extends string | undefined>(
  customerId: string | undefined,
  email: Email,
): string | Email {
  return customerId ?? (email === undefined ? email : email.toLowerCase());
}

/** A code as it is kept and compared: shoppers type it in any case and with blanks around. */
export function normaliseCode(text: string): string {
  return text.trim().toUpperCase();
}

/**
 * Uses up the codes that an order was priced with, inside its transaction, in the order of their text so that two orders
 * never wait for each other. A code that has run out since refuses the whole order: its price would not be the agreed one.
 * A refusal has changed nothing.
 */
export async function claimDiscountCodes(
  transaction: Queryable,
  codes: readonly string[],
  use: { readonly orderId: string; readonly customerKey: string; readonly at: Date },
): Promise<Outcome<true, Refusal<'DiscountCodeNotApplicable'>>> {
  for (const code of codes.toSorted()) {
    if (!(await claimDiscountCode(transaction, { ...use, code }))) {
      await releaseCodesOfOrder(transaction, use.orderId);
      return refuse({ code: 'DiscountCodeNotApplicable', fields: { code: 'MaxApplicationReached' } });
    }
  }
  return accept(true);
}

/** A cancelled order's codes can be used again. */
export function releaseDiscountCodes(transaction: Queryable, orderId: string): Promise<void> {
  return releaseCodesOfOrder(transaction, orderId);
}
