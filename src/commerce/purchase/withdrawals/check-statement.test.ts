import { expect, it, test } from 'vitest';
import { checkStatement, type StatementDraft } from './check-statement.ts';

const draft: StatementDraft = {
  name: ' Jana\u202e  Nováková ',
  orderNumber: '0000000042 ',
  email: 'Jana@Example.com',
  scope: 'whole',
  items: [],
};
const lines = [
  { id: 'a', name: 'Drill', quantity: 2 },
  { id: 'b', name: 'Saw', quantity: 0 },
];
const item = (lineItemId: string, quantity: number) => ({ lineItemId, quantity });

test('D-03: a statement is kept as people read it, its order number in its one form', () => {
  const checked = checkStatement({ ...draft, goods: 'left over', reason: ' a\r\nb\u0000 ' });
  expect(checked).toEqual({
    ok: true,
    value: {
      name: 'Jana Nováková',
      orderNumber: 'NS0000000042',
      email: 'Jana@example.com',
      scope: 'whole',
      items: [],
      goods: undefined,
      reason: 'a\nb',
    },
  });
});

it.each<[string, Partial<StatementDraft>, typeof lines | undefined, Record<string, string>]>([
  [
    'nothing',
    { name: '', orderNumber: ' ', email: '' },
    undefined,
    { orderNumber: 'required', name: 'required', email: 'required' },
  ],
  ['no e-mail', { email: 'jana' }, undefined, { email: 'email' }],
  ['a number that is none', { orderNumber: 'my last one' }, undefined, {}],
  [
    'too much',
    { name: 'x'.repeat(161), reason: 'y'.repeat(2001) },
    undefined,
    { name: 'max', reason: 'max' },
  ],
  ['some goods without words', { scope: 'items' }, undefined, { goods: 'required' }],
  ['some goods in words', { scope: 'items', goods: 'the drill' }, undefined, {}],
  [
    'pieces of an order that is not shown',
    { scope: 'items', items: [item('a', 1)] },
    undefined,
    { items: 'oneOf' },
  ],
  ['no pieces', { scope: 'items' }, lines, { items: 'required' }],
  ['pieces', { scope: 'items', items: [item('a', 2)] }, lines, {}],
  ['too many pieces', { scope: 'items', items: [item('a', 3)] }, lines, { items: 'max' }],
  ['pieces that came back', { scope: 'items', items: [item('b', 1)] }, lines, { items: 'max' }],
  ['a line twice', { scope: 'items', items: [item('a', 1), item('a', 1)] }, lines, { items: 'oneOf' }],
  ['a line of another order', { scope: 'items', items: [item('z', 1)] }, lines, { items: 'oneOf' }],
])('D-03: %s', (_what, change, shown, fields) => {
  const checked = checkStatement({ ...draft, ...change }, shown);
  expect(checked.ok ? {} : checked.refusal.fields).toEqual(fields);
});
