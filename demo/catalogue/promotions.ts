import { type BaseLocale, localeCodes } from '../../src/kernel/locale.ts';
import { volumeDiscountTiers } from '../../src/markets/discount-constants.ts';
import { formatPercent } from '../../src/markets/money-format.ts';
import { pick } from './chance.ts';
import { kinds } from './shelf.ts';

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

/** Which products count together for a volume discount (rule V-04: 3, 5 and 10 pieces). */
const volumeGroups = {
  'bench-vices': ['EX10006001', 'EX10006002', 'EX10006003'],
  'welding-helmets': ['EX10002202', 'EX10002203'],
  'work-tables': ['EX10004501', 'EX10004502', 'EX10004503'],
  'platform-trolleys': ['EX10006601', 'EX10006602'],
} as const;

export function volumeGroupOf(sku: string): string | undefined {
  return Object.entries(volumeGroups).find(([, skus]) => skus.some((member) => member === sku))?.[0];
}

/** Sold for less the more of it one takes: from so many pieces on, what of the price is left, in basis points. */
const tiers = [{ minimumQuantity: 5, basisPoints: 9500 }] as const;
/** One article in so many has such prices, and this one always. */
const TIERED_ONE_IN = 12;
const tieredSku = 'EX10005903';

export const tiersOf = (sku: string): typeof tiers | undefined =>
  sku === tieredSku || (sku.startsWith('EX10') && pick(`${sku} tiers`, 1, TIERED_ONE_IN) === 1)
    ? tiers
    : undefined;

/** What a customer group pays, in basis points of everyone's price. */
export const groupPrice = { sku: 'EX10006402', customerGroup: 'trade', basisPoints: 9200 } as const;

/** Categories that are out of season, and what is taken off, in basis points. */
const seasonalReductions = [
  ['patio-heaters', 1000],
  ['party-tents', 2500],
  ['drinks-dispensers', 1200],
  ['stirrers', 1000],
  ['pipe-benders', 1500],
  ['weight-benches', 2000],
  ['mixing-consoles', 1000],
] as const;

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
  // Midnight in the easternmost countries: the last day of each is the same day everywhere.
  ...(
    [
      ['black_friday', 2000, '2026-11-22T22:00:00.000Z', '2026-11-29T22:00:00.000Z'],
      ['cyber_week', 1500, '2026-11-29T22:00:00.000Z', '2026-12-06T22:00:00.000Z'],
    ] as const
  ).map(([campaign, basisPoints, validFrom, validUntil], index) => ({
    type: 'discount',
    key: campaign.replace('_', '-'),
    kind: 'product',
    name: sale,
    sortOrder: 30 + index,
    validFrom,
    validUntil,
    value: { type: 'relative', permyriad: basisPoints },
    predicate: { tag: [`campaign:${campaign}`] },
  })),
  ...seasonalReductions.map(([category, basisPoints], index) => ({
    type: 'discount',
    key: `season-${category}`,
    kind: 'product',
    name: sale,
    sortOrder: 40 + index,
    validUntil: '2031-01-31T22:00:00.000Z',
    value: { type: 'relative', permyriad: basisPoints },
    predicate: {
      all: [{ category: [category] }, { not: { tag: ['bestseller'] } }, { not: { tag: ['bware'] } }],
    },
  })),
];

/** Every group of volume discounts: those named above, and the kinds that are bought by the dozen. */
/** A share in basis points, as every locale writes it. */
function writePercent(basisPoints: number, around = (percent: string) => percent) {
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, around(formatPercent(locale, basisPoints))]),
  );
}

const volumeGroupKeys = [
  ...Object.keys(volumeGroups),
  ...kinds.filter(({ volume }) => volume).map(({ key }) => key),
];

const volumeDiscounts = volumeGroupKeys.flatMap((group, index) =>
  volumeDiscountTiers.map(({ volume, basisPoints }, tier) => ({
    type: 'discount',
    key: `volume-${group}-${volume}`,
    kind: 'cart',
    name: writePercent(-basisPoints, (percent) => `${volume}+: ${percent}`),
    sortOrder: 100 + index * 10 + tier,
    value: { type: 'relative', permyriad: basisPoints },
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
    name: writePercent(-1000),
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
