import { expect, it } from 'vitest';
import type { PageText } from '../i18n/texts.ts';
import { offerToPutBack } from './remove-line.ts';

const text = ((key: string, values: { readonly name?: string } = {}) =>
  [key, values.name].filter(Boolean).join(' ')) as PageText;
const line = (sku: string, parentSku?: string) => ({
  id: sku,
  name: `Tool ${sku}`,
  quantity: 2,
  lineItemMode: 'Standard' as const,
  custom: parentSku === undefined ? {} : { parentSku },
  variant: { sku },
});

const product = line('EX10000001');
const guarantee = line('4100010', 'EX10000001');
const cart = { lineItems: [product, guarantee] };

it('G-04: what is taken out of the cart can be put back, for longer than other messages stay', () => {
  const offer = offerToPutBack(cart, product, text);
  expect(offer).toMatchObject({
    type: 'info',
    message: 'cart.removed Tool EX10000001',
    action: { label: 'cart.undo' },
  });
  expect(offer?.duration).toBeGreaterThan(3000);
});

it('G-04: a guarantee and a gift are offered by the cart itself', () => {
  expect(offerToPutBack(cart, guarantee, text)).toBeUndefined();
  expect(offerToPutBack(cart, { ...product, lineItemMode: 'GiftLineItem' }, text)).toBeUndefined();
});
