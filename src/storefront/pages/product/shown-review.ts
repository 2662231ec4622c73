import type { Review } from '../../../api/contract/reviews.ts';
import { nameLanguage } from '../../../kernel/formatters.ts';
import { countryOf, type LanguageCode, type LocaleCode, languageOf } from '../../../kernel/locale.ts';
import { getMarket } from '../../../markets/countries.ts';
import { formatDate } from '../../../markets/date-format.ts';

/** A review as a page of some language shows it: a page carries its data twice, so nothing more goes into it. */
export interface ShownReview {
  readonly id: string;
  readonly rating: number;
  readonly authorName: string;
  /** `dd.mm.yyyy`, the day it was written. */
  readonly day: string;
  readonly source?: string;
  /** Its author bought the product in this shop. */
  readonly isVerified?: true;
  readonly title: string;
  readonly text: string;
  /** Where it was not written in the page's language. */
  readonly foreign?: {
    readonly language: string;
    /** Of the language, in the page's. */
    readonly languageName: string;
    /** Where somebody has translated it. */
    readonly translation?: {
      readonly title: string;
      readonly text: string;
      /** Where there is none in the page's language: which one it is, with its name in the page's. */
      readonly other?: { readonly language: string; readonly name: string };
    };
  };
  readonly response?: string;
}

/** Read by most where their own language is missing. */
const KNOWN_ABROAD: LanguageCode = 'en';

/** Into the page's language, else into another of the country's, else into the one that most know. */
function pickTranslation({ translations, locale: written }: Review, locale: LocaleCode) {
  const own = languageOf(locale);
  const spoken = getMarket(countryOf(locale)).languages.map(({ language }) => language);
  const language = [own, ...spoken, KNOWN_ABROAD].find((each) => translations[each] !== undefined);
  const found = language === undefined ? undefined : translations[language];
  if (language === undefined || found === undefined || language === languageOf(written)) return undefined;
  return language === own ? found : { ...found, other: { language, name: nameLanguage(locale, language) } };
}

/** A review as it was written; where that is another language than the page's, with its name and the translation (rules P-08, W-02). */
export function toShownReview(review: Review, locale: LocaleCode, timeZone: string): ShownReview {
  const { id, rating, authorName, source, title, text, customerCareResponseText } = review;
  const language = languageOf(review.locale);
  const translation = pickTranslation(review, locale);
  return {
    id,
    rating,
    authorName,
    day: formatDate(new Date(review.custom.reviewCreatedAt), timeZone),
    ...(source === undefined ? {} : { source }),
    ...(review.isVerifiedPurchase ? { isVerified: true } : {}),
    title,
    text,
    ...(language === languageOf(locale)
      ? {}
      : {
          foreign: {
            language,
            languageName: nameLanguage(locale, language),
            ...(translation === undefined ? {} : { translation }),
          },
        }),
    ...(customerCareResponseText === undefined ? {} : { response: customerCareResponseText }),
  };
}
