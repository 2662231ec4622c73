import type { Review } from '../../../api/contract/reviews.ts';
import { nameLanguage } from '../../../kernel/formatters.ts';
import { type LocaleCode, languageOf } from '../../../kernel/locale.ts';
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
    readonly translation?: { readonly title: string; readonly text: string };
  };
  readonly response?: string;
}

/** A review as it was written; where that is another language than the page's, with its name and the translation (rules P-08, W-02). */
export function toShownReview(review: Review, locale: LocaleCode, timeZone: string): ShownReview {
  const { id, rating, authorName, source, title, text, customerCareResponseText } = review;
  const language = languageOf(review.locale);
  const translation = review.translations[languageOf(locale)];
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
