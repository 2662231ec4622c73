import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblem, parseCatalogueLine } from '../../src/catalogue-file/catalogue-file.ts';
import {
  getFallbackLocale,
  isLocaleCode,
  type LanguageCode,
  type LocaleCode,
  languageCodes,
  languageOf,
  localeCodes,
} from '../../src/kernel/locale.ts';
import { readPage, type WrittenPage, WrongText } from './read-page.ts';

const textsFolder = join(import.meta.dirname, 'texts');

export interface PageText {
  /** `de/payment.md` */
  readonly file: string;
  readonly page: string;
  readonly locale: LocaleCode;
  /** Only what a variant country says differently; it counts instead of its language's text. */
  readonly isVariant: boolean;
  readonly written: WrittenPage;
}

export interface MadePages {
  readonly texts: readonly PageText[];
  /** Lines of the catalogue file, one a page and locale. */
  readonly lines: readonly object[];
  /** `de/payment.md: line 12: …`; without any, all is in order. */
  readonly problems: readonly string[];
}

function baseLocaleOf(language: LanguageCode): LocaleCode {
  const locale = localeCodes.find(
    (code) => languageOf(code) === language && getFallbackLocale(code) === undefined,
  );
  if (locale === undefined) throw new Error(`no base locale speaks ${language}`);
  return locale;
}

/** `payment.md` is the language's text, `payment.de-AT.md` the one of Austria. */
function nameOf(
  file: string,
  language: LanguageCode,
): { page: string; locale: LocaleCode; isVariant: boolean } {
  const [page = '', variant] = file.slice(0, -'.md'.length).split('.');
  if (variant === undefined) return { page, locale: baseLocaleOf(language), isVariant: false };
  if (!isLocaleCode(variant) || languageOf(variant) !== language)
    throw new WrongText(1, `${variant} is no locale of ${language}`);
  return { page, locale: variant, isVariant: true };
}

/** Reads all texts under `texts/<language>/` and makes the lines of the catalogue file of them. */
export function makePages(folder = textsFolder): MadePages {
  const texts: PageText[] = [];
  const problems: string[] = [];
  const lines: object[] = [];
  const languages = readdirSync(folder).sort();
  for (const name of languages) {
    const language = languageCodes.find((code) => code === name);
    if (language === undefined) {
      problems.push(`${name}: is no language; folders are ${languageCodes.join(', ')}`);
      continue;
    }
    for (const file of readdirSync(join(folder, language)).sort()) {
      if (!file.endsWith('.md')) continue;
      const path = `${language}/${file}`;
      try {
        const named = nameOf(file, language);
        const written = readPage(readFileSync(join(folder, language, file), 'utf8'));
        texts.push({ file: path, ...named, written });
        const { page, locale } = named;
        const line = {
          type: 'page',
          key: `${page}.${locale}`,
          page,
          locale,
          slug: written.slug ?? page,
          ...written.fields,
          blocks: written.blocks,
        };
        const parsed = parseCatalogueLine(JSON.stringify(line), lines.length + 1);
        if (parsed.ok) lines.push(line);
        else
          problems.push(
            ...parsed.problems.map(
              (problem) => `${path}: ${describeProblem(problem).replace(/^line \d+: /, '')}`,
            ),
          );
      } catch (error) {
        if (!(error instanceof WrongText)) throw error;
        problems.push(`${path}: ${error.message}`);
      }
    }
  }
  return { texts, problems, lines };
}
