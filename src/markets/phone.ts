/** Spec §5 phoneNumber: an optional plus sign, then at least 8 digits, each of which a space may follow. */
const PHONE_PATTERN = /^\+?(?:\d ?){8,}$/;

/** Whether the text is a phone number by the specification's rule; spaces around it are forgiven. */
export function isPhoneNumber(text: string): boolean {
  return PHONE_PATTERN.test(text.trim());
}
