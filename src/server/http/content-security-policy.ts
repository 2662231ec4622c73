import type { PagePolicy } from '../../storefront/frame/answers.ts';

/** Where the shop's own code makes elements of text (storefront/frame/fetch-page.ts), and where it names its worker. */
const OWN_POLICIES = 'gantry-page gantry-worker';

/** Where browsers tell of what the policy kept from happening. */
export const POLICY_REPORTS_PATH = '/policy-reports';

/** Trusted Types, by who may make elements and scripts of text. */
const textDirectives: Readonly<Record<PagePolicy['text'], readonly string[]>> = {
  own: ["require-trusted-types-for 'script'", `trusted-types ${OWN_POLICIES}`],
  // `default` is asked about whatever no policy of the shop has made (storefront/pages/checkout/pay/check-foreign-text.ts).
  checked: ["require-trusted-types-for 'script'", `trusted-types ${OWN_POLICIES} default`],
  any: [],
};

/**
 * The policy of every page: own files alone, no frames but our own. No page holds a script that runs, its own neither, so
 * whatever of people's text became one would be stopped; and where the browser knows Trusted Types, no text becomes
 * elements but by the policy named here (docs/decisions/0026-injected-scripts.md).
 */
function contentSecurityPolicy(isHttps: boolean, others: Partial<PagePolicy> = {}): string {
  const { nonce, text = 'own' } = others;
  const allow = (own: string, more: readonly string[] = []) => [own, ...new Set(more)].join(' ');
  const marked = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  return [
    "default-src 'none'",
    allow("script-src 'self'", [...(others.script ?? []), ...marked]),
    allow("style-src 'self'", marked),
    allow("img-src 'self' data:", others.img),
    "font-src 'self'",
    allow("connect-src 'self'", others.connect),
    allow("frame-src 'self'", others.frame),
    allow("form-action 'self'", others.form),
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "manifest-src 'self'",
    ...textDirectives[text],
    // The older way to name where reports go; over https browsers go by the header beside it.
    `report-uri ${POLICY_REPORTS_PATH}`,
    ...(isHttps ? ['report-to policy', 'upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The headers of a page: what it may do, and where browsers tell of what it tried beyond that (over https they name it apart). */
export function policyHeaders(isHttps: boolean, others?: Partial<PagePolicy>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(isHttps, others),
    ...(isHttps ? { 'reporting-endpoints': `policy="${POLICY_REPORTS_PATH}"` } : {}),
  };
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
