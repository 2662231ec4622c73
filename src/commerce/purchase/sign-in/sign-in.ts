import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { parseEmail } from '../../../markets/email.ts';
import { findClaimants } from '../../people/customers/customer-store.ts';
import { pickMatching, SALT_BYTES } from '../../people/customers/password.ts';
import { limitCaller } from '../../people/limits/limit-attempts.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { Refusal } from '../../refusal.ts';
import { beginCustomerSession, signInAgain } from './begin-customer-session.ts';
import type { SignInContext } from './sign-in-context.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Signs in. Known e-mail or not: one look-up, one hash, one answer (rule U-03). `InvalidCredentials`, `RateLimited`,
 * `Unavailable` when too many hashes wait.
 */
export async function signIn(
  commerce: SignInContext,
  shopper: Shopper,
  input: { readonly email: string; readonly password: string },
): Promise<
  Outcome<SignedIn, Refusal<'EmailInvalid' | 'InvalidCredentials' | 'RateLimited' | 'Unavailable'>>
> {
  const email = parseEmail(input.email);
  if (email === undefined) return refuse({ code: 'EmailInvalid', fields: { email: 'email' } });
  const allowed = await limitCaller(commerce, shopper.clientAddress, 'sign-in', email);
  if (!allowed.ok) return allowed;
  const candidates = await findClaimants(commerce.database, email);
  const salt = candidates[0]?.salt ?? commerce.randomBytes(SALT_BYTES);
  const hash = await commerce.hashPassword(input.password, salt);
  if (hash === undefined) return refuse({ code: 'Unavailable' });
  const matching = pickMatching(candidates, salt, hash);
  if (matching === undefined) return refuse({ code: 'InvalidCredentials' });
  const signedIn = await signInAgain(commerce, (transaction) =>
    beginCustomerSession(transaction, commerce, shopper, matching),
  );
  return signedIn === undefined ? refuse({ code: 'InvalidCredentials' }) : accept(signedIn);
}
