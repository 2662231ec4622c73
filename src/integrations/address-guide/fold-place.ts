/** A name of a place, or a code, as it is compared: case, marks and punctuation make no other place. */
export function foldPlace(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\d]/gu, '');
}
