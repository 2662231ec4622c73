import { type DeclineReason, declineReasons } from '../../commerce/purchase/payments/decline-reason.ts';

/** The only cards this partner knows, by what comes of paying with them; all pass the Luhn check and belong to nobody. */
export const testCards = {
  approved: '4111111111111111',
  refused: '4000000000000002',
  approvedMastercard: '5555555555554444',
  approvedAmex: '378282246310005',
  challenge: '4000000000000317',
  frictionless: '4000000000000325',
  'insufficient-funds': '4000000000000010',
  'expired-card': '4000000000000028',
  'wrong-security-code': '4000000000000036',
  'blocked-card': '4000000000000044',
  'limit-exceeded': '4000000000000051',
  'suspected-fraud': '4000000000000069',
  'not-allowed': '4000000000000077',
  'issuer-unavailable': '4000000000000085',
  'pending-approved': '4000000000000333',
  'pending-refused': '4000000000000341',
  'no-answer': '4000000000000358',
  failed: '4000000000000366',
} as const;

export type TestCard = keyof typeof testCards;

/** What a test card's bank makes of a payment. */
export type TestOutcome =
  | { readonly kind: 'approve' | 'challenge' | 'no-answer' | 'failed' }
  | { readonly kind: 'decline'; readonly reason: DeclineReason }
  | { readonly kind: 'check'; readonly settlesAs: 'Authorised' | 'Refused' };

const outcomes: Readonly<Partial<Record<TestCard, TestOutcome>>> = {
  refused: { kind: 'decline', reason: 'issuer-refused' },
  challenge: { kind: 'challenge' },
  'pending-approved': { kind: 'check', settlesAs: 'Authorised' },
  'pending-refused': { kind: 'check', settlesAs: 'Refused' },
  'no-answer': { kind: 'no-answer' },
  failed: { kind: 'failed' },
};

function outcomeOf(card: TestCard): TestOutcome {
  const reason = declineReasons.find((known) => known === card);
  return outcomes[card] ?? (reason === undefined ? { kind: 'approve' } : { kind: 'decline', reason });
}

const byNumber: ReadonlyMap<string, TestOutcome> = new Map(
  Object.entries(testCards).map(([card, number]) => [number, outcomeOf(card as TestCard)]),
);

/** `undefined`: a card that this partner does not know, and takes nothing of. */
export function findTestOutcome(digits: string): TestOutcome | undefined {
  return byNumber.get(digits);
}

/** What has to be typed when a card asks for its code. */
export const CHALLENGE_CODE = '1234';
