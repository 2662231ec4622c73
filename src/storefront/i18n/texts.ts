import loaders from 'virtual:messages/pages';
import type englishMessages from '../../../messages/en-GB.json';
import type { LocaleCode } from '../../kernel/locale.ts';
import { createText, type Text } from '../../kernel/text.ts';

/** `{ cart: { title: … } }` -> `'cart.title'`. */
type DottedKeys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${DottedKeys<Tree[Key]>}`;
}[keyof Tree & string];

/** Every text of the pages, by its key in `messages/en-GB.json`. */
export type TextKey = DottedKeys<Omit<typeof englishMessages, 'mail'>>;

export type PageText = Text<TextKey>;

const loaded = new Map<LocaleCode, PageText>();

/** Fetches a locale's texts once; after that `requireTexts` has them at once. */
export async function loadTexts(locale: LocaleCode): Promise<PageText> {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const texts = await loaders[locale]();
  const text = createText<TextKey>(locale, texts.default);
  loaded.set(locale, text);
  return text;
}

/** The texts of a locale that `loadTexts` was awaited for. */
export function requireTexts(locale: LocaleCode): PageText {
  const text = loaded.get(locale);
  if (text === undefined) throw new Error(`the texts of ${locale} are not loaded`);
  return text;
}
