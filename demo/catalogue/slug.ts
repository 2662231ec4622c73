import type { LocaleCode } from '../../src/kernel/locale.ts';

/** Greek by ELOT 743, as on road signs; pairs before single letters. */
const greek: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'ou'],
  [/([αεη])υ(?=[βγδζλμνραεηιουω])/g, '$1v'],
  [/([αεη])υ/g, '$1f'],
  [/γγ/g, 'ng'],
  [/γξ/g, 'nx'],
  [/γχ/g, 'nch'],
  [/(^|[^α-ω])μπ/g, '$1b'],
];

const letters: Readonly<Record<string, string>> = {
  // Greek
  ...{
    α: 'a',
    β: 'v',
    γ: 'g',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: 'th',
    ι: 'i',
    κ: 'k',
    λ: 'l',
    μ: 'm',
    ν: 'n',
  },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
  // Bulgarian, by the Transliteration Act of 2009
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
  },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya' },
  // Latin letters that no decomposition takes apart
  ...{
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
    '×': 'x',
    '²': '2',
    '³': '3',
  },
};

/** German and the languages of Denmark and Norway write these with two letters. */
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const danishLetters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' };

function lettersOf(locale: LocaleCode): Readonly<Record<string, string>> {
  if (locale.startsWith('de')) return { ...letters, ...germanLetters };
  return /^(da|nb)/.test(locale) ? { ...letters, ...danishLetters } : letters;
}

/** Lowercase ASCII letters, digits and single hyphens, spelt as a reader of the locale would. */
export function slugify(locale: LocaleCode, text: string): string {
  const table = lettersOf(locale);
  let lower = text.normalize('NFC').toLowerCase();
  if (locale === 'bg-BG') lower = lower.replace(/ия(?![а-я])/g, 'ia');
  if (locale === 'el-GR') {
    // The accent of a pair of vowels stands on its second letter; a diaeresis keeps the two apart.
    lower = lower
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC');
    for (const [pattern, latin] of greek) lower = lower.replace(pattern, latin);
  }
  return [...lower]
    .map((letter) => table[letter] ?? table[letter.normalize('NFD').charAt(0)] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
