import {
  type CardPaymentStatus,
  type CardProvider,
  CardProviderUnavailable,
  type CompanyData,
} from '../../src/commerce/purchase/payments/card-provider.ts';
import type { CardTransaction } from '../../src/commerce/purchase/payments/card-transaction.ts';
import type { DeclineReason } from '../../src/commerce/purchase/payments/decline-reason.ts';
import { noFields } from '../../src/commerce/purchase/payments/payment-fields.ts';
import type { Money } from '../../src/kernel/money.ts';
import { type PartnerMethod, partnerMethods } from '../../src/markets/partner-methods.ts';

interface Checkout {
  readonly reference: string;
  readonly merchantReference: string;
  readonly amount: Money;
  readonly method: PartnerMethod;
  readonly intent: 'authorize' | 'capture';
  readonly company: CompanyData | undefined;
  readonly returnUrl: string;
  status: CardPaymentStatus;
  cardFingerprint?: string;
  declineReason?: DeclineReason;
  hasEnded?: true;
}

/** A card partner of which the test plays the other side: it decides how a checkout ends and whether the line is up. */
export interface CardPartner extends CardProvider {
  readonly checkouts: readonly Checkout[];
  /** What was paid back, under its refund id. */
  readonly refunds: ReadonlyMap<string, { readonly reference: string; readonly amount: Money }>;
  /** References given back, in order. */
  readonly cancelled: readonly string[];
  /** Lines of its books, as the test writes them. */
  readonly transactions: CardTransaction[];
  isDown: boolean;
  /** Runs before each answer to `getStatus`: what happens while the shop waits for it. */
  beforeStatus: () => Promise<void>;
  /** `cardFingerprint`: of the card that was tried. */
  end(merchantReference: string, status: CardPaymentStatus, cardFingerprint?: string): void;
  /** The card's bank refuses, and the partner tells why. */
  decline(merchantReference: string, reason: DeclineReason): void;
}

export function createCardPartner(): CardPartner {
  const checkouts: Checkout[] = [];
  const cancelled: string[] = [];
  const refunds = new Map<string, { readonly reference: string; readonly amount: Money }>();
  const answer = (): void => {
    if (partner.isDown) throw new CardProviderUnavailable('the line is down');
  };
  const find = (reference: string): Checkout => {
    const checkout = checkouts.find((one) => one.reference === reference);
    if (checkout === undefined) throw new CardProviderUnavailable(`no checkout ${reference}`);
    return checkout;
  };
  const transactions: CardTransaction[] = [];
  const partner: CardPartner = {
    transactions,
    checkouts,
    cancelled,
    refunds,
    isDown: false,
    supportedMethods: partnerMethods,
    pageOrigins: [],
    beforeStatus: () => Promise.resolve(),
    end(merchantReference, status, cardFingerprint) {
      for (const checkout of checkouts) {
        if (checkout.merchantReference !== merchantReference) continue;
        checkout.status = status;
        if (cardFingerprint !== undefined) checkout.cardFingerprint = cardFingerprint;
      }
    },
    decline(merchantReference, declineReason) {
      for (const checkout of checkouts)
        if (checkout.merchantReference === merchantReference)
          Object.assign(checkout, { status: 'Refused', declineReason });
    },
    openCheckout(request) {
      return Promise.resolve().then(() => {
        answer();
        const { merchantReference, amount, method, intent, company, returnUrl } = request;
        let checkout = checkouts.find((one) => one.merchantReference === merchantReference);
        if (checkout === undefined) {
          const reference = `chk-${checkouts.length + 1}-${merchantReference}`;
          checkout = {
            reference,
            merchantReference,
            amount,
            method,
            intent,
            company,
            returnUrl,
            status: 'Open',
          };
          checkouts.push(checkout);
        }
        const { reference } = checkout;
        return { providerReference: reference, redirectUrl: `https://partner.test/${reference}` };
      });
    },
    async findFields(reference) {
      answer();
      const { status, method } = find(reference);
      if (status !== 'Open' || method !== 'scheme') return undefined;
      const pageUrl = `https://partner.test/${reference}`;
      const policy = { ...noFields, frame: ['https://partner.test'] };
      return { kind: 'embedded', pageUrl, frameUrl: `${pageUrl}/fields`, policy };
    },
    async getStatus(reference) {
      answer();
      await partner.beforeStatus();
      const { status, amount, merchantReference, cardFingerprint, declineReason, hasEnded } = find(reference);
      if (status !== 'Waiting')
        return {
          status,
          amount,
          cardFingerprint,
          declineReason,
          ...(hasEnded === undefined ? {} : { hasEnded }),
        };
      const referencePayment = {
        action: 'voucher',
        entity: '11249',
        reference: '123456789',
        expiresAt: '2026-11-23T12:00:00.000Z',
        merchantReference,
      } as const;
      return { status, amount, referencePayment };
    },
    cancel(reference) {
      return Promise.resolve().then(() => {
        answer();
        find(reference).status = 'Cancelled';
        cancelled.push(reference);
      });
    },
    cancelSecond: () => Promise.resolve(),
    refund(reference, amount, refundId) {
      return Promise.resolve().then(() => {
        answer();
        const whole = find(reference).amount.centAmount;
        const known = refunds.get(refundId);
        if (known !== undefined) return;
        const failed = new Set(
          transactions.flatMap((line) =>
            line.type === 'Refund' && line.state === 'Failure' ? [line.refundId] : [],
          ),
        );
        const before = [...refunds]
          .filter(([id, refund]) => refund.reference === reference && !failed.has(id))
          .reduce((total, [, refund]) => total + refund.amount.centAmount, 0);
        if (before + amount.centAmount > whole) throw new CardProviderUnavailable('more than was paid');
        refunds.set(refundId, { reference, amount });
      });
    },
    async findTransactions(search) {
      answer();
      return 'merchantReference' in search
        ? transactions.filter((line) => line.merchantReference === search.merchantReference)
        : transactions.filter(({ happenedAt }) => happenedAt >= search.from && happenedAt < search.until);
    },
    async receiveNotification(rawBody, headers) {
      if (headers.signature !== 'right') return undefined;
      const told = Buffer.from(rawBody).toString('utf8').split(' ');
      return told.map((merchantReference) => {
        const checkout = checkouts.find((one) => one.merchantReference === merchantReference);
        return { merchantReference, providerReference: checkout?.reference ?? 'chk-unknown' };
      });
    },
  };
  return partner;
}
