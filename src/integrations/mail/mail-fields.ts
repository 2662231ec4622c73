import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { MailAddress, MailAttachment, MailMessage } from '../../mail/mailer.ts';

/** One local part, one domain, nothing that could end a header or start another address. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

/** Control characters, line and paragraph separators, and characters that turn the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

function toOneLine(text: string, maximum: number): string {
  return text.replace(UNPRINTABLE, ' ').replace(/ +/g, ' ').trim().slice(0, maximum);
}

function checkAddress({ name, address }: MailAddress): { name: string; address: string } {
  if (address.length > 254 || !ADDRESS.test(address) || /\p{Cc}/u.test(address)) {
    throw new Error('the mail has an address that is none');
  }
  return { name: toOneLine(name, 100), address };
}

/** Mail programs show a button of their own, which posts to the address (RFC 2369, RFC 8058). */
function unsubscribeHeaders(address: string | undefined): Readonly<Record<string, string>> {
  if (address === undefined) return {};
  return {
    'List-Unsubscribe': `<${new URL(address).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function toAttachment({ name, type, content }: MailAttachment) {
  if (!/^[\w-][\w.-]{0,99}$/.test(name)) throw new Error(`not a name of an attachment: ${name}`);
  return { filename: name, contentType: type, content: Buffer.from(content) };
}

/**
 * A mail as its composer takes it: checked addresses, one-line headers, a Message-ID and boundaries that are the same
 * when it is sent again. Throws on an address or key that could not stand in a header.
 */
export function buildMailFields(message: MailMessage): SendMailOptions {
  if (!/^[\w.-]{1,100}$/.test(message.key)) throw new Error(`not a mail key: ${message.key}`);
  const from = checkAddress(message.from);
  return {
    from,
    to: checkAddress(message.to),
    subject: toOneLine(message.subject, 200),
    text: message.text,
    html: message.html,
    attachments: (message.attachments ?? []).map(toAttachment),
    date: message.date,
    messageId: `<${message.key}@${from.address.slice(from.address.indexOf('@') + 1)}>`,
    baseBoundary: createHash('sha256').update(message.key).digest('hex').slice(0, 32),
    xMailer: false,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': message.locale,
      ...unsubscribeHeaders(message.unsubscribe),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
