import { createTransport } from 'nodemailer';
import type { Mailer } from '../../mail/mailer.ts';
import { buildMailFields } from './mail-fields.ts';

/** Milliseconds; a job waits for them at worst one after the other. */
const timeLimits = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

/** What a server said, without the mailboxes it said it of. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'=:,;()]+@[^\s<>"',;()]+/g, '…');
}

/**
 * The failure as it may stand in a log and in the table of jobs: the sender's own error names the recipient in its text and
 * its fields.
 */
function describeFailure(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('the mail was not taken');
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : '';
  return new Error(`the mail was not taken: ${code}${withoutAddresses(error.message)}`);
}

/**
 * Sends mails through a server: `smtps://user:password@host` (TLS from the start) or `smtp://host:587` (TLS when the
 * server offers it, `?requireTLS=true` insists). Throws when the server is not there, too slow or refuses the mail.
 */
export function createSmtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeLimits });
  return {
    async send(message) {
      const fields = buildMailFields(message);
      await transport.sendMail(fields).catch((error: unknown) => {
        throw describeFailure(error);
      });
    },
  };
}
