import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { currencyCodes, money } from '../../kernel/money.ts';
import type { AdyenEvent } from './adyen-status.ts';
import { fingerprintOfAlias } from './card-fingerprint.ts';

/** What proves that a notification is Adyen's, and meant for this shop. */
export interface NotificationProof {
  /** Hexadecimal keys, any of which signs: a new one and, until Adyen uses it everywhere, the one before. */
  readonly hmacKeys: readonly string[];
  /** What Adyen signs in with, if it was told to. */
  readonly basicAuth: { readonly user: string; readonly password: string } | undefined;
  readonly merchantAccount: string;
  readonly environment: 'test' | 'live';
  /** The shop's own, which tells cards apart. */
  readonly fingerprintKey: string;
}

/** What the database can keep: no text of its has a NUL. */
const keptText = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .refine((text) => !text.includes('\0'));

const itemSchema = z.object({
  pspReference: keptText(200).min(1),
  originalReference: keptText(200).optional(),
  merchantAccountCode: z.string(),
  merchantReference: keptText(200),
  amount: z.object({ value: z.int(), currency: z.string() }),
  eventCode: keptText(100).min(1),
  eventDate: z.iso.datetime({ offset: true }),
  success: z.enum(['true', 'false']),
  reason: keptText(2000).nullish(),
  paymentMethod: keptText(100).nullish(),
  additionalData: z.record(z.string(), z.unknown()).nullish(),
});

type Item = z.infer<typeof itemSchema>;

/** What an item's signature covers, whether the shop can read the rest or not. */
const signedSchema = z.object({
  pspReference: z.string().optional(),
  originalReference: z.string().optional(),
  merchantAccountCode: z.string().optional(),
  merchantReference: z.string().optional(),
  amount: z.object({ value: z.number(), currency: z.string() }).optional(),
  eventCode: z.string().optional(),
  success: z.string().optional(),
  additionalData: z.record(z.string(), z.unknown()).nullish(),
});

type SignedItem = z.infer<typeof signedSchema>;

const messageSchema = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z.array(z.object({ NotificationRequestItem: z.unknown() })).max(100),
});

/** What is kept of `additionalData` as it is: nothing of a card, nothing of its holder. */
const KEPT_DETAILS = [
  'modification.action',
  'checkoutSessionId',
  'paymentMethodVariant',
  'refusalReasonRaw',
  'chargebackReasonCode',
  'disputeStatus',
  'defensePeriodEndsAt',
];

/** Base64 of the HMAC-SHA-256 of eight fields, joined by colons as they are; a field that is absent is empty. */
export function signItem(item: SignedItem, hmacKey: string): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount } = item;
  // What is absent is joined as empty.
  const text = [
    ...[pspReference, originalReference, merchantAccountCode, merchantReference],
    ...[amount?.value, amount?.currency, item.eventCode, item.success],
  ].join(':');
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(text, 'utf8').digest('base64');
}

/** Compared in the same time wherever they differ. */
function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function isSigned(item: SignedItem, hmacKeys: readonly string[]): boolean {
  const signature = item.additionalData?.hmacSignature;
  if (typeof signature !== 'string') return false;
  return hmacKeys.some((hmacKey) => isSame(signItem(item, hmacKey), signature));
}

function isSignedIn(authorization: string | undefined, { basicAuth }: NotificationProof): boolean {
  if (basicAuth === undefined) return true;
  const { user, password } = basicAuth;
  return isSame(authorization ?? '', `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`);
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined; // nothing of Adyen's
  }
}

/** What was made refundable or paid back by the shop is named `<payment>/<refund>`. */
export function referenceOfRefund(merchantReference: string, refundId: string): string {
  return `${merchantReference}/${refundId}`;
}

/** The event of an item; nothing where its money is none that the shop knows, for then it is none of its payments. */
function toEvent(item: Item, fingerprintKey: string): AdyenEvent[] {
  const currencyCode = currencyCodes.find((code) => code === item.amount.currency);
  if (currencyCode === undefined) return [];
  const [merchantReference = '', ...change] = item.merchantReference.split('/');
  // Of a payment that was made Adyen gives the card's last digits and its expiry as the reason.
  const isOfCard = item.eventCode === 'AUTHORISATION' && item.success === 'true';
  const { additionalData, paymentMethod } = item;
  const kept = KEPT_DETAILS.flatMap((name) => {
    const value = additionalData?.[name];
    return typeof value === 'string' ? [[name, value.slice(0, 200).replaceAll('\0', '')] as const] : [];
  });
  const cardFingerprint = fingerprintOfAlias(additionalData?.alias, fingerprintKey);
  return [
    {
      pspReference: item.pspReference,
      eventCode: item.eventCode,
      success: item.success === 'true',
      merchantReference,
      originalReference: item.originalReference || undefined,
      changeId: change.length === 0 ? undefined : change.join('/'),
      amount: money(currencyCode, item.amount.value),
      reason: isOfCard ? undefined : item.reason || undefined,
      details: {
        ...(paymentMethod ? { paymentMethod } : {}),
        ...(cardFingerprint ? { cardFingerprint } : {}),
        ...Object.fromEntries(kept),
      },
      happenedAt: new Date(item.eventDate),
    },
  ];
}

/**
 * What Adyen tells in a message (rule Y-07): `undefined` unless it signs in as it was told to and every item is signed, for money
 * as real as the shop's. Of what is signed, items for another account and those that the shop cannot read are left out: refused,
 * they would be sent again and hold up all that Adyen has to tell after them.
 */
export function readNotification(
  rawBody: Uint8Array,
  authorization: string | undefined,
  proof: NotificationProof,
): readonly AdyenEvent[] | undefined {
  if (!isSignedIn(authorization, proof)) return undefined;
  const message = messageSchema.safeParse(parseJson(rawBody));
  if (!message.success) return undefined;
  if ((message.data.live === 'true') !== (proof.environment === 'live')) return undefined;
  const items = message.data.notificationItems.map((one) => one.NotificationRequestItem);
  const isSignedItem = (item: unknown) => {
    const signed = signedSchema.safeParse(item);
    return signed.success && isSigned(signed.data, proof.hmacKeys);
  };
  if (!items.every(isSignedItem)) return undefined;
  return items.flatMap((item) => {
    const read = itemSchema.safeParse(item);
    return read.success && read.data.merchantAccountCode === proof.merchantAccount
      ? toEvent(read.data, proof.fingerprintKey)
      : [];
  });
}
