import type { BaseLocale } from '../../src/kernel/locale.ts';
import { tableLanguages } from './tables.ts';

/** The language of the tables that speaks for a locale. */
export function languageOfTable(locale: BaseLocale): keyof typeof tableLanguages {
  const found = Object.entries(tableLanguages).find(([, one]) => one === locale);
  if (found === undefined) throw new Error(`the tables have no ${locale}`);
  return found[0] as keyof typeof tableLanguages;
}
