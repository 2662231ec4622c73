/** Rule C-03, phone: an optional plus sign, then at least 8 digits, each of which a space may follow. */
const PHONE_PATTERN = /^\+?(?:\d ?){8,}$/;

/** Whether the text is a phone number by rule C-03; spaces around it are forgiven. */
export function isPhoneNumber(text: string): boolean {
  return PHONE_PATTERN.test(text.trim());
}
