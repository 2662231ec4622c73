import loaders from 'virtual:messages/mail';
import type englishMessages from '../../messages/en-GB.json';
import type { LocaleCode } from '../kernel/locale.ts';
import { createText, type Text } from '../kernel/text.ts';

export type MailTextKey = keyof (typeof englishMessages)['mail'];

/** Writes one text of the shop's mails in one locale, by its key below `mail`. */
export type MailText = Text<MailTextKey>;

/** Fetches the mail texts of a locale, its own over its fallback's. */
export async function loadMailText(locale: LocaleCode): Promise<MailText> {
  const { default: texts } = await loaders[locale]();
  const text = createText(locale, texts);
  return (key, values) => text(`mail.${key}`, values);
}
