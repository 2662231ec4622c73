import type { Payment } from '../../../api/contract/payments.ts';
import type { TextKey } from '../../i18n/texts.ts';

type DeclineReason = NonNullable<Payment['declineReason']>;

/** What a shopper is told of a bank's refusal, and what they can do about it. */
export const declineTexts = {
  'issuer-refused': 'problem.paymentError',
  'insufficient-funds': 'decline.insufficientFunds',
  'expired-card': 'decline.expiredCard',
  'wrong-security-code': 'decline.wrongSecurityCode',
  'blocked-card': 'decline.blockedCard',
  'limit-exceeded': 'decline.limitExceeded',
  'not-allowed': 'decline.notAllowed',
  'issuer-unavailable': 'decline.issuerUnavailable',
  'authentication-failed': 'decline.authenticationFailed',
} as const satisfies Record<DeclineReason, TextKey>;

/** The query parameter `reason`, which goes with the error of a refused payment; what is none of the reasons says nothing. */
export function parseDecline(reason: string | null): DeclineReason | undefined {
  return reason !== null && Object.hasOwn(declineTexts, reason) ? (reason as DeclineReason) : undefined;
}

/** As it travels: a refusal without a reason says as much as none. */
export function writeDecline(reason: Payment['declineReason']): string | undefined {
  return reason === 'issuer-refused' ? undefined : reason;
}
