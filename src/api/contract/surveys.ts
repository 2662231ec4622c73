import { z } from 'zod';
import { SURVEY_COMMENT_MAXIMUM, SURVEY_SCORE_MAXIMUM } from '../../markets/survey-constants.ts';
import { localeInput } from './shared.ts';

/** The words beside the button, whatever the language. */
const CONSENT_WORDS_MAXIMUM = 1000;

const orderId = z.uuid();
const tokenValue = z.string().max(100);

/** `none`: nothing is asked, or its mail has gone. */
const offerOutput = z.object({ survey: z.enum(['offered', 'agreed', 'none']) });

const mailedSurveySchema = z.object({
  orderNumber: z.string(),
  state: z.enum(['open', 'answered', 'ended']),
  /** Whether the order is of a customer, who may rate what was bought. */
  isCustomers: z.boolean(),
});
export type MailedSurvey = z.infer<typeof mailedSurveySchema>;

/** Whether a buyer may be asked once how satisfied they are with an order, and what they answer (rule T-01). */
export const surveyCalls = {
  getSurveyOffer: {
    summary: 'Whether the buyer of an own order is asked for consent to one mail about it, or gave it.',
    errors: ['ResourceNotFound'],
    input: z.strictObject({ orderId }),
    output: offerOutput,
  },
  agreeToSurvey: {
    summary: 'Keeps the consent of the buyer of an own order to one mail about it, some days after delivery.',
    errors: ['ResourceNotFound'],
    input: z.strictObject({
      ...localeInput,
      orderId,
      /** The words that were agreed to; kept as the proof. */
      words: z.string().min(1).max(CONSENT_WORDS_MAXIMUM),
    }),
    output: offerOutput,
  },
  takeBackSurvey: {
    summary: 'Takes that consent back. Answers the same where there was none.',
    errors: ['ResourceNotFound'],
    input: z.strictObject({ orderId }),
    output: offerOutput,
  },
  getMailedSurvey: {
    summary: 'What the token of the mail about an order stands for; changes nothing.',
    errors: ['TokenInvalid'],
    input: z.strictObject({ tokenValue }),
    output: mailedSurveySchema,
  },
  answerSurvey: {
    summary: 'Answers by the token of the mail; the first answer counts.',
    errors: ['TokenInvalid'],
    input: z.strictObject({
      tokenValue,
      /** 0: not satisfied at all. */
      score: z.int().min(0).max(SURVEY_SCORE_MAXIMUM),
      comment: z.string().max(SURVEY_COMMENT_MAXIMUM).optional(),
    }),
    output: mailedSurveySchema,
  },
  endMailedSurvey: {
    summary: 'Takes the consent back by the token of the mail; an answer is deleted.',
    errors: ['TokenInvalid'],
    input: z.strictObject({ tokenValue }),
    output: mailedSurveySchema,
  },
} as const;
