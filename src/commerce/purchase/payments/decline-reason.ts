/** Why the bank of a card declined a payment, as shoppers are told it. */
export const toldDeclineReasons = [
  'issuer-refused',
  'insufficient-funds',
  'expired-card',
  'wrong-security-code',
  'blocked-card',
  'limit-exceeded',
  'not-allowed',
  'issuer-unavailable',
  'authentication-failed',
] as const;

export type ToldDeclineReason = (typeof toldDeclineReasons)[number];

/** As the partner tells it. */
export const declineReasons = [...toldDeclineReasons, 'suspected-fraud'] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** To be taken for a thief helps thieves alone to hear: it is told as any refusal. */
export function toTold(reason: DeclineReason): ToldDeclineReason {
  return reason === 'suspected-fraud' ? 'issuer-refused' : reason;
}
