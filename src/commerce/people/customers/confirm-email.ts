import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import type { CommerceContext } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import { hashToken } from '../sessions/session.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { Customer } from './customer.ts';
import { getCustomerById, lockCustomer, lockEmail, verifyEmail } from './customer-store.ts';
import { getToken, removeTokensOf, takeToken } from './token-store.ts';

/**
 * Makes an e-mail the customer's own by the token mailed to it. Only the signed-in customer can: else whoever opened an
 * account in another's name would be handed that e-mail, and the guest orders made with it, by one unwary click
 * (decision 0008). `NotSignedIn`; `TokenInvalid` also where the e-mail has become another account's.
 */
export async function confirmEmail(
  commerce: CommerceContext,
  shopper: Shopper,
  tokenValue: string,
): Promise<Outcome<Customer, Refusal<'NotSignedIn' | 'TokenInvalid'>>> {
  const signedIn = shopper.session?.customer;
  if (signedIn === undefined) return refuse({ code: 'NotSignedIn' });
  const now = commerce.clock.now();
  const tokenHash = hashToken(tokenValue);
  const token = tokenHash && (await getToken(commerce.database, tokenHash, now));
  if (tokenHash === undefined || token?.email === undefined || token.customerId !== signedIn.id) {
    return refuse({ code: 'TokenInvalid' });
  }
  const { email, purpose } = token;
  return commerce.database.transaction(async (transaction) => {
    await lockEmail(transaction, email);
    const before = await lockCustomer(transaction, signedIn.id);
    if (before === undefined) return refuse({ code: 'NotSignedIn' });
    const isMeant = purpose === 'change-email' || before.email === email;
    const isGood =
      isMeant &&
      (await takeToken(transaction, tokenHash, now)) &&
      (await verifyEmail(transaction, before.id, email, now));
    if (!isGood) return refuse({ code: 'TokenInvalid' });
    await removeTokensOf(transaction, before.id);
    if (purpose === 'change-email') {
      await commerce.jobs.enqueue(transaction, 'send-account-mail', {
        about: 'email-changed',
        customerId: before.id,
        email: before.email,
        country: shopper.market.countryCode,
        locale: shopper.locale,
      });
    }
    const after = await getCustomerById(transaction, before.id);
    return after === undefined ? refuse({ code: 'NotSignedIn' }) : accept(after);
  });
}
