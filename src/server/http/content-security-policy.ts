import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** SHA-256 sources of every inline script of a page, so that the page can be kept and still run only these (rule D-11). */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes];
}

/** The policy of one page: own files only, named scripts only, no frames but our own. */
export function contentSecurityPolicy(html: string, isHttps: boolean): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes(html)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "manifest-src 'self'",
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
