import type { BaseLocale } from '../../../src/kernel/locale.ts';
import { volumeDiscountTiers } from '../../../src/markets/discount-constants.ts';

/** What the demonstration shop sells for less, and to whom; the tests that buy in it buy other products. */

const sale: Readonly<Record<BaseLocale, string>> = {
  'en-GB': 'Sale',
  'sk-SK': 'Akcia',
  'de-DE': 'Angebot',
  'pt-PT': 'Promoção',
  'it-IT': 'Offerta',
  'fr-FR': 'Promotion',
  'hu-HU': 'Akció',
  'cs-CZ': 'Akce',
  'nb-NO': 'Tilbud',
  'nl-NL': 'Aanbieding',
  'da-DK': 'Tilbud',
  'sv-SE': 'Erbjudande',
  'es-ES': 'Oferta',
  'fi-FI': 'Tarjous',
  'pl-PL': 'Promocja',
  'ro-RO': 'Ofertă',
  'lt-LT': 'Akcija',
  'sl-SI': 'Akcija',
  'el-GR': 'Προσφορά',
  'hr-HR': 'Akcija',
  'bg-BG': 'Промоция',
};

const gift: Readonly<Record<BaseLocale, string>> = {
  'en-GB': 'Free gift',
  'sk-SK': 'Darček',
  'de-DE': 'Geschenk',
  'pt-PT': 'Oferta',
  'it-IT': 'Omaggio',
  'fr-FR': 'Cadeau',
  'hu-HU': 'Ajándék',
  'cs-CZ': 'Dárek',
  'nb-NO': 'Gave',
  'nl-NL': 'Cadeau',
  'da-DK': 'Gave',
  'sv-SE': 'Gåva',
  'es-ES': 'Regalo',
  'fi-FI': 'Lahja',
  'pl-PL': 'Prezent',
  'ro-RO': 'Cadou',
  'lt-LT': 'Dovana',
  'sl-SI': 'Darilo',
  'el-GR': 'Δώρο',
  'hr-HR': 'Poklon',
  'bg-BG': 'Подарък',
};

/** Which products count together for a volume discount (spec §9: 3, 5 and 10 pieces). */
const volumeGroups = {
  'bench-vices': ['EX10006001', 'EX10006002', 'EX10006003'],
  'welding-helmets': ['EX10002202', 'EX10002203'],
  'work-tables': ['EX10004501', 'EX10004502', 'EX10004503'],
  'platform-trolleys': ['EX10006601', 'EX10006602'],
} as const;

export function volumeGroupOf(sku: string): string | undefined {
  return Object.entries(volumeGroups).find(([, skus]) => skus.some((member) => member === sku))?.[0];
}

/** Sold for less the more of it one takes: so many pieces, and what of the price is left, in permyriad. */
export const tieredPrice = { sku: 'EX10005903', minimumQuantity: 5, permyriad: 9500 } as const;

/** What a customer group pays, in permyriad of everyone's price. */
export const groupPrice = { sku: 'EX10006402', customerGroup: 'trade', permyriad: 9200 } as const;

/** Lowered by a product discount, with a log long enough to say from what. */
export const reducedSkus = ['EX10002601', 'EX10002602', 'EX10002603', 'EX10002102', 'EX10005901'] as const;

/** When their log begins: long before anyone may look. */
export const LOG_BEGINS = '2025-01-01T00:00:00.000Z';

const productDiscounts = [
  {
    type: 'discount',
    key: 'laboratory-scales',
    kind: 'product',
    name: sale,
    sortOrder: 10,
    validUntil: '2030-06-30T21:00:00.000Z',
    value: { type: 'relative', permyriad: 1500 },
    predicate: { category: ['laboratory-scales'] },
  },
  {
    type: 'discount',
    key: 'ice-and-solder',
    kind: 'product',
    name: sale,
    sortOrder: 20,
    value: { type: 'relative', permyriad: 1000 },
    predicate: { sku: ['EX10002102', 'EX10005901'] },
  },
];

const volumeDiscounts = Object.keys(volumeGroups).flatMap((group, index) =>
  volumeDiscountTiers.map(({ volume, permyriad }, place) => ({
    type: 'discount',
    key: `volume-${group}-${volume}`,
    kind: 'cart',
    name: { 'en-GB': `${volume}+: −${permyriad / 100} %` },
    sortOrder: 100 + index * 10 + place,
    value: { type: 'relative', permyriad },
    target: { type: 'lineItems', predicate: { volumeDiscountGroup: [group] } },
    volumeDiscountGroup: group,
    volume,
  })),
);

const codeDiscounts = [
  {
    type: 'discount',
    key: 'welcome',
    kind: 'cart',
    name: { 'en-GB': '−10 %' },
    sortOrder: 200,
    value: { type: 'relative', permyriad: 1000 },
    target: { type: 'lineItems', predicate: { all: [] } },
    requiresDiscountCode: true,
  },
  {
    type: 'discount',
    key: 'gift-vice',
    kind: 'cart',
    name: gift,
    sortOrder: 300,
    value: { type: 'giftLineItem', sku: 'EX10006001' },
    target: { type: 'lineItems', predicate: { all: [] } },
    requiresDiscountCode: true,
  },
];

const codes = [
  { type: 'code', key: 'WELCOME10', cartDiscounts: ['welcome'], maxApplicationsPerCustomer: 1 },
  { type: 'code', key: 'VICE', cartDiscounts: ['gift-vice'], maxApplications: 1000 },
];

/** Lines of the catalogue file. */
export const promotionLines: readonly object[] = [
  ...productDiscounts,
  ...volumeDiscounts,
  ...codeDiscounts,
  ...codes,
];
