import { expect, it } from 'vitest';
import { buildConfirmedOrder } from '../../tests/support/confirmed-order.ts';
import { sender } from '../../tests/support/mail-sender.ts';
import type { MailedContract } from './contract-section.ts';
import type { MailMessage } from './mailer.ts';
import { createOrderConfirmation } from './send-order-confirmation.ts';

async function confirm(contract: MailedContract | undefined): Promise<MailMessage> {
  const order = buildConfirmedOrder('en-GB');
  const sent: MailMessage[] = [];
  await createOrderConfirmation({
    getOrder: async () => order,
    getContract: async () => contract,
    mailer: { send: async (message) => void sent.push(message) },
    sender,
    originOf: () => 'https://gantry.sk',
    clock: { now: () => new Date('2026-11-21T00:00:00Z') },
  })({ orderId: order.id });
  const [message] = sent;
  if (message === undefined) throw new Error('no mail was sent');
  return message;
}

it('D-12: a confirmation carries in full what the contract is made under, and the same as a PDF', async () => {
  const texts = [
    { title: 'Right of <withdrawal>', pieces: [{ kind: 'paragraph', text: 'You have 14 days.' }] },
    { title: 'Terms', pieces: [{ kind: 'item', text: 'Faults: two years' }] },
  ] as const;
  const { text, html, attachments } = await confirm({ texts, pdf: Buffer.from('%PDF') });
  for (const expected of ['You have 14 days.', '- Faults: two years', 'attached as a PDF']) {
    expect(text).toContain(expected);
    expect(html).toContain(expected);
  }
  expect(text).toContain('RIGHT OF <WITHDRAWAL>');
  expect(html).toContain('Right of &lt;withdrawal&gt;');
  expect(attachments?.map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([
    ['NS0000000042.pdf', '%PDF'],
  ]);
});

it('D-12: one of a shop without such texts says nothing of them', async () => {
  const { text, html, attachments } = await confirm(undefined);
  for (const words of [text, html]) expect(words).not.toContain('attached as a PDF');
  expect(attachments).toBeUndefined();
});
