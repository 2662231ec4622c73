import loaders from 'virtual:messages/papers';
import type englishMessages from '../../messages/en-GB.json';
import type { LocaleCode } from '../kernel/locale.ts';
import { createText, type Text } from '../kernel/text.ts';

/** Writes one text of invoices and credit notes in one locale, by its key below `papers`. */
export type PaperText = Text<keyof (typeof englishMessages)['papers']>;

/** Fetches the texts of a locale, its own over its fallback's. */
export async function loadPaperText(locale: LocaleCode): Promise<PaperText> {
  const { default: texts } = await loaders[locale]();
  const text = createText(locale, texts);
  return (key, values) => text(`papers.${key}`, values);
}
