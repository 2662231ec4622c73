import { endSession } from '../../people/sessions/end-session.ts';
import type { Shopper } from '../../people/sessions/shopper.ts';
import type { SignInContext } from './sign-in-context.ts';

/** Ends the session; a signed-in customer's cart waits for their next one. */
export async function signOut(commerce: SignInContext, shopper: Shopper): Promise<void> {
  if (shopper.session === undefined) return;
  await endSession(commerce.database, shopper.session);
}
