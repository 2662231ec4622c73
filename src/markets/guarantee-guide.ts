import { type LanguageCode, type LocaleCode, languageOf } from '../kernel/locale.ts';
import { type CalendarDay, dayIn } from './calendar-day.ts';
import { getMarket } from './countries.ts';
import { getLocale } from './locales.ts';

/** From when on the notice is owed in the Union (Implementing Regulation (EU) 2025/1960, Article 3). */
const OWED_SINCE: CalendarDay = '2026-09-27';

/**
 * Where the official notices lead, below europa.eu/youreurope (the Commission's practical guidelines of April 2026,
 * Ares(2026)4331985, pages 15 and 16).
 */
const guides: Partial<Readonly<Record<LanguageCode, string>>> = {
  bg: 'гаранции',
  cs: 'záruky_cs',
  da: 'garantier',
  de: 'garantien',
  el: 'εγγυήσεις',
  en: 'guarantees',
  es: 'garantías',
  fi: 'virhevastuu',
  fr: 'garanties',
  hr: 'jamstva_hr',
  hu: 'jótállás',
  it: 'garanzie',
  lt: 'garantijos',
  nl: 'garantie',
  pl: 'gwarancje',
  pt: 'garantias',
  ro: 'garanții',
  sk: 'záruky_sk',
  sl: 'jamstva_sl',
  sv: 'reklamationsrätt',
};

/** The Union's guide to the legal guarantee, in the language, where its notice is owed at a moment (rules D-05, D-13). */
export function findGuaranteeGuide(locale: LocaleCode, now: Date): string | undefined {
  const { isInEu, timeZone } = getMarket(getLocale(locale).countryCode);
  const guide = guides[languageOf(locale)];
  if (!isInEu || guide === undefined || dayIn(timeZone, now) < OWED_SINCE) return undefined;
  return `https://europa.eu/youreurope/${encodeURIComponent(guide)}`;
}
