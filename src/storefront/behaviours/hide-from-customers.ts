/** Set by the server with a customer's session, and readable. */
const SIGNED_IN_HINT = /(?:^|;\s*)signed-in=1(?:;|$)/;

/** Pages are the same for everyone: what is for visitors alone (`data-for-visitors`) goes where somebody has signed in. */
export function hideFromCustomers(): void {
  if (!SIGNED_IN_HINT.test(document.cookie)) return;
  for (const part of document.querySelectorAll('[data-for-visitors]')) part.remove();
}
