/** Words that stand in nearly every English sentence, and in none of the shop's other languages. */
const words: readonly string[] = [
  ...['the', 'with', 'your', 'from', 'without', 'this', 'that', 'which', 'you', 'they', 'does'],
];

/** Whether a text was left in English; `more` are words that only texts like it cannot have (`and` is a duck in two languages). */
export function isEnglish(text: string, more: readonly string[] = []): boolean {
  const english = new Set([...words, ...more]);
  return (text.match(/\p{L}+/gu) ?? []).some((word) => english.has(word.toLowerCase()));
}
