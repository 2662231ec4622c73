/** Letters count from A = 10 on, as ISO 13616 has it. */
function toNumber(character: string): string {
  return String(Number.parseInt(character, 36));
}

/** An account number in one piece and capitals, or `undefined` when its form or its check digits are wrong (ISO 13616). */
export function parseIban(text: string): string | undefined {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map(toNumber).join('');
  return BigInt(digits) % 97n === 1n ? iban : undefined;
}
