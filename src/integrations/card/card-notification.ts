import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CardNotification } from '../../commerce/purchase/payments/card-provider.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Queryable } from '../../kernel/database.ts';
import type { JobPayloads } from '../../kernel/jobs.ts';
import type { CardCheckout } from './card-checkout.ts';
import { getCheckout } from './card-checkout-store.ts';

export const SIGNATURE_HEADER = 'x-sandpay-signature';
const TOLERANCE_SECONDS = 300;
const TIME_LIMIT_MS = 10_000;

const notificationSchema = z.object({
  checkoutId: z.string().min(1).max(100),
  merchantReference: z.string().min(1).max(200),
  event: z.string(),
  amount: z.object({ currencyCode: z.string(), centAmount: z.int(), fractionDigits: z.int() }),
  occurredAt: z.iso.datetime(),
});

function hmacOf(body: Uint8Array, seconds: number, hmacKey: string): Buffer {
  return createHmac('sha256', hmacKey).update(`${seconds}.`).update(body).digest();
}

/** `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">`, made when the message leaves. */
function signNotification(body: Uint8Array, now: Date, hmacKey: string): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmacOf(body, seconds, hmacKey).toString('hex')}`;
}

/** The notification of a body, or `undefined` unless it was signed with our key within five minutes of now (rule Y-07). */
export function readSignedNotification(
  body: Uint8Array,
  signature: string | undefined,
  now: Date,
  hmacKey: string,
): CardNotification | undefined {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  if (parts?.[1] === undefined || parts[2] === undefined) return undefined;
  const seconds = Number(parts[1]);
  if (!timingSafeEqual(hmacOf(body, seconds, hmacKey), Buffer.from(parts[2], 'hex'))) return undefined;
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return undefined;
  const message = notificationSchema.safeParse(parseJson(body));
  if (!message.success) return undefined;
  return {
    providerReference: message.data.checkoutId,
    merchantReference: message.data.merchantReference,
  };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined; // signed by us and still no JSON: as good as unsigned
  }
}

/** The message about a checkout's present state. */
function buildNotification(checkout: CardCheckout): z.infer<typeof notificationSchema> {
  return {
    checkoutId: checkout.id,
    merchantReference: checkout.merchantReference,
    event: checkout.state.toUpperCase(),
    amount: checkout.amount,
    occurredAt: checkout.changedAt.toISOString(),
  };
}

export interface NotificationSender {
  readonly database: Queryable;
  readonly clock: Clock;
  readonly hmacKey: string;
}

/**
 * The job 'deliver-card-notification': tells the merchant by HTTP that something happened to a checkout. Throws when
 * the merchant did not answer 2xx within ten seconds, so that the job is tried again; it may arrive more than once.
 */
export function createNotificationDelivery(
  sender: NotificationSender,
): (payload: JobPayloads['deliver-card-notification']) => Promise<void> {
  return async ({ checkoutId }) => {
    const checkout = await getCheckout(sender.database, checkoutId);
    if (checkout === undefined) throw new Error(`no card checkout ${checkoutId} to tell about`);
    const body = Buffer.from(JSON.stringify(buildNotification(checkout)));
    const response = await fetch(checkout.notificationUrl, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signNotification(body, sender.clock.now(), sender.hmacKey),
      },
      body,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the card notification was answered ${response.status}`);
  };
}
