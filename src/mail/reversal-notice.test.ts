import { expect, test } from 'vitest';
import { sender } from '../../tests/support/mail-sender.ts';
import { type LocaleCode, localeCodes } from '../kernel/locale.ts';
import { money } from '../kernel/money.ts';
import type { MailMessage } from './mailer.ts';
import type { ReversedOrder } from './reversal-notice.ts';
import { createReversalNotice } from './send-reversal-notice.ts';

async function write(locale: LocaleCode, change: Partial<ReversedOrder> = {}): Promise<MailMessage> {
  const sent: MailMessage[] = [];
  const country = locale.slice(3) as ReversedOrder['country'];
  const send = createReversalNotice({
    getReversedOrder: async (refundId) => ({
      refundId,
      kind: 'return',
      orderNumber: 'NS0000000042',
      country,
      locale,
      customerEmail: 'jana@example.com',
      billingAddress: { firstName: 'Jana', lastName: '<Nováková>', country },
      lines: [{ name: 'Saw & "blade"', quantity: 2, amount: money('EUR', 66_66) }],
      refund: money('EUR', 66_66),
      refundedBy: 'partner',
      ...change,
    }),
    mailer: { send: async (message) => void sent.push(message) },
    sender,
    clock: { now: () => new Date('2026-11-20T12:00:00Z') },
  });
  await send({ reversalId: '01a1f8d3-ea00-7c11-9d52-6c1e9a7b4f20' });
  const [message] = sent;
  if (message === undefined) throw new Error('nothing was sent');
  return message;
}

test.each(localeCodes)(
  'T-02: in %s a return and a cancellation are told with number, pieces and refund',
  async (locale) => {
    const returned = await write(locale);
    const number = locale === 'cs-CZ' ? '0000000042' : 'NS0000000042';
    expect(returned.subject).toContain(number);
    for (const part of [returned.text, returned.html]) {
      expect(part).toContain('66');
      expect(part).not.toMatch(/\{\w+\}|mail\./);
    }
    expect(returned.text).toContain('2 × Saw & "blade"');
    expect(returned.html).toContain('Saw &amp; &quot;blade&quot;');
    expect(returned.html).not.toContain('<Nováková>');
    const cancelled = await write(locale, { kind: 'cancel' });
    expect(cancelled.subject).toContain(number);
    expect(cancelled.subject).not.toBe(returned.subject);
  },
);

test.each(localeCodes)(
  'T-02: in %s a refund that failed is told as one that is still owed',
  async (locale) => {
    const failed = await write(locale, { kind: 'refund-failed', refundedBy: 'transfer' });
    const cancelled = await write(locale, { kind: 'cancel' });
    expect(failed.key).not.toBe(cancelled.key);
    expect(failed.subject).not.toBe(cancelled.subject);
    for (const part of [failed.text, failed.html]) {
      expect(part).toContain('66');
      expect(part).not.toMatch(/\{\w+\}|mail\./);
    }
  },
);

test.each(localeCodes)('T-02: in %s a refund that went back at another try is told', async (locale) => {
  const failed = await write(locale, { kind: 'refund-failed', refundedBy: 'transfer' });
  const again = await write(locale, { kind: 'refund-again', refundId: 'refund-1' });
  expect(again.key).toBe('refund-again.refund-1');
  expect(again.subject).not.toBe(failed.subject);
  for (const part of [again.text, again.html]) {
    expect(part).toContain('66');
    expect(part).not.toMatch(/\{\w+\}|mail\./);
  }
});

test('T-02: what goes back by transfer says so, and nothing where nothing was paid', async () => {
  const byPartner = await write('en-GB');
  expect(byPartner.text).toContain('the way you paid');
  const byTransfer = await write('en-GB', { refundedBy: 'transfer' });
  expect(byTransfer.text).toContain('€66.66 and will transfer it to you');
  const nothing = await write('en-GB', { refund: money('EUR', 0) });
  expect(nothing.text).toContain('nothing was paid');
  expect(nothing.text).not.toContain('transfer');
});
