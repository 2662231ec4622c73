import { createTranslator } from 'use-intl/core';
import type englishMessages from '../../messages/en-GB.json';
import { getFallbackLocale, type LocaleCode } from '../kernel/locale.ts';

/** Every text that a mail can hold, by its key under `mail` in `messages/en-GB.json`. */
export type MailTextKey = keyof (typeof englishMessages)['mail'];

/** Writes one text in one locale: `text('pieceCount', { count: 3 })`. */
export type MailText = (key: MailTextKey, values?: Readonly<Record<string, string | number>>) => string;

type MailMessages = Readonly<Record<string, string>>;

const files = import.meta.glob<MailMessages | undefined>('../../messages/*.json', { import: 'mail' });

/** The texts of one file; a variant locale's file may hold none. Throws where a base locale has no file: a bug. */
async function readMessages(locale: LocaleCode): Promise<MailMessages> {
  const fallback = getFallbackLocale(locale);
  const base = fallback === undefined ? {} : await readMessages(fallback);
  const load = files[`../../messages/${locale}.json`];
  if (load === undefined && fallback === undefined) throw new Error(`there is no messages/${locale}.json`);
  return { ...base, ...(await load?.()) };
}

/** The writer of a locale's mails: its own texts over its fallback's. It throws on a text that is missing or broken. */
export async function loadMailText(locale: LocaleCode): Promise<MailText> {
  const messages = await readMessages(locale);
  const translate = createTranslator<Record<string, string>>({
    locale,
    messages,
    onError(error) {
      throw error;
    },
  });
  return (key, values) => translate(key, values);
}
