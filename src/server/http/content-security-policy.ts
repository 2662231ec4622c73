/** Where the shop's own code makes elements of text (storefront/frame/fetch-page.ts), and where it names its worker. */
const TRUSTED_TYPES_POLICIES = 'gantry-page gantry-worker';

/**
 * The policy of every page: own files alone, no frames but our own. No page holds a script that runs, its own neither, so
 * whatever of people's text became one would be stopped; and where the browser knows Trusted Types, no text becomes
 * elements but by the policy named here (docs/decisions/0026-injected-scripts.md). `formTargets` are origins to which the
 * answer to a form of the page leads on: browsers hold these to the policy as well.
 */
export function contentSecurityPolicy(isHttps: boolean, formTargets: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers that every answer carries. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    // Both hold over https only; elsewhere browsers refuse the second one, and say so.
    ...(isHttps
      ? {
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'cross-origin-opener-policy': 'same-origin',
        }
      : {}),
  };
}
