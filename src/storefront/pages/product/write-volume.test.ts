import { expect, test } from 'vitest';
import { money } from '../../../kernel/money.ts';
import { formatMoney } from '../../../markets/money-format.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { writeVolume } from './write-volume.ts';

const text = await loadTexts('de-DE');
const euros = (cents: number) => money('EUR', cents);
const drill = { price: euros(4_999), tiers: undefined, volumeDiscounts: [] };
const plain = (words: string) => words.replace(/\p{Zs}/gu, ' ');
const write = (more: Partial<Parameters<typeof writeVolume>[0]>) =>
  writeVolume({ ...drill, ...more }, text, (gross) => formatMoney('de-DE', gross));
const stepsOf = (more: Parameters<typeof write>[0]) =>
  write(more)?.steps.map(({ from, unit, saving }) => [from, plain(unit), plain(saving)]);

test('P-11: what several pieces cost each, and what is saved on all of them', () => {
  expect(write({})).toBeUndefined();
  const tiers = [{ minimumQuantity: 10, value: euros(4_500) }];
  expect(stepsOf({ tiers })).toEqual([[10, '45,00 €', '49,90 €']]);
  expect(write({ tiers })).not.toHaveProperty('note');
  const volumeDiscounts = [
    { volume: 3, value: { permyriad: 500 } },
    { volume: 5, value: { permyriad: 1000 } },
  ];
  expect(stepsOf({ volumeDiscounts })).toEqual([
    [3, '47,49 €', '7,50 €'],
    [5, '44,99 €', '25,00 €'],
  ]);
  expect(write({ volumeDiscounts })?.note).toBe(text('product.volumeNote'));
});

test('P-11: a discount counts on top of a price by quantity, and what is dearer than one piece is no offer', () => {
  const tiers = [{ minimumQuantity: 10, value: euros(4_000) }];
  const volumeDiscounts = [{ volume: 3, value: { permyriad: 1000 } }];
  expect(stepsOf({ tiers, volumeDiscounts })).toEqual([
    [3, '44,99 €', '15,00 €'],
    [10, '36,00 €', '139,90 €'],
  ]);
  expect(write({ tiers: [{ minimumQuantity: 10, value: euros(5_000) }] })).toBeUndefined();
});
