import texts from 'virtual:messages/api';
import type englishMessages from '../../messages/en-GB.json';
import type { LocaleCode } from '../kernel/locale.ts';
import { createText } from '../kernel/text.ts';

/** What answers call things to shoppers: ways of delivery, fees. Keys below `shipping` in `messages/`. */
export function sayInAnswer(locale: LocaleCode, key: keyof (typeof englishMessages)['shipping']): string {
  return createText(locale, texts[locale])(`shipping.${key}`);
}
