import compile from 'icu-minify/compile';
import type englishMessages from '../../../messages/en-GB.json';
import { readMessages } from '../../../scripts/messages-plugin.ts';
import type { LocaleCode } from '../../../src/kernel/locale.ts';
import { createText, type Text, type TextValues } from '../../../src/kernel/text.ts';
import type { TextKey } from '../../../src/storefront/i18n/texts.ts';
import { projectRoot } from './project-root.ts';

type ShopTextKey =
  | TextKey
  | `mail.${keyof typeof englishMessages.mail}`
  | `sandbox.${keyof typeof englishMessages.sandbox}`
  | `shipping.${keyof typeof englishMessages.shipping}`
  | `guaranteeNotice.${keyof typeof englishMessages.guaranteeNotice}`;

const writers = new Map<LocaleCode, Text>();

function writerOf(locale: LocaleCode): Text {
  const known = writers.get(locale);
  if (known !== undefined) return known;
  const messages = Object.entries(readMessages(`${projectRoot}/messages`, locale));
  const texts = Object.fromEntries(messages.map(([key, message]) => [key, compile(message)]));
  const writer = createText(locale, texts);
  writers.set(locale, writer);
  return writer;
}

/** What the shop says in a locale, read from `messages/` and not from the build: `textOf('el-GR', 'cart.title')`. */
export function textOf(locale: LocaleCode, key: ShopTextKey, values?: TextValues): string {
  return writerOf(locale)(key, values);
}
