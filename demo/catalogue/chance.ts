/** A number from 0 up to (not including) 1 that looks random but is always the same for the same text (FNV-1a, mixed). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from `least` to `most`, both included. */
export function pick(text: string, least: number, most: number): number {
  return least + Math.floor(chance(text) * (most - least + 1));
}

/** A day between two days, `2026-03-01`. */
export function pickDay(text: string, first: string, last: string): string {
  const dayMs = 86_400_000;
  const days = (Date.parse(last) - Date.parse(first)) / dayMs;
  return new Date(Date.parse(first) + pick(text, 0, days) * dayMs).toISOString().slice(0, 10);
}

/** A 13-digit number with prefix 29, which GS1 leaves to a company's own use, and its check digit. */
export function ownEan(eightDigits: string): string {
  const digits = `2900${eightDigits}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
