import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer, MailMessage } from '../../mail/mailer.ts';
import { buildMailFields } from './mail-fields.ts';

/**
 * Writes mails as `<title>.eml` into a folder, complete or not at all; sent again, a mail replaces its file. This is
 * what a fresh machine has instead of a mail server: any mail program opens the files.
 */
export function createFileMailer(folder: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message: MailMessage) {
      if (!/^[\w-]{1,100}$/.test(message.title)) throw new Error(`not a file name: ${message.title}`);
      const { message: content } = await composer.sendMail(buildMailFields(message));
      if (!Buffer.isBuffer(content)) throw new Error('the mail was not composed as a whole');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partial = join(folder, `.${message.title}.${process.pid}.part`);
      const file = await open(partial, 'w', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, join(folder, `${message.title}.eml`));
    },
  };
}
