/** What an address may ask of any page beside its content (rule R-11); each counts where it says `true`. */
export const queryFlags = {
  /** Opens the request form when the page has come, and is then taken from the address. */
  openRequest: 'contact-form',
  /** Says in a popup that the newsletter was confirmed, and is then taken from the address. */
  confirmation: 'newsletter-confirmed',
  /** Shows which version of the shop this is. */
  version: 'app-version',
  /** A button for the request form in the footer. */
  contactButton: 'contact-button',
} as const;
export type QueryFlag = keyof typeof queryFlags;

/** Those that open something once. */
export const passingFlags = ['openRequest', 'confirmation'] as const satisfies readonly QueryFlag[];

/** `false` writes every part of the page anew (decision 0035). */
const COMPONENT_CACHING = 'component-caching';

export function hasFlag(query: URLSearchParams, flag: QueryFlag): boolean {
  return query.get(queryFlags[flag]) === 'true';
}

export function cachesComponents(query: URLSearchParams): boolean {
  return query.get(COMPONENT_CACHING) !== 'false';
}
