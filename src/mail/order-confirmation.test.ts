import { describe, expect, it } from 'vitest';
import { buildConfirmedOrder as buildOrder } from '../../tests/support/confirmed-order.ts';
import { sender } from '../../tests/support/mail-sender.ts';
import { localeCodes } from '../kernel/locale.ts';
import { money } from '../kernel/money.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import { loadMailText } from './mail-text.ts';
import type { MailMessage } from './mailer.ts';
import { createOrderConfirmation } from './send-order-confirmation.ts';

const bankDetails = {
  holder: 'Gantry Equipment a.s.',
  bank: 'Gantry Demonstration Bank',
  bic: 'GNTRSKB0',
  iban: 'SK4399990000000000000019',
  reference: 'NS0000000042',
};

async function confirm(order: ConfirmedOrder): Promise<MailMessage> {
  const sent: MailMessage[] = [];
  await createOrderConfirmation({
    getContract: async () => undefined,
    getOrder: async (orderId) => (orderId === order.id ? order : undefined),
    mailer: { send: async (message) => void sent.push(message) },
    sender,
    originOf: () => 'https://gantry.sk',
    clock: { now: () => new Date('2026-11-21T00:00:00Z') },
  })({ orderId: order.id });
  const [message] = sent;
  if (message === undefined) throw new Error('no mail was sent');
  return message;
}

const NO_BREAK_SPACE = /\u00a0/g;

/** What a reader sees of the HTML: words without markup. */
function wordsOf(html: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'", nbsp: ' ' };
  return html
    .replace(/<head>.*?<\/head>|<!--.*?-->|<[^>]+>/gs, '\n')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(NO_BREAK_SPACE, ' ');
}

