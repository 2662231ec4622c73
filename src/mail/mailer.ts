import type { LocaleCode } from '../kernel/locale.ts';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A file that goes with a mail. */
export interface MailAttachment {
  /** Letters, digits, dots, hyphens. */
  readonly name: string;
  readonly type: 'application/pdf' | 'application/xml';
  readonly content: Uint8Array;
}

/** One mail, ready to go. `key` tells it from all others and is the same when it is sent again. */
export interface MailMessage {
  /** Letters, digits, dots, hyphens: becomes the left side of the Message-ID. */
  readonly key: string;
  /** Name for a human who looks for it, such as the order number; letters, digits, hyphens. */
  readonly title: string;
  readonly locale: LocaleCode;
  readonly date: Date;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one click ends such mails (RFC 8058); absent for mails that nobody subscribed to. */
  readonly unsubscribe?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** Sends mails. Throws when a mail was not accepted, so that its job is retried; sending one twice must do no harm. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
}
