/** The beginning of a text in one line, without markup, cut between words when it is longer than `length` characters. */
export function summarize(text: string, length: number): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut
    .slice(0, lastSpace > length / 2 ? lastSpace : length)
    .trimEnd()
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}
