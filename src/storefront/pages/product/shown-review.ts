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
  readonly title: string;
  readonly text: string;
  /** Language of title and text where it is not the page's, because nobody has translated them. */
  readonly language?: string;
  /** What stands behind a translation. */
  readonly original?: {
    readonly language: string;
    /** Of the language, in the page's. */
    readonly languageName: string;
    readonly title: string;
    readonly text: string;
  };
  readonly response?: string;
}

/** Picks a review's texts for a page (rule P-08): its own where the language is the page's, else the translation. */
export function toShownReview(review: Review, locale: LocaleCode, timeZone: string): ShownReview {
  const { id, rating, authorName, source, title, text, customerCareResponseText } = review;
  const language = languageOf(review.locale);
  const translation = review.translations[languageOf(locale)];
  const isForeign = language !== languageOf(locale);
  const original = { language, languageName: nameLanguage(locale, language), title, text };
  return {
    id,
    rating,
    authorName,
    day: formatDate(new Date(review.custom.reviewCreatedAt), timeZone),
    ...(source === undefined ? {} : { source }),
    ...(isForeign && translation !== undefined
      ? { ...translation, original }
      : { title, text, ...(isForeign ? { language } : {}) }),
    ...(customerCareResponseText === undefined ? {} : { response: customerCareResponseText }),
  };
}
