/**
 * Whether digits are a GTIN of 8, 12, 13 or 14 with a right check digit (GS1 General Specifications, 7.9): search engines turn down
 * goods whose number is none.
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const weighted = [...text.padStart(14, '0')].map(
    (digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1),
  );
  return weighted.reduce((total, value) => total + value, 0) % 10 === 0;
}
