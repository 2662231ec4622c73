import { askedPurposes, type OptionalPurpose } from './stored-names.ts';

/**
 * Of the words and purposes that visitors are asked about. A choice about others is none: whoever changes the words or adds a
 * purpose raises it, and everybody is asked again (consent-choice.test.ts).
 */
export const CONSENT_VERSION = 1;

/** What a visitor has chosen, as their browser keeps it. */
export interface ConsentChoice {
  /** Of the proof that the shop keeps (commerce/people/consent). */
  readonly id: string;
  readonly purposes: readonly OptionalPurpose[];
}

const NOTHING = 'none';
const VALUE = /^(\d{1,6})\.([a-z+]{1,100})\.([0-9a-f-]{36})$/;

/** The value of the cookie `consent`. */
export function writeConsentChoice({ id, purposes }: ConsentChoice): string {
  return [CONSENT_VERSION, purposes.join('+') || NOTHING, id].join('.');
}

/** Anyone can write a cookie: what is no choice about the present words is none. */
export function parseConsentChoice(value: string | undefined): ConsentChoice | undefined {
  const [, version, purposes = '', id = ''] = VALUE.exec(value ?? '') ?? [];
  if (Number(version) !== CONSENT_VERSION) return undefined;
  const chosen = purposes.split('+');
  return { id, purposes: askedPurposes.filter((purpose) => chosen.includes(purpose)) };
}
