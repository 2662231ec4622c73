import type { Queryable } from '../../../kernel/database.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { parseEmail } from '../../../markets/email.ts';
import { buildId } from '../../new-id.ts';
import type { Credentials, CustomerType } from '../../people/customers/customer.ts';
import { isDayOfBirth, tidyName } from '../../people/customers/customer-actions.ts';
import { addCustomer, findClaimants, lockEmail } from '../../people/customers/customer-store.ts';
import { pickMatching, SALT_BYTES } from '../../people/customers/password.ts';
import { checkPassword, type PasswordRefusal } from '../../people/customers/password-rule.ts';
import { limitCaller } from '../../people/limits/limit-attempts.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import { beginCustomerSession, signInAgain } from './begin-customer-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import type { SignedIn } from './signed-in.ts';

export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly customerType: CustomerType;
  readonly vatId?: string | undefined;
  readonly dateOfBirth?: string | undefined;
}

const MOST_ATTEMPTS = 3;

/** What is wrong with the input besides the password; known e-mails are no part of it. */
function findFieldErrors(input: SignUpInput, now: Date): Record<string, string> {
  const fields: Record<string, string> = {};
  if (tidyName(input.firstName) === '') fields.firstName = 'required';
  if (tidyName(input.lastName) === '') fields.lastName = 'required';
  if (input.dateOfBirth !== undefined && !isDayOfBirth(input.dateOfBirth, now)) {
    fields.dateOfBirth = 'max';
  }
  return fields;
}

/**
 * Opens an account and signs in to it (decision 0008). Good input always succeeds, so that nobody learns which e-mails have
 * accounts: whose password it is signs in to the account they have, everyone else gets a new one, and the mail tells the
 * e-mail's owner what happened.
 */
export async function signUp(
  commerce: SignInContext,
  shopper: Shopper,
  input: SignUpInput,
): Promise<
  Outcome<
    SignedIn,
    PasswordRefusal | Refusal<'EmailInvalid' | 'InvalidInput' | 'RateLimited' | 'Unavailable'>
  >
> {
  const email = parseEmail(input.email);
  if (email === undefined) return refuse({ code: 'EmailInvalid', fields: { email: 'email' } });
  const fields = findFieldErrors(input, commerce.clock.now());
  if (Object.keys(fields).length > 0) return refuse({ code: 'InvalidInput', fields });
  const password = checkPassword(input.password, email, 'password');
  if (!password.ok) return password;
  // By e-mail too: the account's own password signs in to it, so this would be a second door for guessing it.
  const allowed = await limitCaller(commerce, shopper.clientAddress, 'sign-up', email);
  if (!allowed.ok) return allowed;

  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const claimants = await findClaimants(commerce.database, email);
    const salt = claimants[0]?.salt ?? commerce.randomBytes(SALT_BYTES);
    const hash = await commerce.hashPassword(password.value, salt);
    if (hash === undefined) return refuse({ code: 'Unavailable' });
    const matching = pickMatching(claimants, salt, hash);
    const signedIn = await signInAgain(commerce, async (transaction) => {
      const id =
        matching?.customerId ??
        (await addAccount(transaction, commerce, shopper, { ...input, email }, { salt, hash }));
      if (id === undefined) return undefined;
      await commerce.jobs.enqueue(transaction, 'send-account-mail', {
        about: 'sign-up',
        customerId: id,
        country: shopper.market.countryCode,
        locale: shopper.locale,
      });
      return beginCustomerSession(transaction, commerce, shopper, { customerId: id, salt, hash });
    });
    if (signedIn !== undefined) return accept(signedIn);
  }
  return refuse({ code: 'Unavailable' });
}

/** The new account's id; `undefined` when another sign-up with the e-mail came in between, with a salt of its own. */
async function addAccount(
  transaction: Queryable,
  commerce: SignInContext,
  shopper: Shopper,
  input: SignUpInput,
  password: Pick<Credentials, 'salt' | 'hash'>,
): Promise<string | undefined> {
  await lockEmail(transaction, input.email);
  const [first] = await findClaimants(transaction, input.email);
  if (first !== undefined && Buffer.compare(first.salt, password.salt) !== 0) return undefined;
  const now = commerce.clock.now();
  const id = buildId(now, commerce.randomBytes(10));
  await addCustomer(
    transaction,
    {
      id,
      email: input.email,
      firstName: tidyName(input.firstName),
      lastName: tidyName(input.lastName),
      dateOfBirth: input.dateOfBirth,
      vatId: input.vatId?.trim() || undefined,
      locale: shopper.locale,
      customerType: input.customerType,
      createdAt: now,
    },
    password,
  );
  return id;
}
