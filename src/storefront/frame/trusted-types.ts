/** What text may become here: elements, or the address of a script. */
type Rules = Readonly<Record<string, (text: string) => string>>;

declare global {
  interface Window {
    /** W3C Trusted Types; absent in browsers that do not know them. */
    readonly trustedTypes?: { createPolicy<Made extends Rules>(name: string, rules: Made): Made };
  }
}

/** A way for text to become more than text. The policy of the page allows these names alone (server/http/content-security-policy.ts); `default` is
 * asked about all text that nobody has said so of, and stands on the pages whose policy names it. */
export function createTrustedPolicy<Made extends Rules>(
  name: 'gantry-page' | 'gantry-worker' | 'default',
  rules: Made,
): Made {
  return window.trustedTypes?.createPolicy(name, rules) ?? rules;
}
