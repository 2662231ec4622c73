/** A mailbox, an at sign, and a domain of at least two labels; international letters are welcome. */
const EMAIL_PATTERN =
  /^(?<mailbox>[^\s@"<>(),:;\\[\]\p{Cc}\p{Cf}]{1,64})@(?<domain>(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,})$/u;

/** The most characters of an address that mail servers take (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAXIMUM = 254;

/**
 * Letters beyond ASCII in one spelling, so that the database and the program agree which addresses are the same: they do
 * of `A` and `a`, and differ over letters such as `İ`, of which one makes `i` and the other `i̇`.
 */
function foldBeyondAscii(text: string): string {
  const folded = [...text.normalize('NFC')].map((letter) =>
    letter > '\u007f' ? letter.toLowerCase() : letter,
  );
  return folded.join('').normalize('NFC');
}

/** The domain as mail servers know it, in ASCII; `undefined` for an internet address and what no domain can be. */
function toAsciiDomain(domain: string): string | undefined {
  const address = `https://${domain}`;
  const { hostname } = URL.canParse(address) ? new URL(address) : { hostname: '' };
  return /\.[a-z][a-z0-9-]*$/.test(hostname) ? hostname : undefined;
}

/**
 * The address as it is kept, or `undefined` where it cannot be one (rule C-03). All spellings of one address
 * are kept alike, but for the case of ASCII letters before the `@`, which stays as it was typed and counts nowhere.
 */
export function parseEmail(text: string): string | undefined {
  const { mailbox, domain } = EMAIL_PATTERN.exec(text.trim())?.groups ?? {};
  const ascii = domain === undefined ? undefined : toAsciiDomain(domain);
  if (mailbox === undefined || ascii === undefined) return undefined;
  const email = `${foldBeyondAscii(mailbox)}@${ascii}`;
  return email.length <= EMAIL_MAXIMUM ? email : undefined;
}
