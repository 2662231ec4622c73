/** Style sheet and icon are the pages' only resources. They run no script, the partner's neither, and make no elements of text (rule D-11). */
function writePolicy(formTargets: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Headers of the partner's pages; `returnUrl`: where a form of the page leads back to, which browsers hold to the policy as well.
 * `same-origin`, not `no-referrer`: the latter makes browsers send `Origin: null` with the form.
 */
export function buildPageHeaders(returnUrl?: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': writePolicy(returnUrl === undefined ? [] : [new URL(returnUrl).origin]),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  };
}
