import { type ConsentChoice, parseConsentChoice } from './consent-choice.ts';
import type { OptionalPurpose } from './stored-names.ts';

const COOKIE = /(?:^|;\s*)consent=([^;]*)/;

/** What the visitor of this browser has chosen; `undefined` as long as they have not. */
export function readConsent(): ConsentChoice | undefined {
  return parseConsentChoice(COOKIE.exec(document.cookie)?.[1]);
}

/** Whether something may be stored for a purpose: only once the visitor has agreed to it (rule S-10). */
export function mayStore(purpose: OptionalPurpose): boolean {
  return readConsent()?.purposes.includes(purpose) ?? false;
}

const listeners = new Set<() => void>();

/** Hears of every choice that is made on this page; answers how to hear no more. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A choice has been made and is in its cookie. */
export function announceConsent(): void {
  for (const listener of listeners) listener();
}
