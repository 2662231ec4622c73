import type { AccountPlace } from './lead-on.ts';

/** The sign-in type pages stand twice in the route table; below `/checkout` they belong to the checkout. */
export function placeOf(url: URL): AccountPlace {
  return /\/checkout\//.test(url.pathname) ? 'checkout' : 'shop';
}
