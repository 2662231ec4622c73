import { describe, expect, test } from 'vitest';
import { sender } from '../../tests/support/mail-sender.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import { localeCodes } from '../kernel/locale.ts';
import { getLocale } from '../markets/locales.ts';
import type { AccountMailKind } from './account-mail.ts';
import type { MailMessage } from './mailer.ts';
import { createAccountMail } from './send-account-mail.ts';

async function write(
  kind: AccountMailKind,
  locale: LocaleCode,
  token: string | undefined,
  lastName = '<Nováková>',
) {
  const sent: MailMessage[] = [];
  const country = getLocale(locale).countryCode;
  const send = createAccountMail({
    prepare: async () => ({
      kind,
      to: { email: 'jana@example.com', firstName: 'Jana', lastName },
      token,
    }),
    mailer: { send: async (message) => void sent.push(message) },
    sender,
    originOf: (asked) => `https://gantry.${asked.toLowerCase()}`,
    clock: { now: () => new Date('2026-11-20T12:00:00Z') },
  });
  await send({ about: 'password-reset', email: 'jana@example.com', country, locale });
  const [message] = sent;
  if (message === undefined) throw new Error('nothing was sent');
  return message;
}

test('U-01: a link leads to the country’s shop in the reader’s language', async () => {
  const french = await write('reset-password', 'fr-CH', 'secret-token');
  const link = 'https://gantry.ch/fr/password-reset/change-password?token=secret-token';
  expect(french.text).toContain(link);
  expect(french.html).toContain(`href="${link}"`);
  expect((await write('confirm-email', 'sk-SK', 't')).text).toContain(
    'https://gantry.sk/create-account/confirm?token=t',
  );
  expect((await write('change-email', 'sk-SK', 't')).text).toContain(
    'https://gantry.sk/my-account/confirm-email?token=t',
  );
  expect((await write('account-exists', 'sk-SK', undefined)).text).toContain(
    'https://gantry.sk/password-reset\n',
  );
  expect((await write('email-changed', 'sk-SK', undefined)).text).not.toContain('https://');
});

test('U-01: a name is text in the mail, never markup', async () => {
  const { html } = await write('reset-password', 'en-GB', 't');
  expect(html).toContain('&lt;Nováková&gt;');
  expect(html).not.toContain('<Nováková>');
});

test.each(['Win 1000 at evil.example', 'http://evil.example', 'see evil.example/x', 'write@evil.example'])(
  'U-03: nobody has the shop mail their advertisement by registering as "%s"',
  async (lastName) => {
    const { text, html, to } = await write('confirm-email', 'en-GB', 't', lastName);
    expect([text, html, to.name].join()).not.toContain('evil');
    expect(text).toContain('jana@example.com');
  },
);

test.each(['O’Neill', 'St. John', 'Nováková-Kováčová', 'van der Meer jr.'])(
  'U-01: greets %s by name',
  async (lastName) => {
    expect((await write('confirm-email', 'en-GB', 't', lastName)).text).toContain(lastName);
  },
);

describe.each(localeCodes)('M-04: in %s', (locale) => {
  test.each(['confirm-email', 'account-exists', 'reset-password', 'change-email', 'email-changed'] as const)(
    '%s says all it has to',
    async (kind) => {
      const message = await write(kind, locale, 'token');
      expect(message.subject).not.toBe('');
      for (const part of [message.subject, message.text, message.html.replace(/<style.*?<\/style>/gs, '')]) {
        expect(part).not.toMatch(/\{\w+\}|undefined/);
      }
      if (kind === 'reset-password') expect(message.text).toContain('10');
      if (kind === 'email-changed') expect(message.text).toContain(sender().companyFor('de-DE').phone);
    },
  );
});

test('M-01: a mail to a country without a shop of its own waits, and no secret is made for it', async () => {
  let prepared = 0;
  const send = createAccountMail({
    prepare: async () => {
      prepared += 1;
      return undefined;
    },
    mailer: { send: async () => undefined },
    sender,
    originOf: () => {
      throw new Error('no domain');
    },
    clock: { now: () => new Date() },
  });
  const about = { about: 'password-reset', email: 'jana@example.com' } as const;
  await expect(send({ ...about, country: 'SK', locale: 'sk-SK' })).rejects.toThrow('no domain');
  expect(prepared).toBe(0);
});

test('U-03: where there is nobody to write to, nothing is sent', async () => {
  const sent: MailMessage[] = [];
  const send = createAccountMail({
    prepare: async () => undefined,
    mailer: { send: async (message) => void sent.push(message) },
    sender,
    originOf: () => '',
    clock: { now: () => new Date() },
  });
  await send({ about: 'password-reset', email: 'nobody@example.com', country: 'SK', locale: 'sk-SK' });
  expect(sent).toEqual([]);
});
