import type { Queryable } from '../../../kernel/database.ts';
import type { AccountMailRequest } from '../../../kernel/jobs.ts';
import { CONFIRMATION_TOKEN_S, RESET_TOKEN_S } from '../../../markets/account-constants.ts';
import type { CommerceContext } from '../../context.ts';
import { limitAttempts } from '../limits/limit-attempts.ts';
import { hashToken, TOKEN_BYTES, writeToken } from '../sessions/session.ts';
import type { Customer } from './customer.ts';
import { findClaimants, getCustomerById, lockCustomer } from './customer-store.ts';
import { addToken, type TokenPurpose } from './token-store.ts';

/** A mail about an account: to whom, and the secret of its link where it has one. */
export interface AccountMail {
  readonly kind: 'confirm-email' | 'account-exists' | 'reset-password' | 'change-email' | 'email-changed';
  readonly to: Pick<Customer, 'email' | 'firstName' | 'lastName'>;
  readonly token: string | undefined;
}

const lifetimes: Readonly<Record<TokenPurpose, number>> = {
  'reset-password': RESET_TOKEN_S,
  'verify-email': CONFIRMATION_TOKEN_S,
  'change-email': CONFIRMATION_TOKEN_S,
};

/**
 * Decides what a job has to write to whom; `undefined` when there is nobody to write to. The token is made here, so that it
 * is in the mail and nowhere else: the database has its hash alone.
 */
export function prepareAccountMail(
  commerce: Pick<CommerceContext, 'database' | 'clock' | 'randomBytes'>,
  request: AccountMailRequest,
): Promise<AccountMail | undefined> {
  return commerce.database.transaction(async (transaction): Promise<AccountMail | undefined> => {
    if (request.about === 'password-reset') {
      const [first] = await findClaimants(transaction, request.email);
      const customer = first && (await lockCustomer(transaction, first.customerId));
      if (customer === undefined || !(await mayWrite(transaction, commerce, customer.email)))
        return undefined;
      const token = await giveToken(transaction, commerce, customer, 'reset-password', undefined);
      return { kind: 'reset-password', to: customer, token };
    }
    const customer = await lockCustomer(transaction, request.customerId);
    if (customer === undefined) return undefined;
    if (request.about === 'email-changed') {
      return { kind: 'email-changed', to: { ...customer, email: request.email }, token: undefined };
    }
    const isSignUp = request.about === 'sign-up';
    const email = isSignUp ? customer.email : request.email;
    const owner = await findOwner(transaction, email);
    if (owner?.id === customer.id || !(await mayWrite(transaction, commerce, email))) return undefined;
    if (owner !== undefined) return { kind: 'account-exists', to: owner, token: undefined };
    const purpose = isSignUp ? 'verify-email' : 'change-email';
    const token = await giveToken(transaction, commerce, customer, purpose, email);
    return { kind: isSignUp ? 'confirm-email' : 'change-email', to: { ...customer, email }, token };
  });
}

/** Counted before a token is made: the link of the last mail that went stays good. */
async function mayWrite(
  transaction: Queryable,
  { clock }: Pick<CommerceContext, 'clock'>,
  email: string,
): Promise<boolean> {
  return (await limitAttempts({ database: transaction, clock }, 'mail/email', email)).ok;
}

/** The account that has shown the e-mail to be its own. */
async function findOwner(transaction: Queryable, email: string): Promise<Customer | undefined> {
  const [first] = await findClaimants(transaction, email);
  return first?.isVerified ? getCustomerById(transaction, first.customerId) : undefined;
}

async function giveToken(
  transaction: Queryable,
  commerce: Pick<CommerceContext, 'clock' | 'randomBytes'>,
  { id }: Customer,
  purpose: TokenPurpose,
  email: string | undefined,
): Promise<string> {
  const now = commerce.clock.now();
  const token = writeToken(commerce.randomBytes(TOKEN_BYTES));
  const tokenHash = hashToken(token);
  if (tokenHash === undefined) throw new Error('a token that was just written cannot be read');
  const expiresAt = new Date(now.getTime() + lifetimes[purpose] * 1000);
  await addToken(transaction, tokenHash, { customerId: id, purpose, email }, now, expiresAt);
  return token;
}
