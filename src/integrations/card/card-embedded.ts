import {
  type CardProvider,
  CardProviderUnavailable,
} from '../../commerce/purchase/payments/card-provider.ts';
import { noFields } from '../../commerce/purchase/payments/payment-fields.ts';
import { isReturnAddress } from '../../commerce/purchase/payments/return-address.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Queryable } from '../../kernel/database.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { Money } from '../../kernel/money.ts';
import {
  type CardCheckout,
  CHECKOUT_MINUTES,
  declineReasonOf,
  referencePaymentOf,
  statusOf,
} from './card-checkout.ts';
import { getCheckout, getCheckoutByReference, holdCheckout, insertCheckout } from './card-checkout-store.ts';
import { readSignedNotification, SIGNATURE_HEADER } from './card-notification.ts';
import { findSandboxTransactions } from './card-transaction-store.ts';
import { buildPartnerAddress, partnerOrigins } from './partner-address.ts';
import { giveBackRest, moveMoney } from './partner-books.ts';
import { getRefund } from './partner-event-store.ts';
import { sandboxMethodKeys } from './sandbox-methods.ts';

export interface EmbeddedCardSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** A source of unguessable bytes, `node:crypto`'s in the shop. */
  readonly randomBytes: (size: number) => Uint8Array;
  /** Any of these signs notifications: a new one and, until it signs all of them, the one before. */
  readonly hmacKeys: readonly string[];
  /** Where notifications go; an address that Node itself can resolve (`de.localhost` is none). */
  readonly notificationUrl: string;
  /** Whether an origin (`https://gantry.de`) is one of the merchant's registered shops. */
  readonly isShopOrigin: (origin: string) => boolean;
  /** The partner's own host, on which it has its pages. */
  readonly partnerHost: string;
}

/**
 * The payment partner a fresh machine runs on (rule I-21), with every method: its own books, hosted pages on a host
 * of its own, signed notifications. What it declines, it declines as a partner does, by an error answer,
 * which its client reports as CardProviderUnavailable.
 */
export function createEmbeddedCardProvider(settings: EmbeddedCardSettings): CardProvider {
  const { database, clock, hmacKeys } = settings;
  return {
    supportedMethods: sandboxMethodKeys,
    pageOrigins: partnerOrigins(settings.partnerHost),

    openCheckout: (request) => openCheckout(settings, request),

    async findFields(providerReference) {
      const checkout = await requireCheckout(database, providerReference);
      const isPayable = statusOf(checkout, clock.now()) === 'Open';
      if (checkout.method !== 'scheme' || !isPayable) return undefined;
      return {
        kind: 'embedded',
        pageUrl: addressOf(settings, checkout, ''),
        frameUrl: addressOf(settings, checkout, 'fields/'),
        policy: { ...noFields, frame: partnerOrigins(settings.partnerHost) },
      };
    },

    async getStatus(providerReference) {
      const checkout = await requireCheckout(database, providerReference);
      const { amount, cardFingerprint } = checkout;
      const declineReason = declineReasonOf(checkout);
      const status = statusOf(checkout, clock.now());
      return status === 'Waiting'
        ? { status, amount, referencePayment: referencePaymentOf(checkout) }
        : { status, amount, cardFingerprint, declineReason };
    },

    async cancel(providerReference) {
      await database.transaction(async (transaction) => {
        await requireCheckout(transaction, providerReference);
        await giveBackRest(transaction, settings, providerReference);
      });
    },

    // A checkout of this partner is decided once.
    cancelSecond: () => Promise.resolve(),

    async refund(providerReference, amount, refundId) {
      await database.transaction((transaction) =>
        payBack(transaction, settings, { checkoutId: providerReference, amount, refundId }),
      );
    },

    findTransactions: (search) => findSandboxTransactions(settings, search),

    // Whatever is told can be asked about again: nothing of it has to be kept.
    async receiveNotification(rawBody, headers) {
      const told = readSignedNotification(rawBody, headers[SIGNATURE_HEADER], clock.now(), hmacKeys);
      return told && [told];
    },
  };
}

/** The hosted page of a checkout, or its fields. */
function addressOf(
  { partnerHost }: EmbeddedCardSettings,
  { id, returnUrl }: CardCheckout,
  kind: '' | 'fields/',
): string {
  return buildPartnerAddress(partnerHost, `/card-sandbox/${kind}${id}`, returnUrl);
}

/** Opens a checkout, or finds the one that its reference has. */
async function openCheckout(
  settings: EmbeddedCardSettings,
  request: Parameters<CardProvider['openCheckout']>[0],
): ReturnType<CardProvider['openCheckout']> {
  const { database, clock } = settings;
  if (!isReturnAddress(request.returnUrl, settings.isShopOrigin))
    throw new CardProviderUnavailable('the return address is not one of the shop');
  const createdAt = clock.now();
  await insertCheckout(database, {
    id: `chk_${Buffer.from(settings.randomBytes(18)).toString('base64url')}`,
    merchantReference: request.merchantReference,
    method: request.method,
    intent: request.intent,
    company: request.company,
    amount: request.amount,
    country: request.country,
    locale: request.locale,
    returnUrl: request.returnUrl,
    notificationUrl: settings.notificationUrl,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + CHECKOUT_MINUTES * 60_000),
  });
  const checkout = await getCheckoutByReference(database, request.merchantReference);
  if (checkout?.method !== request.method || !isSameAmount(checkout.amount, request.amount)) {
    throw new CardProviderUnavailable(
      `reference ${request.merchantReference} is in use for another amount or method`,
    );
  }
  return { providerReference: checkout.id, redirectUrl: addressOf(settings, checkout, '') };
}

interface AskedRefund {
  readonly checkoutId: string;
  readonly amount: Money;
  readonly refundId: string;
}

/** No more than was paid, and the same refund once. */
async function payBack(
  transaction: Queryable,
  settings: EmbeddedCardSettings,
  { checkoutId, amount, refundId }: AskedRefund,
): Promise<void> {
  const checkout = await holdCheckout(transaction, checkoutId);
  const known = await getRefund(transaction, refundId);
  if (known !== undefined) {
    if (known.checkoutId === checkoutId && isSameAmount(known.amount, amount)) return;
    throw new CardProviderUnavailable(`refund ${refundId} is in use for another amount`);
  }
  const { centAmount, currencyCode } = amount;
  const isPayable = checkout?.state === 'Authorised' && checkout.amount.currencyCode === currencyCode;
  const paid = isPayable
    ? await moveMoney(transaction, settings, checkout, { act: 'refund', centAmount, refundId })
    : undefined;
  if (paid?.ok !== true) throw new CardProviderUnavailable(`checkout ${checkoutId} cannot pay this back`);
}

async function requireCheckout(database: Queryable, providerReference: string): Promise<CardCheckout> {
  const checkout = await getCheckout(database, providerReference);
  if (checkout === undefined) throw new CardProviderUnavailable(`no checkout ${providerReference}`);
  return checkout;
}

function isSameAmount(left: Money, right: Money): boolean {
  return left.currencyCode === right.currencyCode && left.centAmount === right.centAmount;
}
