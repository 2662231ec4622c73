import { expect, test } from 'vitest';
import { money } from '../../../kernel/money.ts';
import { withoutTax } from '../../../markets/net-prices.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { writeOffer } from './write-offer.ts';

const text = await loadTexts('de-DE');
const euros = (cents: number) => money('EUR', cents);

const there = { isOnStock: true, availableQuantity: 7 };
const gone = { isOnStock: false, availableQuantity: 0 };

const drill = {
  product: { package: 'parcel', taxRatePermyriad: 1900, availability: { ...there, noChannel: there } },
  price: euros(4_999),
  shipping: { price: euros(595), freeAbove: euros(5_000) },
  country: 'DE',
  now: new Date('2026-11-25T10:00:00Z'),
  firstPrice: undefined,
} as const;

/** Spaces as they are typed. */
const plain = (words: string | undefined) => words?.replace(/\p{Zs}/gu, ' ');

test('P-12: below the threshold delivery costs its fee, and it is said from when on it does not', () => {
  const { tax, delivery } = writeOffer(drill, text, 'de-DE');
  expect([tax, delivery?.note, delivery?.fee, delivery?.freeFrom].map(plain)).toEqual([
    'inkl. 19 % MwSt.',
    'zzgl. Versand',
    'Paketversand 5,95 €',
    'Kostenloser Versand ab 50,00 €',
  ]);
});

test('V-06: beside prices without VAT the fee and the threshold say that they have it', () => {
  const { delivery } = writeOffer({ ...drill, firstPrice: 'net' }, text, 'de-DE');
  expect([delivery?.fee, delivery?.freeFrom].map(plain)).toEqual([
    'Paketversand 5,95 € inkl. MwSt.',
    'Kostenloser Versand ab 50,00 € inkl. MwSt.',
  ]);
});

test('P-12: from the threshold on delivery is free, of freight too', () => {
  const freight = { ...drill.product, package: 'freight' } as const;
  const { delivery } = writeOffer({ ...drill, product: freight, price: euros(5_000) }, text, 'de-DE');
  expect(delivery).toMatchObject({
    carriage: 'freight',
    note: 'versandkostenfrei',
    fee: 'Speditionsversand kostenlos',
  });
  expect(delivery).not.toHaveProperty('freeFrom');
});

test('P-17: the days of delivery stand with their weekday, and those of an island apart', () => {
  const areas = writeOffer(drill, text, 'de-DE').delivery?.areas;
  expect(areas?.usual).toEqual({ from: 'Fr, 27.11.', to: 'Di, 1.12.' });
  expect(areas?.remote[0]).toMatchObject({ from: 'Di, 1.12.', to: 'Do, 3.12.' });
});

test('P-15: of what is sold out no delivery is promised, nor what it would cost', () => {
  const product = { ...drill.product, availability: { ...gone, noChannel: gone } };
  const offer = writeOffer({ ...drill, product, price: euros(5_000) }, text, 'de-DE');
  expect(offer).not.toHaveProperty('delivery');
  expect(plain(offer.tax)).toBe('inkl. 19 % MwSt.');
});

test.each([
  [euros(4_999), 1900, euros(4_201)],
  [euros(100), 0, euros(100)],
  [money('HUF', 1_999_000), 2700, money('HUF', 1_574_000)],
])('P-02, V-06: without tax %o at %i is %o', (gross, rate, net) => {
  expect(withoutTax(gross, rate)).toEqual(net);
});
