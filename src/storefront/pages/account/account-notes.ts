import type { PageText, TextKey } from '../../i18n/texts.ts';

/** What has just been done on an account's page, by the query parameter `note` of the page that follows. */
const notes = {
  saved: 'account.saved',
  'email-confirmed': 'account.emailConfirmed',
  'email-sent': 'account.newEmailHint',
  'newsletter-asked': 'newsletter.checkMail',
  'newsletter-ended': 'newsletter.unsubscribed',
  'review-sent': 'account.reviewSent',
} as const satisfies Record<string, TextKey>;

/** What is none of the notes says nothing. */
export function writeAccountNote(text: PageText, note: string | null): string | undefined {
  return note !== null && Object.hasOwn(notes, note) ? text(notes[note as keyof typeof notes]) : undefined;
}
