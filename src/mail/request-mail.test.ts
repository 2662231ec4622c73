import { expect, test } from 'vitest';
import { sender } from '../../tests/support/mail-sender.ts';
import { type LocaleCode, localeCodes } from '../kernel/locale.ts';
import type { MailMessage } from './mailer.ts';
import type { RequestMailContent } from './request-letter.ts';
import { createRequestMail } from './send-request-mail.ts';

async function write(
  locale: LocaleCode,
  change: Partial<RequestMailContent['request']> = {},
  answer?: RequestMailContent['answer'],
): Promise<MailMessage> {
  const sent: MailMessage[] = [];
  const send = createRequestMail({
    prepare: async () => ({
      request: {
        id: '01a1f8d3-ea00-7c11-9d52-6c1e9a7b4f20',
        number: 'RQ00000012',
        createdAt: new Date('2026-11-20T23:30:00Z'),
        country: locale.slice(3) as RequestMailContent['request']['country'],
        locale,
        contactName: 'Jana <Nováková>',
        customerEmail: 'jana@example.com',
        subject: 'Broken',
        description: 'Line 1\nLine 2',
        orderNumber: 'NS0000000042',
        quantity: '3',
        ...change,
      },
      fileNames: ['photo.jpg'],
      ...(answer === undefined ? {} : { answer }),
    }),
    mailer: { send: async (message) => void sent.push(message) },
    sender,
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  });
  await send({ about: 'receipt', requestId: 'x' });
  const [message] = sent;
  if (message === undefined) throw new Error('nothing was sent');
  return message;
}

test.each(localeCodes)('Q-01: in %s a receipt tells number, date and what was sent', async (locale) => {
  const receipt = await write(locale);
  expect(receipt.subject).toContain('RQ00000012');
  for (const part of [receipt.text, receipt.html]) {
    for (const told of ['RQ00000012', '11.2026', 'Broken', 'Line 2', 'NS0000000042'])
      expect(part).toContain(told);
    expect(part).not.toMatch(/\{\w+\}|mail\.\w/);
  }
  expect(receipt.html).not.toContain('<Nováková>');
  const answered = await write(locale, {}, { id: 'a', text: 'Here <you> are.' });
  expect(answered.subject).not.toBe(receipt.subject);
  expect(answered.text).toContain('Here <you> are.');
  expect(answered.html).toContain('Here &lt;you&gt; are.');
  expect(answered.key).not.toBe(receipt.key);
});

test('Q-01: nothing that strangers typed becomes a link in a mail to another', async () => {
  const { text, html, to } = await write('en-GB', {
    contactName: 'Win at http://evil.example',
    subject: 'See www.evil.example/now',
    description: 'https://evil.example and mail me@evil.example',
  });
  const told = `${text}${html.replace(/<[^>]*>/g, ' ')}`;
  expect(told).not.toMatch(/evil\.example|https?:\/\/evil|me@evil/);
  expect(to.name).toBe('jana@example.com');
});
