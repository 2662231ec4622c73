/** Set by the server with a customer's session, and readable, so that visitors need no request. */
const SIGNED_IN_HINT = /(?:^|;\s*)signed-in=1(?:;|$)/;

export function seemsSignedIn(cookie: string): boolean {
  return SIGNED_IN_HINT.test(cookie);
}
