import { describe, expect, test } from 'vitest';
import { sender } from '../../tests/support/mail-sender.ts';
import { type LocaleCode, localeCodes } from '../kernel/locale.ts';
import { money } from '../kernel/money.ts';
import type { MailMessage } from './mailer.ts';
import { createWithdrawalMail } from './send-withdrawal-mail.ts';
import type { WithdrawalMailContent, WithdrawalNews } from './withdrawal-letter.ts';

const withdrawal = (locale: LocaleCode): WithdrawalMailContent['withdrawal'] => ({
  id: '01a1f8d3-ea00-7c11-9d52-6c1e9a7b4f20',
  number: 'WD00000012',
  createdAt: new Date('2026-11-20T23:30:00Z'),
  country: locale.slice(3) as WithdrawalMailContent['withdrawal']['country'],
  locale,
  name: 'Jana <Nováková>',
  orderNumber: 'NS0000000042',
  email: 'jana@example.com',
  scope: 'items',
  items: [{ name: 'Bohrmaschine', quantity: 2 }],
  goods: undefined,
  reason: 'Line 1\nLine 2',
});
const inTime: WithdrawalMailContent['outlook'] = {
  standing: 'InTime',
  shipment: 'parcel',
  delivered: new Date('2026-11-10T10:00:00Z'),
  lastDay: '2026-11-24',
  refundUntil: '2026-12-05',
  exempt: [],
  coversNothing: false,
};

interface Change {
  readonly withdrawal?: Partial<WithdrawalMailContent['withdrawal']>;
  readonly outlook?: Partial<WithdrawalMailContent['outlook']>;
  readonly news?: WithdrawalNews;
}

async function write(locale: LocaleCode, change: Change = {}): Promise<MailMessage> {
  const sent: MailMessage[] = [];
  const send = createWithdrawalMail({
    prepare: async () => [
      {
        withdrawal: { ...withdrawal(locale), ...change.withdrawal },
        outlook: { ...inTime, ...change.outlook },
        news: change.news ?? { kind: 'Received' },
      },
    ],
    mailer: { send: async (message) => void sent.push(message) },
    sender,
    clock: { now: () => new Date('2026-11-21T12:00:00Z') },
  });
  await send({ about: change.news === undefined ? 'receipt' : 'decision', withdrawalId: 'x' });
  const [message] = sent;
  if (message === undefined) throw new Error('nothing was sent');
  return message;
}

