import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import {
  clearCustomer,
  getCredentials,
  getCustomerById,
  lockCustomer,
  lockEmail,
  setPasswordHash,
  verifyEmail,
} from '../../people/customers/customer-store.ts';
import { checkPassword, type PasswordRefusal } from '../../people/customers/password-rule.ts';
import { getToken, removeTokensOf, takeToken } from '../../people/customers/token-store.ts';
import { endSessionsOf } from '../../people/sessions/end-session.ts';
import { hashToken } from '../../people/sessions/session.ts';
import type { Refusal } from '../../refusal.ts';
import { giveUpCarts, holdActiveCarts } from '../cart/give-up-carts.ts';
import type { SignInContext } from './sign-in-context.ts';

/**
 * Sets a new password by a mailed token, once; the mail was read, so the e-mail is the customer's from now on, and every
 * session ends. `TokenInvalid` for one that is wrong, used, replaced or too old; a password that will not do leaves the
 * token good (rule U-01). Until then anyone may have opened the account with the e-mail: what they left in it
 * (carts, addresses, VAT id) goes, lest somebody's next order is sent to a stranger.
 */
export async function resetPassword(
  commerce: SignInContext,
  input: { readonly tokenValue: string; readonly newPassword: string },
): Promise<
  Outcome<{ readonly customerId: string }, PasswordRefusal | Refusal<'TokenInvalid' | 'Unavailable'>>
> {
  const now = commerce.clock.now();
  const tokenHash = hashToken(input.tokenValue);
  const token = tokenHash && (await getToken(commerce.database, tokenHash, now));
  if (tokenHash === undefined || token?.purpose !== 'reset-password') return refuse({ code: 'TokenInvalid' });
  const { customerId } = token;
  const customer = await getCustomerById(commerce.database, customerId);
  const credentials = await getCredentials(commerce.database, customerId);
  if (customer === undefined || credentials === undefined) return refuse({ code: 'TokenInvalid' });
  const password = checkPassword(input.newPassword, customer.email, 'newPassword');
  if (!password.ok) return password;
  const hash = await commerce.hashPassword(password.value, credentials.salt);
  if (hash === undefined) return refuse({ code: 'Unavailable' });
  return commerce.database.transaction(async (transaction) => {
    const carts = await holdActiveCarts(transaction, customerId);
    await lockEmail(transaction, customer.email);
    const held = await lockCustomer(transaction, customerId);
    // Who has another e-mail by now was reached at the old one.
    if (held?.email !== customer.email) return refuse({ code: 'TokenInvalid' });
    const isGood =
      (await takeToken(transaction, tokenHash, now)) &&
      (await verifyEmail(transaction, customerId, customer.email, now));
    if (!isGood) return refuse({ code: 'TokenInvalid' });
    const isOwners = held.emailVerifiedAt !== undefined;
    if (!isOwners) await clearCustomer(transaction, customerId);
    await setPasswordHash(transaction, customerId, hash);
    await removeTokensOf(transaction, customerId);
    await endSessionsOf(transaction, customerId, undefined);
    if (!isOwners) await giveUpCarts(transaction, commerce, carts);
    return accept({ customerId });
  });
}
