import type { LanguageCode, LocaleCode } from '../../../kernel/locale.ts';
import { languageOf } from '../../../kernel/locale.ts';

/** How a catalogue value of true or false is written; data like units and labels, not a message of the shop. */
const yesNo = {
  bg: ['Да', 'Не'],
  cs: ['Ano', 'Ne'],
  da: ['Ja', 'Nej'],
  de: ['Ja', 'Nein'],
  el: ['Ναι', 'Όχι'],
  en: ['Yes', 'No'],
  es: ['Sí', 'No'],
  fi: ['Kyllä', 'Ei'],
  fr: ['Oui', 'Non'],
  hr: ['Da', 'Ne'],
  hu: ['Igen', 'Nem'],
  it: ['Sì', 'No'],
  lt: ['Taip', 'Ne'],
  nb: ['Ja', 'Nei'],
  nl: ['Ja', 'Nee'],
  pl: ['Tak', 'Nie'],
  pt: ['Sim', 'Não'],
  ro: ['Da', 'Nu'],
  sk: ['Áno', 'Nie'],
  sl: ['Da', 'Ne'],
  sv: ['Ja', 'Nej'],
} as const satisfies Record<LanguageCode, readonly [yes: string, no: string]>;

export function writeYesNo(locale: LocaleCode, value: boolean): string {
  return yesNo[languageOf(locale)][value ? 0 : 1];
}
