/** The longest address a query may lead to. */
const LONGEST_TARGET = 500;

/** Nowhere: only to see what a browser would make of a path. */
const SOME_ORIGIN = 'https://shop.invalid';

/**
 * What is wrong with the address that a query is to lead to, or `undefined`. It is a path of the shop without language prefix
 * (`/return-policy`), which cannot leave the shop whatever a browser makes of it, or an https address.
 */
export function findTargetProblem(target: string): string | undefined {
  if (target.length > LONGEST_TARGET) return `an address has ${LONGEST_TARGET} characters at most.`;
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(target))
    return 'an address has no spaces, backslashes or unreadable characters.';
  return target.startsWith('/') ? findPathProblem(target) : findAddressProblem(target);
}

function findPathProblem(path: string): string | undefined {
  const url = URL.canParse(path, SOME_ORIGIN) ? new URL(path, SOME_ORIGIN) : undefined;
  if (url === undefined || url.origin !== SOME_ORIGIN || url.pathname.startsWith('//')) {
    return `${path} is no path of the shop: it begins with one / as in /return-policy.`;
  }
  return /^(?:\/+[a-z]{2})?\/+search(?:\/|$)/iu.test(unescapePath(url.pathname))
    ? 'a query cannot lead to a search again; synonyms do that.'
    : undefined;
}

/** `/%73earch` is the search too. */
function unescapePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

function findAddressProblem(address: string): string | undefined {
  const url = /^https:\/\//u.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && /\.[a-z][a-z\d-]*$/u.test(url.hostname)
    ? undefined
    : `${address} is neither a path of the shop (/return-policy) nor an https address.`;
}
