import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { getDateTimeFormat, getNumberFormat, getPluralRules } from './formatters.ts';
import type { LocaleCode } from './locale.ts';

/** Texts of one locale by dotted key, compiled from ICU syntax when the shop was built. */
export type CompiledTexts = Readonly<Record<string, CompiledMessage>>;

/** How to fetch each locale's texts. */
export type TextLoaders = Readonly<Record<LocaleCode, () => Promise<{ default: CompiledTexts }>>>;

export type TextValues = Readonly<Record<string, string | number>>;

/** Writes one text of one locale: `text('cart.itemCount', { count: 3 })`. */
export type Text<Key extends string = string> = (key: Key, values?: TextValues) => string;

const formatters = { getDateTimeFormat, getNumberFormat, getPluralRules };

/** Makes the writer of one locale. It throws on a key that is not there: always a bug, and tests look for it. */
export function createText<Key extends string = string>(locale: LocaleCode, texts: CompiledTexts): Text<Key> {
  return (key, values) => {
    const message = texts[key];
    if (message === undefined) throw new Error(`no text for ${key} in ${locale}`);
    return String(format(message, locale, values, { formatters }));
  };
}
