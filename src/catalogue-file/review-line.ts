import { reviewFields } from '../commerce/goods/reviews/review-fields.ts';
import { languageOf } from '../kernel/locale.ts';
import { problem } from '../kernel/written-fields.ts';
import { lineOf } from './line-of.ts';

/** What buyers said of a product, brought along (docs/catalogue-file.md). */
export const reviewLine = lineOf('review', reviewFields).check((context) => {
  const own = languageOf(context.value.locale);
  if (own in context.value.translations)
    problem(context, ['translations', own], 'is the language of the review itself');
});
