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

/**
 * Sends mails through a server: `smtps://user:password@host` (TLS from the start) or `smtp://host:587` (TLS when the
 * server offers it, `?requireTLS=true` insists). Throws when the server is not there, too slow or refuses the mail.
 */
export function createSmtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeLimits });
  return {
    async send(message) {
      await transport.sendMail(buildMailFields(message));
    },
  };
}
