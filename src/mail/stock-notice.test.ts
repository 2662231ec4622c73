import { describe, expect, test } from 'vitest';
import { sender } from '../../tests/support/mail-sender.ts';
import { type LocaleCode, localeCodes } from '../kernel/locale.ts';
import { money } from '../kernel/money.ts';
import { getLocale } from '../markets/locales.ts';
import type { MailMessage } from './mailer.ts';
import { createStockNotice } from './send-stock-notice.ts';

const id = '01a1f8d3-ea00-7c11-9d52-000000000001';

async function write(about: 'request' | 'back', locale: LocaleCode) {
  const sent: MailMessage[] = [];
  const notes: string[] = [];
  const send = createStockNotice({
    prepare: async () => ({
      id,
      email: 'jana@example.com',
      country: getLocale(locale).countryCode,
      locale,
      askedAt: new Date('2026-11-20T11:00:00Z'),
      product: {
        name: 'Drill <750 W>',
        price: money('EUR', 4990),
        path: '/drill-10000001',
        picture: { path: '/pictures/drill.0f-640.webp', label: 'Drill' },
      },
      sent: async () => void notes.push(`noted after ${sent.length}`),
    }),
    mailer: { send: async (message) => void sent.push(message) },
    sender,
    originOf: (asked) => `https://gantry.${asked.toLowerCase()}`,
    clock: { now: () => new Date('2026-11-20T12:00:00Z') },
  });
  await send({ noticeId: id, about });
  expect(notes).toEqual(['noted after 1']);
  return sent[0] as MailMessage;
}

test('P-15: the mail that asks leads to a page of the shop in the reader’s language', async () => {
  const { text, html } = await write('request', 'fr-CH');
  const link = `https://gantry.ch/fr/stock-notice?token=${id}`;
  expect(text).toContain(link);
  expect(html).toContain(`href="${link}"`);
});

test('P-15: the mail that goods are back has their picture, the price of the day and the way to them', async () => {
  const { subject, text, html } = await write('back', 'en-IE');
  expect(subject).toBe('Available again: Drill <750 W>');
  for (const part of [text, html]) {
    expect(part).toContain('€49.90');
    expect(part).toContain('https://gantry.ie/drill-10000001');
    expect(part).toContain('Your address is deleted from the waiting list.');
    expect(part).not.toContain(id);
  }
  expect(html).toContain('src="https://gantry.ie/pictures/drill.0f-640.webp"');
  expect(html).toContain('Drill &lt;750 W&gt;');
});

test('P-15: the same mail has the same key, and who asks again gets another', async () => {
  const [first, again, back] = [
    await write('request', 'sk-SK'),
    await write('request', 'sk-SK'),
    await write('back', 'sk-SK'),
  ];
  expect(first.key).toBe(again.key);
  expect(back.key).not.toBe(first.key);
});

describe.each(localeCodes)('M-04: in %s', (locale) => {
  test.each(['request', 'back'] as const)('%s says all it has to', async (about) => {
    const { subject, text, html } = await write(about, locale);
    for (const part of [subject, text, html.replace(/<style.*?<\/style>/gs, '')]) {
      expect(part).toContain('Drill');
      expect(part).not.toMatch(/\{|undefined/);
    }
  });
});
