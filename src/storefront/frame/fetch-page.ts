import { createTrustedPolicy } from './trusted-types.ts';

/**
 * The one place where text becomes elements: pages of this very shop, into a document of their own, where nothing of them
 * runs.
 */
const ownPages = createTrustedPolicy('gantry-page', { createHTML: (html: string) => html });

export const parseElements = (html: string): Document =>
  new DOMParser().parseFromString(ownPages.createHTML(html), 'text/html');

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
    return { kind: 'page', document: parseElements(await response.text()) };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** A page of this shop at another address; `undefined` where it cannot be had. */
export async function fetchOwnPage(address: string): Promise<Document | undefined> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const isOwn = response.ok && new URL(response.url).origin === window.location.origin;
  return isOwn ? parseElements(await response.text()) : undefined;
}

export interface FormAnswer {
  readonly document: Document;
  readonly address: string;
  /** Whether it led on: what was sent was taken. */
  readonly isElsewhere: boolean;
}

/** Sends a form to its own page, and takes the page that comes back, be it refused or not; `undefined` where none came. */
export async function sendForm(address: string, body: FormData): Promise<FormAnswer | undefined> {
  try {
    const response = await fetch(address, { method: 'POST', body, headers: { accept: 'text/html' } });
    return {
      document: parseElements(await response.text()),
      address: response.url,
      isElsewhere: response.redirected && response.ok,
    };
  } catch {
    return undefined;
  }
}
