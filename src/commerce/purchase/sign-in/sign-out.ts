import type { Commerce, Shopper } from '../../commerce.ts';
import { endSession } from '../../people/sessions/end-session.ts';

/** Ends the session; a signed-in customer's cart waits for their next one. */
export async function signOut(commerce: Commerce, shopper: Shopper): Promise<void> {
  if (shopper.session === undefined) return;
  await endSession(commerce.database, shopper.session);
}
