import texts from 'virtual:messages/api';
import type englishMessages from '../../messages/en-GB.json';
import type { LocaleCode } from '../kernel/locale.ts';
import { createText, type Text } from '../kernel/text.ts';

/** What answers call things to shoppers: ways of delivery, fees. Keys below `shipping` in `messages/`. */
export function sayInAnswer(locale: LocaleCode, key: keyof (typeof englishMessages)['shipping']): string {
  return createText(locale, texts[locale])(`shipping.${key}`);
}

type English = typeof englishMessages;

/** Words that the law wants said, in pages and in what goes with a contract. */
export type LegalText = Text<
  `guaranteeNotice.${keyof English['guaranteeNotice']}` | `disputes.${keyof English['disputes']}`
>;

export function openLegalText(locale: LocaleCode): LegalText {
  return createText(locale, texts[locale]);
}
