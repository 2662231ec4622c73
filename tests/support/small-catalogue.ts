import { categoryLine, priceLine, productLine, skuOf, stockLine, typeLine } from './sample-catalogue.ts';

const names: Readonly<Record<string, string>> = {
  'en-GB': 'Drill',
  'sk-SK': 'Vŕtačka',
  'de-DE': 'Bohrmaschine',
  'fr-FR': 'Perceuse',
  'el-GR': 'Δράπανο',
  'lt-LT': 'Gręžtuvas',
};

const slugs: Readonly<Record<string, string>> = {
  'en-GB': 'drill',
  'sk-SK': 'vrtacka',
  'de-DE': 'bohrmaschine',
  'fr-FR': 'perceuse',
  'el-GR': 'drapano',
  'lt-LT': 'greztuvas',
};

const currencies = ['EUR', 'CHF', 'GBP', 'CZK', 'DKK', 'SEK', 'HUF', 'RON', 'NOK', 'PLN', 'BGN'];

function drillLine(number: number) {
  return productLine(number, {
    name: Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, `${name} ${number}`])),
    slug: Object.fromEntries(
      Object.entries(slugs).map(([locale, slug]) => [locale, `${slug}-${skuOf(number).slice(2)}`]),
    ),
    description: { 'en-GB': 'A drill that drills.', 'de-DE': 'Eine Bohrmaschine, die bohrt.' },
    attributes: [{ key: 'power', value: 750 + number, unit: 'W' }],
    brand: 'MSW',
    tags: number % 2 === 0 ? ['bestseller'] : ['new'],
  });
}

/** Thirty drills in one department, for every market: enough for a second page, small enough for every test. */
export const smallCatalogue: readonly object[] = [
  typeLine(),
  categoryLine('workshop', null, {
    name: {
      'en-GB': 'Workshop',
      'sk-SK': 'Dielňa',
      'de-DE': 'Werkstatt',
      'fr-FR': 'Atelier',
      'el-GR': 'Συνεργείο',
      'lt-LT': 'Dirbtuvės',
    },
    slug: {
      'en-GB': 'workshop',
      'sk-SK': 'dielna',
      'de-DE': 'werkstatt',
      'fr-FR': 'atelier',
      'el-GR': 'synergeio',
      'lt-LT': 'dirbtuves',
    },
    metaTitle: { 'de-DE': 'Alles für die Werkstatt | Gantry' },
  }),
  ...Array.from({ length: 30 }, (_, index) => index + 1).flatMap((number) => [
    drillLine(number),
    ...currencies.map((currency) =>
      priceLine(number, currency, currency === 'HUF' ? 4_990_000 + number * 100 : 4990 + number),
    ),
    stockLine(number, 100),
  ]),
];
