/** What a page of the partner may do beside showing itself. */
interface PageFreedom {
  /** Where a form of the page leads back to: browsers hold redirects of a form to the policy as well. */
  readonly formTarget?: string;
  /** Origin of the pages that it may be framed by; it runs the partner's own script then, and asks the partner by it. */
  readonly framedBy?: string;
}

/** Style sheet and icon are the pages' only resources, and in a frame the partner's script. No page makes elements of text (rule D-11). */
function writePolicy({ formTarget, framedBy }: PageFreedom): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    ...(framedBy === undefined ? [] : ["script-src 'self'", "connect-src 'self'"]),
    ["form-action 'self'", ...(formTarget === undefined ? [] : [formTarget])].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function buildHeaders(freedom: PageFreedom): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': writePolicy(freedom),
    // Not `no-referrer`: that makes browsers send `Origin: null` with the form.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  };
}

/** Headers of a page that shoppers are sent to; `returnUrl`: where its form leads back to. */
export function buildPageHeaders(returnUrl?: string): Readonly<Record<string, string>> {
  return buildHeaders(returnUrl === undefined ? {} : { formTarget: new URL(returnUrl).origin });
}

/** Headers of a page that stands in a frame of the shop that `returnUrl` leads back to. */
export function buildFrameHeaders(returnUrl: string): Readonly<Record<string, string>> {
  return buildHeaders({ framedBy: new URL(returnUrl).origin });
}
