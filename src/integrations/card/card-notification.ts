import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CardNotification } from '../../commerce/purchase/payments/card-provider.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Queryable } from '../../kernel/database.ts';
import type { JobPayloads, Jobs } from '../../kernel/jobs.ts';
import { getCheckout } from './card-checkout-store.ts';
import type { PartnerEvent } from './partner-event.ts';
import { getEvent, holdUntoldEvent, markPlanned, saveTry } from './partner-event-store.ts';

export const SIGNATURE_HEADER = 'x-sandpay-signature';
const TOLERANCE_SECONDS = 300;
const TIME_LIMIT_MS = 10_000;

const notificationSchema = z.object({
  /** Of the event: told again, it is the same. */
  id: z.string().min(1).max(200),
  checkoutId: z.string().min(1).max(100),
  merchantReference: z.string().min(1).max(200),
  event: z.string(),
  amount: z.object({ currencyCode: z.string(), centAmount: z.int(), fractionDigits: z.int() }),
  refundId: z.string().optional(),
  originalId: z.string().optional(),
  reason: z.string().optional(),
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

/**
 * The notification of a body, or `undefined` unless it was signed with one of our keys within five minutes of now (rule Y-07): a
 * new one and, until the partner uses it, the one before.
 */
export function readSignedNotification(
  body: Uint8Array,
  signature: string | undefined,
  now: Date,
  hmacKeys: readonly string[],
): CardNotification | undefined {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  if (parts?.[1] === undefined || parts[2] === undefined) return undefined;
  const seconds = Number(parts[1]);
  const given = Buffer.from(parts[2], 'hex');
  if (!hmacKeys.some((hmacKey) => timingSafeEqual(hmacOf(body, seconds, hmacKey), given))) return undefined;
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

/** The message about an event. */
function buildNotification(event: PartnerEvent): z.infer<typeof notificationSchema> {
  const { id, checkoutId, merchantReference, type, amount, refundId, originalId, reason, happenedAt } = event;
  return {
    ...{ id, checkoutId, merchantReference, event: type, amount },
    ...(refundId === undefined ? {} : { refundId }),
    ...(originalId === undefined ? {} : { originalId }),
    ...(reason === undefined ? {} : { reason }),
    occurredAt: happenedAt.toISOString(),
  };
}

/** `unruly`: each event is told twice, later than it happened, and in whichever order that makes. */
export type NotificationManner = 'prompt' | 'unruly';

export interface NotificationSender {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** Signs; of several the first. */
  readonly hmacKeys: readonly string[];
  readonly manner: NotificationManner;
}

/** Tells the merchant of an event, and puts down the answer; why it was not taken, if it was not. */
async function tell(
  database: Queryable,
  { clock, hmacKeys: [hmacKey = ''] }: NotificationSender,
  event: PartnerEvent,
): Promise<Error | undefined> {
  const checkout = await getCheckout(database, event.checkoutId);
  if (checkout === undefined) throw new Error(`no card checkout ${event.checkoutId} to tell about`);
  const body = Buffer.from(JSON.stringify(buildNotification(event)));
  let failure: Error | undefined;
  let answer: string;
  try {
    const response = await fetch(checkout.notificationUrl, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signNotification(body, clock.now(), hmacKey),
      },
      body,
    });
    await response.body?.cancel();
    answer = String(response.status);
    if (!response.ok) failure = new Error(`the card notification was answered ${response.status}`);
  } catch (cause) {
    answer = 'nobody answered';
    failure = new Error('the card notification was answered by nobody', { cause });
  }
  await saveTry(database, event.id, { answer, isTaken: failure === undefined, at: clock.now() });
  return failure;
}

/** The longest that the first and the second notification of an unruly partner are late. */
const LATE_MS = [20_000, 60_000] as const;

/** Writes a job for each time that an unruly partner tells of an event: how late follows from its name. */
async function planUnruly(
  transaction: Queryable,
  { jobs, clock }: NotificationSender,
  { id: eventId, checkoutId }: PartnerEvent,
): Promise<void> {
  const chance = createHash('sha256').update(eventId).digest();
  for (const [index, most] of LATE_MS.entries()) {
    const late = (most * chance.readUInt32BE(index * 4)) / 2 ** 32;
    const runAt = new Date(clock.now().getTime() + late);
    await jobs.enqueue(transaction, 'deliver-card-notification', { checkoutId, eventId }, runAt);
  }
  await markPlanned(transaction, eventId);
}

/**
 * The job 'deliver-card-notification': tells the merchant by HTTP of the next event of a checkout, or of a certain one once more.
 * Throws when the merchant did not answer 2xx within ten seconds, so that the job is tried again; it may arrive more than once.
 */
export function createNotificationDelivery(
  sender: NotificationSender,
): (payload: JobPayloads['deliver-card-notification']) => Promise<void> {
  const { database, manner } = sender;
  return async ({ checkoutId, eventId }) => {
    const checkout = await getCheckout(database, checkoutId);
    if (checkout === undefined) throw new Error(`no card checkout ${checkoutId} to tell about`);
    if (eventId !== undefined) {
      const event = await getEvent(database, eventId);
      const failed = event && (await tell(database, sender, event));
      if (failed !== undefined) throw failed;
      return;
    }
    // Held meanwhile: another job tells of the next one. Whoever is killed lets go of it.
    const failure = await database.transaction(async (transaction) => {
      const event = await holdUntoldEvent(transaction, checkoutId);
      if (event === undefined) return undefined;
      if (manner === 'prompt') return await tell(transaction, sender, event);
      return planUnruly(transaction, sender, event);
    });
    if (failure !== undefined) throw failure;
  };
}