describe('the order confirmation', () => {
  it.each(localeCodes)(
    'D-03: in %s a consumer is told what nobody can withdraw from, a company is not',
    async (locale) => {
      const order = buildOrder(locale);
      const text = await loadMailText(locale);
      const lineItems = order.lineItems.map((line) => ({
        ...line,
        withdrawalException: 'perishable' as const,
      }));
      const told = await confirm({ ...order, clientType: 'PRIVATE', lineItems });
      for (const words of [told.text, wordsOf(told.html)])
        expect(words).toContain(text('exceptionPerishable'));
      const silent = await confirm({ ...order, clientType: 'COMPANY', lineItems });
      expect(silent.text).not.toContain(text('exceptionPerishable'));
    },
  );

  it('C-06: has every amount net for a company that is charged NET, says so, and takes no tax off', async () => {
    const net = { ...buildOrder('sk-SK'), taxMode: 'External' as const, totalPrice: money('EUR', 597_00) };
    const mail = await confirm({ ...net, bankDetails });
    const text = await loadMailText('sk-SK');
    for (const words of [mail.text, wordsOf(mail.html)].map((part) => part.replace(NO_BREAK_SPACE, ' '))) {
      expect(words).toContain(text('netNote'));
      for (const amount of ['446,34 €', '47,97 €', '143,90 €', '590,24 €', '6,76 €', '597,00 €'])
        expect(words).toContain(amount);
      for (const gross of ['549,00', '177,00', '726,00', '735,00', '130,00'])
        expect(words).not.toContain(gross);
      expect(words).not.toContain(text('totalNetLabel'));
    }
  });

  it('says in both parts what was bought, what it costs and where the money goes', async () => {
    const mail = await confirm({ ...buildOrder('sk-SK'), bankDetails });
    const text = await loadMailText('sk-SK');
    expect(mail.subject).toBe(text('orderSubject', { orderNumber: 'NS0000000042', shopName: 'Gantry' }));
    for (const words of [mail.text.replace(NO_BREAK_SPACE, ' '), wordsOf(mail.html)]) {
      for (const expected of [
        'NS0000000042',
        '21.11.2026', // half past midnight in Bratislava
        'Rýchlovarná kanvica <20 l> & "veko"',
        'EX10000101',
        '549,00 €',
        '59,00 €',
        '177,00 €',
        '726,00 €',
        '9,00 €',
        '597,00 €',
        '23 %',
        '130,00 €',
        '5,5 %',
        '8,00 €',
        '735,00 €',
        text('transferRequest', { total: '735,00 €' }),
        'SK43 9999 0000 0000 0000 0019',
        'GNTRSKB0',
        'Gantry Demonstration Bank',
        text('deliveryRange', { from: '24.11.2026', to: '26.11.2026' }),
        text('deliveryNeedsTransfer'),
        'Dlhá 7',
        '+421 900 000 000',
        'Kováčová s. r. o.',
        'SK1234567890',
        'Gantry Equipment a.s.',
        'Mestský súd Bratislava III, Sa 0000/B',
      ]) {
        expect(words).toContain(expected.replace(NO_BREAK_SPACE, ' '));
      }
    }
  });

  it('V-08, V-05, D-07: tells every discount with its code, gifts, guarantees, and that a price is personal', async () => {
    const order = buildOrder('en-GB', 'GBP');
    const [kettle, trolley] = order.lineItems;
    if (kettle === undefined || trolley === undefined) throw new Error('the order has two lines');
    const applied = (key: string, name: string, cents: number) => ({
      key,
      name,
      type: 'discount-code' as const,
      targetType: 'lineItems' as const,
      discountedAmount: money('GBP', cents),
    });
    const off = { rule: 'discount-code', id: 'welcome', amount: money('GBP', -54_90) };
    const mail = await confirm({
      ...order,
      lineItems: [
        {
          ...kettle,
          price: { value: money('GBP', 599_00), discounted: { value: money('GBP', 549_00) } },
          totalPrice: money('GBP', 494_10),
          priceSteps: [off],
        },
        { ...kettle, id: 'line-3', name: 'Extra guarantee', custom: { parentSku: kettle.variant.sku } },
        { ...trolley, quantity: 1, lineItemMode: 'GiftLineItem', totalPrice: money('GBP', 0) },
      ],
      appliedDiscounts: [
        applied('welcome', 'Welcome', 54_90),
        applied('gift', 'Present', 59_00),
        { ...applied('tier', '-2 %', 1_00), type: 'personal-discount', targetType: 'shipping' },
      ],
      discountCodes: [{ discountCode: { code: 'WELCOME10', cartDiscounts: [{ key: 'welcome' }] } }],
    });
    for (const words of [mail.text, wordsOf(mail.html)].map((part) => part.replaceAll('\n', ' '))) {
      for (const expected of [
        /Goods at list price:?\s+£1,207\.00/,
        /Reduced and quantity prices:?\s+−£50\.00/,
        /Welcome \(code WELCOME10\):?\s+−£54\.90/,
        /Present:?\s+−£59\.00/,
        /Personal discount -2 %:?\s+−£1\.00/,
        /This price was personalised for you/,
        /Free gift/,
        /for Rýchlovarná kanvica/,
      ]) {
        expect(words).toMatch(expected);
      }
      expect(words.match(/Welcome \(code WELCOME10\)/g)).toHaveLength(2);
      expect(words.match(/Price each/g)).toHaveLength(2);
    }
  });

  it('asks for no money that was paid by card', async () => {
    const mail = await confirm(buildOrder('en-GB', 'GBP'));
    expect(mail.text).toContain('£735.00 paid by card. There is nothing more to pay.');
    for (const words of [mail.text, mail.html]) expect(words).not.toMatch(/IBAN|transfer/);
  });

  const paidBy = (method: string, name: string) => ({
    payments: [{ paymentInterface: 'card' as const, method, name }],
  });

  it('Y-02: says what to pay at the door', async () => {
    const payments = [
      { paymentInterface: 'cash-on-delivery', method: 'cash-on-delivery', name: 'cash-on-delivery' },
    ] as const;
    const mail = await confirm({ ...buildOrder('en-GB', 'GBP'), payments });
    for (const words of [mail.text, wordsOf(mail.html)]) {
      expect(words).toContain('You pay when they are handed over.');
      expect(words).toContain('Please have £735.00 ready');
      expect(words).not.toMatch(/paid|transfer|IBAN/);
    }
  });

  it('Y-03: names the method that paid, by its brand', async () => {
    const mail = await confirm({ ...buildOrder('en-GB', 'GBP'), ...paidBy('paypal', 'PayPal') });
    expect(mail.text).toContain('£735.00 paid with PayPal. There is nothing more to pay.');
    expect(mail.text).not.toMatch(/card|transfer/);
  });

  it('Y-04: tells entity, reference and until when to pay with them', async () => {
    const referencePayment = {
      entity: '99999',
      reference: '123456789',
      expiresAt: '2026-11-23T12:00:00.000Z',
    };
    const [payment] = paidBy('multibanco', 'Multibanco').payments;
    const mail = await confirm({
      ...buildOrder('en-GB', 'GBP'),
      payments: payment === undefined ? [] : [{ ...payment, custom: { referencePayment } }],
    });
    for (const words of [mail.text, wordsOf(mail.html)]) {
      for (const expected of ['99999', '123 456 789', '23.11.2026 12:00', 'Please pay £735.00']) {
        expect(words).toContain(expected);
      }
      expect(words).not.toMatch(/\bpaid\b|IBAN/);
    }
  });

  it('names one day when the delivery comes on one, and free shipping in words', async () => {
    const order = buildOrder('en-GB', 'GBP');
    const mail = await confirm({
      ...order,
      deliveryEstimate: { from: '2026-11-24', to: '2026-11-24' },
      shippingInfo: { ...order.shippingInfo, shippingMethodName: 'Parcel', price: money('GBP', 0) },
    });
    expect(mail.text).toContain('Your delivery is expected on 24.11.2026.');
    expect(mail.text).toContain('Shipping: Parcel: free of charge');
  });

  it('T-01: drops NS from Czech order numbers, as the pages do', async () => {
    const mail = await confirm(buildOrder('cs-CZ', 'CZK'));
    expect(mail.subject).toContain('0000000042');
    expect(`${mail.subject}${mail.text}`).not.toContain('NS0000000042');
    expect(mail.title).toBe('NS0000000042');
  });

  it('escapes what customers typed', async () => {
    const order = buildOrder('en-GB');
    const mail = await confirm({
      ...order,
      billingAddress: {
        ...order.billingAddress,
        firstName: '<script>alert(1)</script>',
        company: '"><img src=x>',
      },
    });
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(wordsOf(mail.html)).toContain('<script>alert(1)</script>');
  });

  it('greets by e-mail address where there is no name, and family name first in Hungary', async () => {
    const order = buildOrder('en-GB');
    const { firstName: _first, lastName: _last, ...nameless } = order.billingAddress;
    expect((await confirm({ ...order, billingAddress: nameless })).text).toMatch(
      /^Hello zofia@zakaznik\.example,/,
    );
    const hungarian = {
      ...order.billingAddress,
      firstName: 'Anna',
      lastName: 'Nagy',
      country: 'HU',
    } as const;
    expect((await confirm({ ...order, billingAddress: hungarian })).text).toMatch(/^Hello Nagy Anna,/);
  });

  it('is the same mail under the same key when its job runs again', async () => {
    const order = buildOrder('en-GB');
    expect(await confirm(order)).toEqual(await confirm(order));
    expect((await confirm(order)).key).toBe(`order-confirmation.${order.id}`);
  });

  it('fails for an order that is not there, so that somebody looks', async () => {
    const send = createOrderConfirmation({
      getContract: async () => undefined,
      getOrder: async () => undefined,
      mailer: { send: async () => undefined },
      sender,
      originOf: () => 'https://gantry.sk',
      clock: { now: () => new Date() },
    });
    await expect(send({ orderId: 'unknown' })).rejects.toThrow('no order unknown');
  });

  it.each(localeCodes)('M-04: is written out in %s, HTML and text', async (locale) => {
    const mail = await confirm({ ...buildOrder(locale), bankDetails });
    expect(mail.html).toMatch(new RegExp(`<html[^>]* lang="${locale.slice(0, 2)}"`));
    const text = await loadMailText(locale);
    for (const key of [
      'orderTitle',
      'introTransfer',
      'itemsHeading',
      'totalLabel',
      'automaticMessage',
    ] as const) {
      const words = text(key).replace(NO_BREAK_SPACE, ' ');
      expect(wordsOf(mail.html)).toContain(words);
    }
    for (const part of [mail.subject, mail.text, wordsOf(mail.html)])
      expect(part).not.toMatch(/[{}]|undefined/);
  });
});
