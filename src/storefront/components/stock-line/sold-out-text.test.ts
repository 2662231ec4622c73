import { beforeAll, describe, expect, test } from 'vitest';
import { getFallbackLocale, type LocaleCode, localeCodes } from '../../../kernel/locale.ts';
import { loadTexts, requireTexts } from '../../i18n/texts.ts';
import { soldOutText } from './sold-out-text.ts';

beforeAll(() => Promise.all(localeCodes.map((locale) => loadTexts(locale))));

const inMarch = (locale: LocaleCode, thisYear: number) =>
  soldOutText(requireTexts(locale), '2027-03', thisYear).replaceAll('\u00a0', ' ');

const expected: Readonly<Partial<Record<LocaleCode, readonly [thisYear: string, nextYear: string]>>> = {
  'en-GB': ['Buy in March', 'Buy in March 2027'],
  'sk-SK': ['Bude na sklade v marci', 'Bude na sklade v marci 2027'],
  'de-DE': ['Erhältlich ab März', 'Erhältlich ab März 2027'],
  'pt-PT': ['Disponível em março', 'Disponível em março de 2027'],
  'it-IT': ['In arrivo a marzo', 'In arrivo a marzo 2027'],
  'fr-FR': ['Disponible en mars', 'Disponible en mars 2027'],
  'hu-HU': ['Várhatóan kapható: március', 'Várhatóan kapható: 2027. március'],
  'cs-CZ': ['Bude skladem v březnu', 'Bude skladem v březnu 2027'],
  'nb-NO': ['Kommer på lager i mars', 'Kommer på lager i mars 2027'],
  'nl-NL': ['Leverbaar in maart', 'Leverbaar in maart 2027'],
  'da-DK': ['Kommer på lager i marts', 'Kommer på lager i marts 2027'],
  'sv-SE': ['Åter i lager i mars', 'Åter i lager i mars 2027'],
  'es-ES': ['Disponible en marzo', 'Disponible en marzo de 2027'],
  'fi-FI': ['Saatavilla maaliskuussa', 'Saatavilla maaliskuussa 2027'],
  'pl-PL': ['Będzie dostępny w marcu', 'Będzie dostępny w marcu 2027'],
  'ro-RO': ['Disponibil în martie', 'Disponibil în martie 2027'],
  'lt-LT': ['Bus prekyboje kovą', 'Bus prekyboje 2027 m. kovą'],
  'sl-SI': ['Na voljo marca', 'Na voljo marca 2027'],
  'el-GR': ['Διαθέσιμο τον Μάρτιο', 'Διαθέσιμο τον Μάρτιο του 2027'],
  'hr-HR': ['Dostupno u ožujku', 'Dostupno u ožujku 2027.'],
  'bg-BG': ['Очаква се през март', 'Очаква се през март 2027 г.'],
};

describe.each(localeCodes)('P-03: goods that are sold out, in %s,', (locale) => {
  test('name the month to buy them in, and its year unless it is this one', () => {
    const words = expected[locale] ?? expected[getFallbackLocale(locale) ?? locale];
    expect([inMarch(locale, 2027), inMarch(locale, 2026)]).toEqual(words);
  });

  test('name twelve months apart, each in the words of the language', () => {
    const sentences = Array.from({ length: 12 }, (_, index) =>
      soldOutText(requireTexts(locale), `2027-${String(index + 1).padStart(2, '0')}`, 2026),
    );
    expect(new Set(sentences).size).toBe(12);
    // The first letters of a month are those that the platform knows it by, whatever its ending.
    const stems = sentences.map((_, index) =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
        .format(new Date(Date.UTC(2027, index, 1)))
        .slice(0, 3)
        .toLowerCase(),
    );
    const plain = (words: string) => words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    expect(sentences.filter((words, index) => !plain(words).includes(plain(stems[index] ?? '?')))).toEqual(
      [],
    );
  });

  test('are plainly sold out without a month', () => {
    const text = requireTexts(locale);
    expect(soldOutText(text, undefined, 2026)).toBe(text('product.outOfStock'));
  });
});
