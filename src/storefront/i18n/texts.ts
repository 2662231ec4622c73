import pageLoaders from 'virtual:messages/pages';
import type englishMessages from '../../../messages/en-GB.json';
import type { LocaleCode } from '../../kernel/locale.ts';
import { type CompiledTexts, createText, type Text, type TextLoaders } from '../../kernel/text.ts';

/** `{ cart: { title: … } }` -> `'cart.title'`. */
type DottedKeys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${DottedKeys<Tree[Key]>}`;
}[keyof Tree & string];

/** Every text of the pages, by its key in `messages/en-GB.json`. */
export type TextKey = DottedKeys<Omit<typeof englishMessages, 'mail' | 'sandbox' | 'shipping'>>;

export type PageText = Text<TextKey>;

/** Texts by who says them: any page; lists and the search box; checkout and account pages, or loaders alone. */
export type TextArea = 'pages' | 'listing' | 'personal';

/** The server writes every page. */
const allAreas: readonly TextArea[] = ['pages', 'listing', 'personal'];

const areaLoaders: Readonly<Record<TextArea, () => Promise<TextLoaders>>> = {
  pages: async () => pageLoaders,
  listing: async () => (await import('virtual:messages/listing')).default,
  personal: async () => (await import('virtual:messages/personal')).default,
};

/** The module of an area's texts in a locale, as `scripts/messages-plugin.ts` names it. */
export function textsModule(area: TextArea, locale: LocaleCode): string {
  return `virtual:messages/${area}/${area === 'pages' ? '' : `${area}-`}${locale}`;
}

interface Loaded {
  readonly areas: ReadonlySet<TextArea>;
  readonly texts: CompiledTexts;
  readonly text: PageText;
}

const loaded = new Map<LocaleCode, Loaded>();

async function fetchTexts(locale: LocaleCode, area: TextArea): Promise<CompiledTexts> {
  const loaders = await areaLoaders[area]();
  return (await loaders[locale]()).default;
}

/** Fetches areas of a locale's texts once each; after that `requireTexts` has them at once. */
export async function loadTexts(
  locale: LocaleCode,
  areas: readonly TextArea[] = allAreas,
): Promise<PageText> {
  const missing = areas.filter((area) => !loaded.get(locale)?.areas.has(area));
  const fetched = await Promise.all(missing.map((area) => fetchTexts(locale, area)));
  // Another part of the page may have fetched other areas meanwhile.
  const known = loaded.get(locale);
  if (known !== undefined && missing.length === 0) return known.text;
  const texts: CompiledTexts = Object.assign({}, known?.texts, ...fetched);
  const text = createText<TextKey>(locale, texts);
  loaded.set(locale, { areas: new Set([...(known?.areas ?? []), ...missing]), texts, text });
  return text;
}

/** The texts of a locale that `loadTexts` was awaited for. */
export function requireTexts(locale: LocaleCode): PageText {
  const known = loaded.get(locale);
  if (known === undefined) throw new Error(`the texts of ${locale} are not loaded`);
  return known.text;
}
