/** Words with what may stand inside one: `tn-2110`, `2.5`, `b&w`. */
const WORD = /[\p{L}\p{N}]+(?:[-./_+&'’,][\p{L}\p{N}]+)*/gu;
const PART = /[\p{L}\p{N}]+/gu;
const DECIMAL = /^\p{N}+[.,]\p{N}+$/u;
const MAX_TOKEN = 40;

/**
 * Calls back with each token of a folded text. A compound gives its parts and, where `joined` is asked for, the whole
 * without its signs: `tn-2110` -> `tn`, `2110`, `tn2110`. A decimal number stays one: `2,5` -> `2.5`.
 */
export function forEachToken(
  folded: string,
  compounds: 'joined' | 'parts',
  take: (token: string) => void,
): void {
  for (const [word] of folded.matchAll(WORD)) {
    if (word.length <= 2 || !/[^\p{L}\p{N}]/u.test(word)) {
      take(word.slice(0, MAX_TOKEN));
    } else if (DECIMAL.test(word)) {
      take(word.replace(',', '.'));
    } else {
      const parts = word.match(PART) ?? [];
      for (const part of parts) take(part.slice(0, MAX_TOKEN));
      if (compounds === 'joined' && parts.length <= 4) {
        const whole = parts.join('');
        if (whole.length <= MAX_TOKEN) take(whole);
      }
    }
  }
}
