import texts from 'virtual:messages/sandbox';
import type englishMessages from '../../../messages/en-GB.json';
import type { LocaleCode } from '../../kernel/locale.ts';
import { createText, type Text } from '../../kernel/text.ts';

export type SandboxTextKey = keyof (typeof englishMessages)['sandbox'];
export type SandboxText = Text<SandboxTextKey>;

/** Writes what the hosted pages say in a locale, by keys below `sandbox` in `messages/`. */
export function sandboxTextOf(locale: LocaleCode): SandboxText {
  const text = createText(locale, texts[locale]);
  return (key, values) => text(`sandbox.${key}`, values);
}
