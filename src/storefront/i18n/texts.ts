import loaders from 'virtual:messages/pages';
import type englishMessages from '../../../messages/en-GB.json';
import type { LocaleCode } from '../../kernel/locale.ts';
import { type CompiledTexts, createText, type Text } from '../../kernel/text.ts';

/** `{ cart: { title: … } }` -> `'cart.title'`. */
type DottedKeys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${DottedKeys<Tree[Key]>}`;
}[keyof Tree & string];

/** Every text of the pages, by its key in `messages/en-GB.json`. */
export type TextKey = DottedKeys<Omit<typeof englishMessages, 'mail'>>;

export type PageText = Text<TextKey>;

/** How much of the texts a page needs: what any page may say, or also what only checkout and account pages say. */
export type TextScope = 'shop' | 'personal';

const loaded: Readonly<Record<TextScope, Map<LocaleCode, PageText>>> = {
  shop: new Map(),
  personal: new Map(),
};

async function fetchTexts(locale: LocaleCode, scope: TextScope): Promise<CompiledTexts> {
  const { default: texts } = await loaders[locale]();
  if (scope === 'shop') return texts;
  const { default: personalLoaders } = await import('virtual:messages/personal');
  const { default: personal } = await personalLoaders[locale]();
  return { ...texts, ...personal };
}

/** Fetches a locale's texts once; after that `requireTexts` has them at once. The server wants them all. */
export async function loadTexts(locale: LocaleCode, scope: TextScope = 'personal'): Promise<PageText> {
  const known = loaded.personal.get(locale) ?? loaded[scope].get(locale);
  if (known !== undefined) return known;
  const text = createText<TextKey>(locale, await fetchTexts(locale, scope));
  loaded[scope].set(locale, text);
  return text;
}

/** The texts of a locale that `loadTexts` was awaited for. */
export function requireTexts(locale: LocaleCode): PageText {
  const text = loaded.personal.get(locale) ?? loaded.shop.get(locale);
  if (text === undefined) throw new Error(`the texts of ${locale} are not loaded`);
  return text;
}
