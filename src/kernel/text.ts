import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import type { LocaleCode } from './locale.ts';

/** Texts of one locale by dotted key, compiled from ICU syntax when the shop was built. */
export type CompiledTexts = Readonly<Record<string, CompiledMessage>>;

/** How to fetch each locale's texts. */
export type TextLoaders = Readonly<Record<LocaleCode, () => Promise<{ default: CompiledTexts }>>>;

export type TextValues = Readonly<Record<string, string | number>>;

/** Writes one text of one locale: `text('cart.itemCount', { count: 3 })`. */
export type Text<Key extends string = string> = (key: Key, values?: TextValues) => string;

/** One for each locale and options: making one takes longer than the text it is made for. */
function madeOnce<Options, Made>(make: (locale?: Intl.LocalesArgument, options?: Options) => Made) {
  const known = new Map<string, Made>();
  return (locale?: Intl.LocalesArgument, options?: Options): Made => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const made = known.get(key) ?? make(locale, options);
    known.set(key, made);
    return made;
  };
}

const formatters = {
  getDateTimeFormat: madeOnce(
    (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  ),
  getNumberFormat: madeOnce(
    (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  ),
  getPluralRules: madeOnce(
    (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
  ),
};

/** Makes the writer of one locale. It throws on a key that is not there: always a bug, and tests look for it. */
export function createText<Key extends string = string>(locale: LocaleCode, texts: CompiledTexts): Text<Key> {
  return (key, values) => {
    const message = texts[key];
    if (message === undefined) throw new Error(`no text for ${key} in ${locale}`);
    return String(format(message, locale, values, { formatters }));
  };
}
