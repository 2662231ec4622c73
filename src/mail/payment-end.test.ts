import { expect, test } from 'vitest';
import { sender } from '../../tests/support/mail-sender.ts';
import type { PaymentEnd } from '../kernel/jobs.ts';
import { type LocaleCode, localeCodes } from '../kernel/locale.ts';
import { money } from '../kernel/money.ts';
import type { MailMessage } from './mailer.ts';
import type { EndedPayment } from './payment-end.ts';
import { createPaymentEndMail } from './send-payment-end.ts';

const paymentId = '01a1f8d3-ea00-7c11-9d52-6c1e9a7b4f20';

async function write(
  locale: LocaleCode,
  end: PaymentEnd,
  change: Partial<EndedPayment> = {},
): Promise<MailMessage> {
  const sent: MailMessage[] = [];
  const country = locale.slice(3) as EndedPayment['country'];
  const send = createPaymentEndMail({
    prepare: async () => ({
      paymentId,
      country,
      locale,
      email: 'jana@example.com',
      firstName: 'Jana',
      lastName: '<Nováková>',
      amount: money('EUR', 66_66),
      refusal: 'OutOfStock',
      orderNumber: undefined,
      ...change,
    }),
    originOf: (code) => `https://${code.toLowerCase()}.shop.example`,
    mailer: { send: async (message) => void sent.push(message) },
    sender,
    clock: { now: () => new Date('2026-11-20T12:00:00Z') },
  });
  await send({ paymentId, end });
  const [message] = sent;
  if (message === undefined) throw new Error('nothing was sent');
  return message;
}

const refusals = [
  'OutOfStock',
  'PriceChanged',
  'ConcurrentModification',
  'AnotherMethodNeeded',
  'CartNotFound',
  'CartAlreadyOrdered',
  'DiscountCodeUsedUp',
  undefined,
];

test.each(localeCodes)('Y-08: in %s each end of a payment is told in whole words', async (locale) => {
  const told = new Set<string>();
  for (const refusal of refusals) {
    const mail = await write(locale, 'given-back', { refusal });
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\w+\}|mail\./);
    expect(mail.text).toContain('66');
    expect(mail.html).not.toContain('<Nováková>');
    told.add(mail.text);
  }
  // A changed cart and a changed price are one reason.
  expect(told.size).toBe(refusals.length - 1);
  const refused = await write(locale, 'refused', { orderNumber: 'NS0000000042' });
  expect(refused.text).toContain(locale === 'cs-CZ' ? '0000000042' : 'NS0000000042');
  expect(refused.subject).not.toBe((await write(locale, 'given-back')).subject);
  expect((await write(locale, 'refused')).text).not.toBe(refused.text);
});

test.each(localeCodes)(
  'Y-08: in %s money beside an order that stands is not called an order lost',
  async (locale) => {
    const subjectOf = async (refusal: string | undefined) =>
      (await write(locale, 'given-back', { refusal })).subject;
    const lost = await subjectOf('OutOfStock');
    expect(await subjectOf('DiscountCodeUsedUp')).toBe(lost);
    const besides = await subjectOf('CartAlreadyOrdered');
    expect(besides).not.toBe(lost);
    expect(await subjectOf(undefined)).toBe(besides);
  },
);

test('Y-08: the mail leads back to the cart of the shop and language, where there is one', async () => {
  const sold = await write('fr-BE', 'given-back');
  expect(sold.text).toContain('https://be.shop.example/fr/checkout/cart');
  expect(sold.html).toContain('href="https://be.shop.example/fr/checkout/cart"');
  const gone = await write('fr-BE', 'given-back', { refusal: 'CartNotFound' });
  expect(gone.text).toMatch(/https:\/\/be\.shop\.example\/fr\/?$/m);
  for (const refusal of ['CartAlreadyOrdered', undefined]) {
    expect((await write('fr-BE', 'given-back', { refusal })).text).not.toContain('https://');
  }
});

test('Y-08: sent again after a kill it is the same mail, for mail programs too', async () => {
  const [one, other] = [await write('en-GB', 'given-back'), await write('en-GB', 'given-back')];
  expect(one.key).toBe(other.key);
  expect(one.to).toEqual({ name: 'Jana <Nováková>', address: 'jana@example.com' });
});
