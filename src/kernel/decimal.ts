/** A whole number of 10^-digits as decimal text, exactly: (12900, 2) -> `129.00`, (-5, 3) -> `-0.005`, (12, 0) -> `12`. */
export function writeDecimal(amount: number, digits: number): string {
  const sign = amount < 0 ? '-' : '';
  const padded = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const fraction = padded.slice(padded.length - digits);
  return `${sign}${whole}${digits === 0 ? '' : `.${fraction}`}`;
}

/**
 * `129`, `129.9` or `129.90` as a whole number of 10^-digits, never by way of a floating point number; `undefined` where
 * it is none or says more digits than there are.
 */
export function parseDecimal(text: string, digits: number): number | undefined {
  if (!/^\d{1,10}(?:\.\d+)?$/.test(text)) return undefined;
  const [whole, fraction = ''] = text.split('.');
  if (fraction.length > digits) return undefined;
  return Number(`${whole}${fraction.padEnd(digits, '0')}`);
}
