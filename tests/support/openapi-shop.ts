import {
  cartDiscountLine,
  categoryLine,
  codeLine,
  pageLine,
  reviewLine,
  stockLine,
} from './sample-catalogue.ts';
import { smallCatalogue } from './small-catalogue.ts';
import { openWholeShop, type WholeShop } from './whole-shop.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const volumeLine = (volume: number, permyriad: number) =>
  cartDiscountLine(`volume-${volume}`, {
    name: { 'en-GB': `${volume} pieces and more`, 'sk-SK': `Od ${volume} kusov` },
    value: { type: 'relative', permyriad },
    target: { type: 'lineItems', predicate: { volumeDiscountGroup: ['volume_discount_default'] } },
    volumeDiscountGroup: 'volume_discount_default',
    volume,
  });

const catalogue = [
  ...smallCatalogue,
  pageLine('payment', 'de-DE'),
  categoryLine('gloves', null, {
    name: { 'en-GB': 'Gloves', 'sk-SK': 'Rukavice' },
    slug: { 'en-GB': 'gloves', 'sk-SK': 'rukavice' },
  }),
  stockLine(1, 50, 'warehouse-south'),
  cartDiscountLine('welcome', {
    name: { 'en-GB': 'Welcome', 'sk-SK': 'Vitajte' },
    value: { type: 'relative', permyriad: 1000 },
    requiresDiscountCode: true,
  }),
  codeLine('WELCOME10', ['welcome'], { name: { 'en-GB': 'Welcome', 'sk-SK': 'Vitajte' } }),
  volumeLine(3, 500),
  volumeLine(5, 1000),
  cartDiscountLine('tier-2', {
    name: { 'en-GB': 'For you', 'sk-SK': 'Pre vás' },
    value: { type: 'relative', permyriad: 300 },
    tier: 'tier-2',
  }),
  reviewLine('brought-along', 1, {
    title: 'Good',
    translations: { sk: { title: 'Dobrá', text: 'Robí, čo má.' } },
  }),
];

/** The shop whose answers are the examples of the API's document: each call finds something in it that is worth showing. */
export async function openDocumentedShop(): Promise<WholeShop> {
  const settings = { PUBLIC_ORIGIN: 'http://{country}.localhost:3000' };
  const shop = await openWholeShop(catalogue, settings, { now: () => NOW });
  await shop.importLines([{ ...stockLine(20, 0), reorderedAt: '2026-11-17' }]);
  return shop;
}
