import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { parseEmail } from '../../../markets/email.ts';
import type { CommerceContext } from '../../context.ts';
import { buildId } from '../../new-id.ts';
import type { Refusal } from '../../refusal.ts';
import { limitAttempts } from '../limits/limit-attempts.ts';
import { endSessionsOf } from '../sessions/end-session.ts';
import type { SessionCustomer } from '../sessions/session.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { BookRefusal } from './address-book.ts';
import type { Credentials, Customer } from './customer.ts';
import { applyCustomerActions, atAction, type CustomerAction } from './customer-actions.ts';
import { getCredentials, lockCustomer, saveCustomer, setPasswordHash } from './customer-store.ts';
import type { PasswordHashing } from './password.ts';
import { pickMatching } from './password.ts';
import { checkPassword, type PasswordRefusal } from './password-rule.ts';
import { removeTokensOf } from './token-store.ts';

export interface CustomerUpdate {
  /** Whose the caller says it is; another's is not there (rule X-02). */
  readonly id?: string | undefined;
  readonly version: number;
  readonly actions: readonly CustomerAction[];
}

/** The password that was shown, and the hash of the one that takes its place. */
interface PasswordChange {
  readonly shown: Credentials;
  readonly newHash: Uint8Array;
}

/** What the batch changes besides the row, checked before any transaction. */
interface AccessChange {
  readonly password: PasswordChange | undefined;
  readonly newEmail: string | undefined;
}

/** Why an e-mail or a password is not changed. */
type AccessRefusal =
  | PasswordRefusal
  | Refusal<'EmailInvalid' | 'NotSignedIn' | 'InvalidCredentials' | 'RateLimited' | 'Unavailable'>;

/** Why a batch is not taken. */
export type CustomerRefusal =
  | AccessRefusal
  | BookRefusal
  | Refusal<'ResourceNotFound' | 'ConcurrentModification'>;

/**
 * Applies a batch to the signed-in customer, all of it or nothing (rule U-02). A new e-mail counts once its
 * mailed link was opened; a new password ends all other sessions. `NotSignedIn`, `ConcurrentModification`, `ResourceNotFound`,
 * `InvalidCredentials` for a wrong current password.
 */
export async function updateCustomer(
  commerce: CommerceContext & PasswordHashing,
  shopper: Shopper,
  update: CustomerUpdate,
): Promise<Outcome<Customer, CustomerRefusal>> {
  const signedIn = shopper.session?.customer;
  if (signedIn === undefined) return refuse({ code: 'NotSignedIn' });
  if (update.id !== undefined && update.id !== signedIn.id) return refuse({ code: 'ResourceNotFound' });
  const checked = await checkAccess(commerce, signedIn, update.actions);
  if (!checked.ok) return checked;
  const { password, newEmail } = checked.value;
  const now = commerce.clock.now();
  const { market, locale } = shopper;
  return commerce.database.transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, signedIn.id);
    if (customer === undefined) return refuse({ code: 'NotSignedIn' });
    if (customer.version !== update.version) {
      return refuse({ code: 'ConcurrentModification', currentVersion: customer.version });
    }
    if (password !== undefined && !(await isStillTheirs(transaction, password.shown))) {
      return refuse({ code: 'InvalidCredentials' });
    }
    const decided = applyCustomerActions(customer, update.actions, {
      now,
      newId: () => buildId(now, commerce.randomBytes(10)),
      storeCountry: market.countryCode,
    });
    if (!decided.ok) return decided;
    const saved = await saveCustomer(transaction, { ...decided.value, modifiedAt: now });
    if (saved === undefined) throw new Error(`customer ${customer.id} changed while it was held`);
    if (password !== undefined) {
      await setPasswordHash(transaction, customer.id, password.newHash);
      await removeTokensOf(transaction, customer.id, 'reset-password');
      await endSessionsOf(transaction, customer.id, shopper.session);
    }
    if (newEmail !== undefined) {
      await commerce.jobs.enqueue(transaction, 'send-account-mail', {
        about: 'email-change',
        customerId: customer.id,
        email: newEmail,
        country: market.countryCode,
        locale,
      });
    }
    return accept(saved);
  });
}

/** A password compared before the transaction may have been replaced since, by the mailed link say. */
async function isStillTheirs(transaction: Queryable, shown: Credentials): Promise<boolean> {
  const current = await getCredentials(transaction, shown.customerId);
  return current !== undefined && pickMatching([current], shown.salt, shown.hash) !== undefined;
}

async function checkAccess(
  commerce: CommerceContext & PasswordHashing,
  signedIn: SessionCustomer,
  actions: readonly CustomerAction[],
): Promise<Outcome<AccessChange, AccessRefusal>> {
  let change: AccessChange = { password: undefined, newEmail: undefined };
  for (const [index, action] of actions.entries()) {
    if (action.action === 'changeEmail') {
      const newEmail = parseEmail(action.email);
      const isSecond = change.newEmail !== undefined;
      if (newEmail === undefined || isSecond) {
        const rule = isSecond ? 'oneOf' : 'email';
        return refuse(atAction(index, { code: 'EmailInvalid', fields: { email: rule } }));
      }
      const allowed = await limitAttempts(commerce, 'change-email/customer', signedIn.id);
      if (!allowed.ok) return allowed;
      change = { ...change, newEmail };
    }
    if (action.action === 'changePassword') {
      if (change.password !== undefined) {
        return refuse(atAction(index, { code: 'InvalidInput', fields: { action: 'oneOf' } }));
      }
      const hashed = await hashNewPassword(commerce, signedIn, action);
      if (!hashed.ok) return refuse(atAction(index, hashed.refusal));
      change = { ...change, password: hashed.value };
    }
  }
  return accept(change);
}

async function hashNewPassword(
  commerce: CommerceContext & PasswordHashing,
  { id, email }: SessionCustomer,
  { currentPassword, newPassword }: Extract<CustomerAction, { action: 'changePassword' }>,
): Promise<Outcome<PasswordChange, AccessRefusal>> {
  const password = checkPassword(newPassword, email, 'newPassword');
  if (!password.ok) return password;
  // Whoever finds a device signed in must not guess the password there faster than at the door.
  const allowed = await limitAttempts(commerce, 'sign-in/email', email);
  if (!allowed.ok) return allowed;
  const credentials = await getCredentials(commerce.database, id);
  if (credentials === undefined) return refuse({ code: 'NotSignedIn' });
  const current = await commerce.hashPassword(currentPassword, credentials.salt);
  if (current === undefined) return refuse({ code: 'Unavailable' });
  if (pickMatching([credentials], credentials.salt, current) === undefined) {
    return refuse({ code: 'InvalidCredentials' });
  }
  const newHash = await commerce.hashPassword(password.value, credentials.salt);
  return newHash === undefined ? refuse({ code: 'Unavailable' }) : accept({ shown: credentials, newHash });
}
