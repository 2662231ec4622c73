import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { parseEmail } from '../../../markets/email.ts';
import type { CommerceContext } from '../../context.ts';
import type { Refusal } from '../../refusal.ts';
import { limitCaller } from '../limits/limit-attempts.ts';
import type { Shopper } from '../sessions/shopper.ts';

/**
 * Asks for a link to set a new password. Nothing is looked up here: the job finds out whether there is an account, so that
 * neither the answer nor its time tells (rule U-03).
 */
export async function requestPasswordReset(
  commerce: CommerceContext,
  shopper: Shopper,
  typedEmail: string,
): Promise<Outcome<true, Refusal<'EmailInvalid' | 'RateLimited'>>> {
  const email = parseEmail(typedEmail);
  if (email === undefined) return refuse({ code: 'EmailInvalid', fields: { email: 'email' } });
  const allowed = await limitCaller(commerce, shopper.clientAddress, 'reset', email);
  if (!allowed.ok) return allowed;
  const { market, locale } = shopper;
  await commerce.jobs.enqueue(commerce.database, 'send-account-mail', {
    about: 'password-reset',
    email,
    country: market.countryCode,
    locale,
  });
  return accept(true as const);
}
