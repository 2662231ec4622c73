import { expect, test } from 'vitest';
import { sender } from '../../tests/support/mail-sender.ts';
import { localeCodes } from '../kernel/locale.ts';
import { getLocale } from '../markets/locales.ts';
import type { MailMessage } from './mailer.ts';
import type { MailedPaper } from './paper-letter.ts';
import { createPaperMail } from './send-paper.ts';

const paper: MailedPaper = {
  paperId: '0190f0c2-7b1f-7c53-9d7e-3b1c5f0a1e11',
  kind: 'invoice',
  number: '2026000001',
  orderNumber: 'NS0000000042',
  country: 'SK',
  locale: 'sk-SK',
  customerEmail: 'zofia@example.com',
  billingAddress: { firstName: 'Žofia', lastName: '<Kováčová>', country: 'SK' },
  pdf: Buffer.from('%PDF'),
  xml: '<Invoice/>',
};

async function send(changes: Partial<MailedPaper> = {}): Promise<MailMessage> {
  const sent: MailMessage[] = [];
  const mail = createPaperMail({
    preparePaper: async () => ({ ...paper, ...changes }),
    mailer: { send: async (message) => void sent.push(message) },
    sender,
    clock: { now: () => new Date('2026-11-20T12:00:00Z') },
  });
  await mail({ paperId: paper.paperId });
  const [message] = sent;
  if (message === undefined) throw new Error('nothing was sent');
  return message;
}

test('T-02: an invoice goes to its customer as PDF and XML, under a name of its own', async () => {
  const { to, title, key, attachments, html } = await send();
  expect(to).toEqual({ name: 'Žofia <Kováčová>', address: 'zofia@example.com' });
  expect([title, key]).toEqual(['2026000001', `paper.${paper.paperId}`]);
  expect(
    attachments?.map(({ name, type, content }) => [name, type, Buffer.from(content).toString()]),
  ).toEqual([
    ['2026000001.pdf', 'application/pdf', '%PDF'],
    ['2026000001.xml', 'application/xml', '<Invoice/>'],
  ]);
  expect(html).not.toContain('<Kováčová>');
});

test.each(localeCodes)('M-04: the letters about papers say all they have to in %s', async (locale) => {
  const country = getLocale(locale).countryCode;
  for (const kind of ['invoice', 'credit-note'] as const) {
    const { subject, text } = await send({ kind, locale, country, number: 'CN2026000001' });
    expect(subject).toContain('CN2026000001');
    for (const part of [subject, text]) {
      expect(part).not.toMatch(/\{\w+\}|undefined/);
      expect(part).toContain('0000000042');
    }
  }
});
