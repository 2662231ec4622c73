import { z } from 'zod';
import { EMAIL_MAXIMUM } from '../../markets/email.ts';
import { localeInput } from './shared.ts';

/** The words beside the button, whatever the language. */
const CONSENT_WORDS_MAXIMUM = 500;
/** Addresses are no longer. */
const HASH_MAXIMUM = 4000;

const tokenValue = z.string().max(200);
const link = z.enum(['confirm', 'unsubscribe']);

/** What a mailed link of the newsletter is about. */
const subscriptionOutput = z.object({
  email: z.string(),
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
});

/** The newsletter of the signed-in customer's own e-mail in the store; `unknown` while the e-mail is not verified. */
const myNewsletterOutput = z.object({
  email: z.string(),
  state: z.enum(['subscribed', 'notSubscribed', 'unknown']),
});

/** What people agree to whom the shop may not know: the newsletter, and what is stored in their browsers. */
export const visitorCalls = {
  subscribeNewsletter: {
    summary:
      'Mails a link that subscribes to the store’s newsletter. Answers the same whether or not the e-mail is known.',
    errors: ['EmailInvalid', 'RateLimited'],
    input: z.strictObject({
      ...localeInput,
      email: z.string().max(EMAIL_MAXIMUM),
      /** The words that were agreed to; kept as the proof. */
      words: z.string().min(1).max(CONSENT_WORDS_MAXIMUM),
    }),
    output: z.object({ requested: z.literal(true) }),
  },
  getNewsletterSubscription: {
    summary: 'What a mailed link of the newsletter is about; changes nothing.',
    errors: ['TokenInvalid'],
    input: z.strictObject({ link, tokenValue }),
    output: subscriptionOutput,
  },
  followNewsletterLink: {
    summary: 'Subscribes or unsubscribes by the token of a mailed link; answers the state before it.',
    errors: ['TokenInvalid'],
    input: z.strictObject({ link, tokenValue }),
    output: subscriptionOutput,
  },
  getMyNewsletter: {
    summary: "Whether the signed-in customer's own e-mail receives the store's newsletter.",
    scope: 'customer',
    input: z.strictObject({ ...localeInput }),
    output: myNewsletterOutput,
  },
  endMyNewsletter: {
    summary: "Ends the newsletter of the signed-in customer's own e-mail in the store.",
    scope: 'customer',
    input: z.strictObject({ ...localeInput }),
    output: myNewsletterOutput,
  },
  recordNewsletterConsent: {
    summary: 'Notes a consent that a link of the mailing service brought, by its hash.',
    errors: ['RateLimited'],
    input: z.strictObject({ ...localeInput, hash: z.string().min(1).max(HASH_MAXIMUM) }),
    output: z.object({ recorded: z.literal(true) }),
  },
  recordConsent: {
    summary: 'Keeps the proof of a visitor’s choice about what is stored in the browser; answers its id.',
    errors: ['RateLimited'],
    input: z.strictObject({
      ...localeInput,
      wordsVersion: z.int().min(1).max(1_000_000),
      /** Those agreed to; all others are refused. */
      purposes: z.array(z.enum(['preferences', 'statistics', 'marketing'])).max(3),
    }),
    output: z.object({ id: z.uuid() }),
  },
} as const;
