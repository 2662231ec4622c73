import { expect, test } from 'vitest';
import { sender } from '../../tests/support/mail-sender.ts';
import { type LocaleCode, localeCodes } from '../kernel/locale.ts';
import { getMarket } from '../markets/countries.ts';
import type { MailMessage } from './mailer.ts';
import { createSurveyMail } from './send-survey.ts';
import type { SurveyedOrder } from './survey-letter.ts';

const orderId = '01a1f8d3-ea00-7c11-9d52-6c1e9a7b4f20';

async function write(locale: LocaleCode, address?: string): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const country = locale.slice(3) as SurveyedOrder['country'];
  const send = createSurveyMail({
    prepare: async () => ({
      ...{ orderId, country, locale, address, token: 'secret' },
      orderNumber: 'NS0000000042',
      customerEmail: 'jana@example.com',
      billingAddress: { firstName: 'Jana', lastName: '<Nováková>', country },
      agreedAt: new Date('2026-11-12T23:30:00Z'),
      timeZone: getMarket(country).timeZone,
    }),
    originOf: (code) => `https://${code.toLowerCase()}.shop.example`,
    mailer: { send: async (message) => void sent.push(message) },
    sender,
    clock: { now: () => new Date('2026-11-20T12:00:00Z') },
  });
  await send({ orderId });
  await send({ orderId });
  return sent;
}

test.each(localeCodes)(
  'T-01: in %s it asks, says since when it may, and leads out by one click',
  async (locale) => {
    const [mail, again] = await write(locale);
    expect(again?.key).toBe(mail?.key);
    const number = locale === 'cs-CZ' ? '0000000042' : 'NS0000000042';
    expect(mail?.subject).toContain(number);
    const { unsubscribe = '' } = mail ?? {};
    expect(new URL(unsubscribe).pathname).toMatch(/^(?:\/\w\w)?\/survey\/end$/);
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      expect(part).not.toMatch(/\{\w+\}|mail\.survey/);
      expect(part).toContain(unsubscribe);
      expect(part).toContain(unsubscribe.replace('/survey/end', '/survey'));
      // By the calendar of the shop that it was agreed to in.
      expect(part).toMatch(
        locale.endsWith('GB') || locale.endsWith('IE') || locale.endsWith('PT') ? /12/ : /13/,
      );
    }
    expect(mail?.html).not.toContain('<Nováková>');
  },
);

test('T-01: leads to where the merchant has it answered, and tells nothing of the order there', async () => {
  const address = 'https://survey.example/shop?from=mail';
  const [mail] = await write('de-DE', address);
  expect(mail?.text).toContain(`Antworten:\n${address}\n`);
  expect(mail?.html).toContain(`href="${address}"`);
  expect(mail?.unsubscribe).toBe('https://de.shop.example/survey/end?token=secret');
});
