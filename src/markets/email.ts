/** A mailbox, an at sign, and a domain of at least two labels; international letters are welcome. */
const EMAIL_PATTERN =
  /^[^\s@"<>(),:;\\[\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

const MAXIMUM_LENGTH = 254;

/** The address as it is kept, or `undefined` where it cannot be one (spec §5, field rule email). */
export function parseEmail(text: string): string | undefined {
  const email = text.trim();
  return email.length <= MAXIMUM_LENGTH && EMAIL_PATTERN.test(email) ? email : undefined;
}
