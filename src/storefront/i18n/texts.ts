import pageLoaders from 'virtual:messages/pages';
import type englishMessages from '../../../messages/en-GB.json';
import type { LocaleCode } from '../../kernel/locale.ts';
import { type CompiledTexts, createText, type Text, type TextLoaders } from '../../kernel/text.ts';
import type { textAreas } from './text-areas.ts';

/** `{ cart: { title: … } }` -> `'cart.title'`. */
type DottedKeys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${DottedKeys<Tree[Key]>}`;
}[keyof Tree & string];

/** Every text of the pages, by its key in `messages/en-GB.json`. */
export type TextKey = DottedKeys<Omit<typeof englishMessages, 'mail' | 'sandbox' | 'shipping'>>;

export type PageText = Text<TextKey>;

/** What the browser is sent of the texts: each part of a page has its own. */
export type TextArea = keyof typeof textAreas;

/** The server writes every page. */
const wholePages = 'server';

const areaLoaders: Readonly<Record<TextArea | typeof wholePages, () => Promise<TextLoaders>>> = {
  pages: async () => pageLoaders,
  listing: async () => (await import('virtual:messages/listing')).default,
  quickAdd: async () => (await import('virtual:messages/quickAdd')).default,
  product: async () => (await import('virtual:messages/product')).default,
  account: async () => (await import('virtual:messages/account')).default,
  compare: async () => (await import('virtual:messages/compare')).default,
  cart: async () => (await import('virtual:messages/cart')).default,
  addresses: async () => (await import('virtual:messages/addresses')).default,
  pay: async () => (await import('virtual:messages/pay')).default,
  // Not there for browsers, whose build leaves it out.
  server: async () => (import.meta.env.SSR ? (await import('virtual:messages/server')).default : pageLoaders),
};

/** The module of an area's texts in a locale, as `scripts/messages-plugin.ts` names it. */
export function textsModule(area: TextArea, locale: LocaleCode): string {
  return `virtual:messages/${area}/${area === 'pages' ? '' : `${area}-`}${locale}`;
}

interface Loaded {
  readonly areas: ReadonlySet<keyof typeof areaLoaders>;
  readonly texts: CompiledTexts;
  readonly text: PageText;
}

const loaded = new Map<LocaleCode, Loaded>();

async function fetchTexts(locale: LocaleCode, area: keyof typeof areaLoaders): Promise<CompiledTexts> {
  const loaders = await areaLoaders[area]();
  return (await loaders[locale]()).default;
}

/** Fetches areas of a locale's texts once each, on the server all that pages say; after that `requireTexts` has them at once. */
export async function loadTexts(
  locale: LocaleCode,
  areas: readonly (keyof typeof areaLoaders)[] = [wholePages],
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
