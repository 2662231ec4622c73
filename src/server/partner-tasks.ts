import { randomBytes } from 'node:crypto';
import type { CheckoutContext } from '../commerce/purchase/checkout/checkout-context.ts';
import { createNotificationDelivery } from '../integrations/card/card-notification.ts';
import { captureCheckout } from '../integrations/card/partner-books.ts';
import type { JobTasks } from './jobs.ts';
import type { ShopSurroundings } from './shop-surroundings.ts';

interface PartnerSurroundings extends Pick<ShopSurroundings, 'config' | 'hmacKeys'> {
  readonly engine: Pick<CheckoutContext, 'database' | 'jobs' | 'clock'>;
}

/** What the embedded card partner does by itself. */
export function createPartnerTasks({
  config: { cardPartner },
  engine: { database, jobs, clock },
  hmacKeys,
}: PartnerSurroundings): Pick<JobTasks, 'deliver-card-notification' | 'capture-card-checkout'> {
  const manner = cardPartner.kind === 'sandbox' ? cardPartner.manner : 'prompt';
  return {
    'deliver-card-notification': createNotificationDelivery({ database, jobs, clock, hmacKeys, manner }),
    'capture-card-checkout': (payload) => captureCheckout({ database, jobs, clock, randomBytes }, payload),
  };
}