test.each(localeCodes)(
  'D-03: in %s a receipt repeats the statement, with day and time by the clock of the country',
  async (locale) => {
    const { subject, text, html } = await write(locale);
    expect(subject).toContain('WD00000012');
    // Half past eleven in UTC is the next day everywhere but in Portugal, Ireland and Great Britain.
    const time = ['PT', 'IE', 'GB'].includes(locale.slice(3))
      ? '20.11.2026 23:30 ('
      : /21\.11\.2026 0[01]:30 \(/;
    for (const part of [text, html]) {
      expect(part).toMatch(typeof time === 'string' ? /20\.11\.2026 23:30 \(/ : time);
      for (const told of [
        'WD00000012',
        '0000000042',
        'Bohrmaschine',
        'Line 2',
        'jana@example.com',
        '05.12.2026',
      ])
        expect(part).toContain(told);
      expect(part).toContain(sender().companyFor('de-DE').addressLines[0]);
      expect(part).not.toMatch(/\{\w+\}|mail\.\w/);
    }
    expect(html).not.toContain('<Nováková>');
    expect(text).toMatch(/\(\p{L}[^)]+\)/u);
  },
);

const at = new Date('2026-11-25T12:00:00Z');
const steps: readonly WithdrawalNews[] = [
  { kind: 'ProofOfReturn', at },
  { kind: 'GoodsReturned', at },
  { kind: 'Refunded', amount: money('EUR', 66_66), by: 'partner', refundId: 'r' },
  { kind: 'Refunded', amount: money('EUR', 66_66), by: 'transfer', refundId: undefined },
];

test.each(localeCodes)(
  'D-03: in %s goods that are back and money that went back are told',
  async (locale) => {
    const mails = await Promise.all(steps.map((news) => write(locale, { news })));
    expect(new Set(mails.map(({ text }) => text)).size).toBe(steps.length);
    for (const [index, { subject, text, html }] of mails.entries()) {
      expect(subject).toContain('WD00000012');
      for (const part of [text, html]) {
        expect(part).not.toMatch(/\{\w+\}|mail\.\w/);
        expect(part).toContain('Bohrmaschine');
        expect(part).toContain(index < 2 ? '25.11.2026' : '66');
        // Nothing is awaited any more: neither the goods, nor the day by which they should be here.
        expect(part).not.toContain('05.12.2026');
      }
    }
  },
);

test.each(localeCodes)(
  'D-03: in %s goods that nobody can withdraw from are named, with why',
  async (locale) => {
    const exempt = [{ name: 'Masstisch', exception: 'madeToOrder' as const }];
    const whole = { withdrawal: { scope: 'whole', items: [] } } as const;
    for (const kind of ['Received', 'Approved'] as const) {
      const { text, html } = await write(locale, { ...whole, outlook: { exempt }, news: { kind } });
      for (const part of [text, html]) {
        expect(part).toMatch(/Masstisch: \p{L}{2}/u);
        expect(part).toContain('05.12.2026');
        expect(part).not.toMatch(/mail\.\w/);
      }
    }
    const outlook = { exempt, coversNothing: true };
    const { text } = await write(locale, { ...whole, outlook, news: { kind: 'Received' } });
    expect(text).toContain('Masstisch: ');
    // Neither a day for money nor for goods, nor where to send them.
    expect(text).not.toContain('05.12.2026');
    expect(text.split(sender().companyFor('de-DE').addressLines[0] ?? '')).toHaveLength(2);
  },
);

test('D-03: a refund that is paid again, after it failed, is another mail; the same one is not', async () => {
  const paid = { kind: 'Refunded', amount: money('EUR', 66_66), by: 'partner' } as const;
  const keyOf = async (refundId: string | undefined) =>
    (await write('en-GB', { news: { ...paid, refundId } })).key;
  const keys = await Promise.all(['refund', 'refund-1', undefined, 'refund'].map(keyOf));
  expect(new Set(keys).size).toBe(3);
  expect(keys[3]).toBe(keys[0]);
});

describe('D-03: what is said besides follows from what the shop knows', () => {
  const address = sender().companyFor('de-DE').addressLines[0] ?? '';
  test.each<[string, Change, readonly string[], readonly string[]]>([
    [
      'freight is fetched',
      { outlook: { shipment: 'freight' } },
      ['Spedition', '05.12.2026'],
      ['Die Adresse:'],
    ],
    [
      'what has not left may still leave, or be cancelled',
      { outlook: { shipment: 'here', standing: 'BeforeDelivery' } },
      ['Wir prüfen Ihre Erklärung und schreiben Ihnen.'],
      ['Wir halten die Lieferung an', 'nichts zurückschicken', 'Die Adresse:'],
    ],
    [
      'what has not left is stopped once that is approved',
      { outlook: { shipment: 'here', standing: 'BeforeDelivery' }, news: { kind: 'Approved' } },
      ['Wir halten die Lieferung an'],
      ['Wir prüfen', 'Die Adresse:'],
    ],
    ['late', { outlook: { standing: 'Late' } }, ['endete am 24.11.2026'], ['Die Adresse:', 'Wir erstatten']],
    ['a company', { outlook: { standing: 'Company' } }, ['ein Unternehmen aufgegeben'], ['Die Adresse:']],
    [
      'no order',
      { outlook: { standing: 'Unmatched', shipment: undefined } },
      ['trotzdem eingegangen'],
      ['Die Adresse:'],
    ],
    [
      'accepted though late',
      { outlook: { standing: 'Late' }, news: { kind: 'Approved' } },
      ['angenommen', address],
      ['endete am'],
    ],
    [
      'declined',
      { news: { kind: 'Declined', reason: 'Zu <spät>.' } },
      ['Zu <spät>.'],
      ['Die Adresse:', 'Wir erstatten'],
    ],
  ])('%s', async (_what, change, said, unsaid) => {
    const { text } = await write('de-DE', change);
    for (const words of said) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
  });
});

test('D-03: nothing that strangers typed becomes a link in a mail to another', async () => {
  const words = 'see https://evil.example/x';
  const { text, html, to } = await write('en-GB', {
    withdrawal: { name: 'www.evil.example', orderNumber: words, goods: words, reason: words, items: [] },
  });
  expect(to).toEqual({ name: 'jana@example.com', address: 'jana@example.com' });
  for (const part of [text, html]) expect(part).not.toMatch(/evil\.example|https:\/\/evil/);
});
