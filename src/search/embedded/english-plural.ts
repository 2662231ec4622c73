/**
 * The singular of an English plural in folded form, or the word itself: `batteries` -> `battery`, `switches` -> `switch`.
 * Only the endings that are safe without a dictionary; words with digits are codes and stay.
 */
export function toEnglishSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /[^a-z]/.test(word)) return word;
  if (/(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && /[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(sses|xes|ches|shes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
