import type { Queryable } from '../../../kernel/database.ts';
import type { LanguageCode } from '../../../kernel/locale.ts';
import { languageOf } from '../../../kernel/locale.ts';
import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { reviewLengths } from '../../../markets/review-constants.ts';
import type { CommerceContext } from '../../context.ts';
import { canBecome, type StateTable } from '../../state-table.ts';
import { announceRatings } from './announce-ratings.ts';
import { type Review, type ReviewState, type ReviewTranslation, reviewStates } from './review.ts';
import {
  getReviewById,
  lockReview,
  removeReviewRow,
  saveResponse,
  saveReviewState,
  saveTranslation,
} from './review-store.ts';

/** Why an operator's change was not made; none of these reaches a shopper. */
export type ModerationRefusal =
  | { readonly code: 'ReviewNotFound' }
  | { readonly code: 'ReviewStateImpossible'; readonly state: ReviewState }
  | { readonly code: 'ReviewTextLength'; readonly field: string; readonly min: number; readonly max: number }
  | { readonly code: 'ReviewLanguageIsOwn'; readonly language: LanguageCode };

type Moderation = Pick<CommerceContext, 'database' | 'events'>;
type Moderated = Promise<Outcome<Review, ModerationRefusal>>;

const states: StateTable<ReviewState> = reviewStates;

/** Loads, decides, saves and, when shoppers can see a difference, announces: one review, one transaction. */
function change(
  commerce: Moderation,
  id: string,
  work: (transaction: Queryable, review: Review) => Promise<Outcome<'changed' | 'same', ModerationRefusal>>,
): Moderated {
  return commerce.database.transaction(async (transaction) => {
    const before = await lockReview(transaction, id);
    if (before === undefined) return refuse({ code: 'ReviewNotFound' });
    const outcome = await work(transaction, before);
    if (!outcome.ok) return outcome;
    if (outcome.value === 'same') return accept(before);
    // Removed: what it was is the answer.
    const after = (await getReviewById(transaction, id)) ?? before;
    if (before.state === 'Approved' || after.state === 'Approved') {
      await announceRatings(commerce, transaction, before.sku);
    }
    return accept(after);
  });
}

/** Lets shoppers read a review, or no longer. Saying again what it is already changes nothing. */
export function moderateReview(commerce: Moderation, id: string, state: ReviewState): Moderated {
  return change(commerce, id, async (transaction, review) => {
    if (review.state === state) return accept('same');
    if (!canBecome(states, review.state, state)) {
      return refuse({ code: 'ReviewStateImpossible', state: review.state });
    }
    await saveReviewState(transaction, id, state);
    return accept('changed');
  });
}

/** Takes a review away for good; resolves to what it was. Its purchase can be reviewed anew. */
export function removeReview(commerce: Moderation, id: string): Moderated {
  return change(commerce, id, async (transaction) => {
    await removeReviewRow(transaction, id);
    return accept('changed');
  });
}

type LimitedField = keyof typeof reviewLengths;

function checkLength(field: LimitedField, text: string): ModerationRefusal | undefined {
  const { min, max } = reviewLengths[field];
  // Characters as the database counts them, not UTF-16 units.
  const { length } = [...text];
  return length < min || length > max ? { code: 'ReviewTextLength', field, min, max } : undefined;
}

/** What customer care answers below a review; without a text the answer is taken back. */
export function respondToReview(commerce: Moderation, id: string, text: string | undefined): Moderated {
  return change(commerce, id, async (transaction, review) => {
    const trimmed = text?.trim();
    const wrong = trimmed === undefined ? undefined : checkLength('customerCareResponseText', trimmed);
    if (wrong !== undefined) return refuse(wrong);
    if (review.customerCareResponseText === trimmed) return accept('same');
    await saveResponse(transaction, id, trimmed);
    return accept('changed');
  });
}

/** A review in another language; without a translation the language's is taken back. */
export function translateReview(
  commerce: Moderation,
  id: string,
  language: LanguageCode,
  translation: ReviewTranslation | undefined,
): Moderated {
  return change(commerce, id, async (transaction, review) => {
    if (languageOf(review.locale) === language) return refuse({ code: 'ReviewLanguageIsOwn', language });
    const input = translation && { title: translation.title.trim(), text: translation.text.trim() };
    const wrong = input && (checkLength('title', input.title) ?? checkLength('text', input.text));
    if (wrong !== undefined) return refuse(wrong);
    await saveTranslation(transaction, id, language, input);
    return accept('changed');
  });
}
