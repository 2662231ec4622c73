import { expect, test } from 'vitest';
import { money } from '../../../kernel/money.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { writeOffer } from './write-offer.ts';

const text = await loadTexts('de-DE');
const euros = (cents: number) => money('EUR', cents);

const there = { isOnStock: true, availableQuantity: 7 };
const gone = { isOnStock: false, availableQuantity: 0 };

const drill = {
  product: { package: 'parcel', taxRatePermyriad: 1900, availability: { ...there, noChannel: there } },
  price: euros(4_999),
  tiers: undefined,
  volumeDiscounts: [],
  shipping: { price: euros(595), freeAbove: euros(5_000), deliveryTime: { from: 2, to: 4 } },
} as const;

/** Spaces as they are typed. */
const plain = (words: string | undefined) => words?.replace(/\p{Zs}/gu, ' ');

test('P-12: below the threshold delivery costs its fee', () => {
  const { taxNote, delivery } = writeOffer(drill, text, 'de-DE');
  expect(plain(taxNote)).toBe('inkl. 19 % MwSt., zzgl. Versand');
  expect(delivery.map(({ icon, words }) => [icon, plain(words)])).toEqual([
    ['truck', 'Paketversand 5,95 €'],
    ['box', 'Lieferzeit 2–4 Werktage'],
  ]);
});

test('P-12: from the threshold on delivery is free, of freight too', () => {
  const freight = { ...drill.product, package: 'freight' } as const;
  const { taxNote, delivery } = writeOffer(
    { ...drill, product: freight, price: euros(5_000) },
    text,
    'de-DE',
  );
  expect(plain(taxNote)).toBe('inkl. 19 % MwSt., versandkostenfrei');
  expect(delivery[0]).toEqual({ icon: 'pallet', words: 'Speditionsversand kostenlos' });
});

test('P-15: of what is sold out no delivery is promised, nor what it would cost', () => {
  const product = { ...drill.product, availability: { ...gone, noChannel: gone } };
  const { taxNote, delivery } = writeOffer({ ...drill, product, price: euros(5_000) }, text, 'de-DE');
  expect(delivery).toEqual([]);
  expect(plain(taxNote)).toBe('inkl. 19 % MwSt.');
});

test('P-11: what several pieces cost and save, with a note where discounts count a group', () => {
  expect(writeOffer(drill, text, 'de-DE')).not.toHaveProperty('volume');
  const tiers = [{ minimumQuantity: 10, value: euros(4_500) }];
  const ofTiers = writeOffer({ ...drill, tiers }, text, 'de-DE').volume;
  expect(ofTiers?.rows.map(({ pieces, words }) => plain(`${pieces}: ${words}`))).toEqual([
    'ab 10 Stück: 45,00 €',
  ]);
  expect(ofTiers).not.toHaveProperty('note');
  const volumeDiscounts = [{ volume: 3, value: { permyriad: 500 } }];
  const both = writeOffer({ ...drill, tiers, volumeDiscounts }, text, 'de-DE').volume;
  expect(plain(both?.rows[1]?.words)).toBe('-5 %');
  expect(both?.rows).toHaveLength(2);
  expect(both?.note).toBe(text('product.volumeNote'));
});
