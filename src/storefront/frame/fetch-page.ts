/** What browsers have of Trusted Types (W3C); absent in those that do not know them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * The one place where text becomes elements: pages of this very shop, into a document of their own, where nothing of them
 * runs. The policy of the page allows this name alone (server/http/content-security-policy.ts).
 */
const rules = { createHTML: (html: string) => html };
const ownPages = window.trustedTypes?.createPolicy('gantry-page', rules) ?? rules;

export type FetchedPage =
  | { readonly kind: 'page'; readonly document: Document }
  /** It leads elsewhere, or is an error: for the browser to show. */
  | { readonly kind: 'other' }
  | { readonly kind: 'unreachable' };

/** Asks for another page of this shop, as the browser would. */
export async function fetchPage(address: string, signal: AbortSignal): Promise<FetchedPage> {
  try {
    const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
    const isAsAsked =
      response.ok && new URL(response.url).pathname === new URL(address, window.location.href).pathname;
    if (!isAsAsked) return { kind: 'other' };
    const html = ownPages.createHTML(await response.text());
    return { kind: 'page', document: new DOMParser().parseFromString(html, 'text/html') };
  } catch {
    return { kind: 'unreachable' };
  }
}
