/** Labels of letters, digits and inner hyphens, the last of them no number. */
const DOMAIN_PATTERN =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * A domain as browsers send it, small and in ASCII (`müller.example` -> `xn--mller-kva.example`); `undefined` for what is
 * more or less than a domain, and for what a shop has anyhow: `www.` in front, a name of this machine.
 */
export function parseDomain(text: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return undefined;
  const domain = URL.parse(`https://${text}`)?.hostname ?? '';
  const isOwn = !domain.startsWith('www.') && !/(?:^|\.)localhost$/.test(domain);
  return isOwn && DOMAIN_PATTERN.test(domain) ? domain : undefined;
}
