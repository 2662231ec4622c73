import { describe, expect, it } from 'vitest';
import {
  findSubreasonRow,
  requestDetails,
  requestReasonNames,
  subreasonsOf,
} from '../../../markets/request-reasons.ts';
import { checkRequest } from './check-request.ts';
import type { RequestDraft } from './customer-request.ts';

const details = {
  orderNumber: 'NS0000000042',
  invoiceNumber: 'F-2026/7',
  productNumber: '10000701',
  quantity: '12',
  vatId: 'DE136695976',
  phoneNumber: '+49 30 1234567',
};

const draft: RequestDraft = {
  reason: 'other',
  subreason: 'website',
  contactName: ' Jana Nováková ',
  customerEmail: 'Jana@Example.com',
  subject: 'Hello',
  description: 'It does not work.',
};

const fieldsOf = (change: Partial<RequestDraft>) => {
  const checked = checkRequest({ ...draft, ...change });
  return checked.ok ? {} : checked.refusal.fields;
};

const pairs = requestReasonNames.flatMap((reason) =>
  subreasonsOf(reason).map((subreason) => [reason, subreason] as const),
);

it('Q-01: there are at least six reasons, and the subreasons that links name', () => {
  expect(requestReasonNames.length).toBeGreaterThanOrEqual(6);
  for (const [reason, subreason, asks] of [
    ['product-claim', 'missing-language-manual', ['productNumber']],
    ['sales', 'discount-request', ['productNumber', 'quantity', 'vatId']],
  ] as const)
    expect(findSubreasonRow(reason, subreason)?.asks).toEqual(asks);
  const shortcuts = pairs.flatMap(([reason, subreason]) => {
    const { shortcut } = findSubreasonRow(reason, subreason) ?? {};
    return shortcut === undefined ? [] : [`${subreason}: ${shortcut}`];
  });
  expect(shortcuts).toEqual(['shipment-status: orders', 'no-reason: returns', 'invoice-request: orders']);
});

describe.each(pairs)('Q-01: %s/%s', (reason, subreason) => {
  const asks = findSubreasonRow(reason, subreason)?.asks ?? [];

  it('needs what it asks for, but a VAT id, and nothing else', () => {
    const broken = asks.filter((name) => name !== 'vatId').map((name) => [name, 'required']);
    expect(fieldsOf({ reason, subreason })).toEqual(Object.fromEntries(broken));
  });

  it('keeps what it asks for, and leaves out what was typed for another', () => {
    const checked = checkRequest({ ...draft, ...details, reason, subreason });
    if (!checked.ok) expect.unreachable(JSON.stringify(checked));
    const kept = requestDetails.filter((name) => checked.value[name] !== undefined);
    expect(kept).toEqual(requestDetails.filter((name) => asks.includes(name)));
  });
});

const asking = { reason: 'product-claim', subreason: 'transport-damage', ...details };

it.each<[Partial<RequestDraft>, Record<string, string>]>([
  [{ reason: '' }, { reason: 'required' }],
  [{ reason: 'constructor' }, { reason: 'oneOf' }],
  [{ subreason: '' }, { subreason: 'required' }],
  [{ subreason: 'toString' }, { subreason: 'oneOf' }],
  [{ reason: 'sales', subreason: 'no-reason' }, { subreason: 'oneOf' }],
  [{ contactName: ' ' }, { contactName: 'required' }],
  [{ contactName: 'x'.repeat(81) }, { contactName: 'max' }],
  [{ companyName: 'x'.repeat(81) }, { companyName: 'max' }],
  [{ customerEmail: '' }, { customerEmail: 'required' }],
  [{ customerEmail: 'jana' }, { customerEmail: 'email' }],
  [{ subject: '' }, { subject: 'required' }],
  [{ subject: 'ab' }, { subject: 'min' }],
  [{ subject: 'x'.repeat(151) }, { subject: 'max' }],
  [{ description: '' }, { description: 'required' }],
  [{ description: 'x'.repeat(4000) }, {}],
  [{ description: 'x'.repeat(4001) }, { description: 'max' }],
  [{ ...asking, phoneNumber: '12' }, { phoneNumber: 'phoneNumber' }],
  [{ ...asking, quantity: '0' }, { quantity: 'quantity' }],
  [{ ...asking, quantity: '1.5' }, { quantity: 'quantity' }],
  [{ ...asking, quantity: '-1' }, { quantity: 'quantity' }],
  [{ ...asking, quantity: '1 000 000 000 000' }, {}],
  [{ ...asking, productNumber: 'drill' }, { productNumber: 'required' }],
])('Q-01: %j breaks %j', (change, fields) => expect(fieldsOf(change)).toEqual(fields));

it.each([
  ['EX10000701', '10000701'],
  ['10 000 701', '10000701'],
  ['1234567890', '12345678'],
  ['١٢٣7', '7'],
])('Q-01: the product number %s is kept as %s', (typed, kept) => {
  const checked = checkRequest({ ...draft, ...asking, productNumber: typed });
  expect(checked).toMatchObject({ ok: true, value: { productNumber: kept, contactName: 'Jana Nováková' } });
});
