import type { Pool } from 'pg';
import { describeProblem } from '../../src/catalogue-file/catalogue-file.ts';
import { type ImportReport, importCatalogue } from '../../src/catalogue-file/import-catalogue.ts';
import { type Clock, systemClock } from '../../src/kernel/clock.ts';
import type { Database } from '../../src/kernel/database.ts';
import type { Events, ShopEvent } from '../../src/kernel/events.ts';
import { jobs } from '../../src/server/jobs.ts';

/** Lines of a catalogue file for tests; `more` overrides any field. */
type Fields = Readonly<Record<string, unknown>>;

export const typeLine = (key = 'tool', more: Fields = {}) => ({
  type: 'productType',
  key,
  attributes: [
    { key: 'power', label: { 'en-GB': 'Power', 'de-DE': 'Leistung' }, unit: 'W' },
    { key: 'cordless', label: { 'en-GB': 'Cordless', 'de-DE': 'Akkubetrieb' } },
    { key: 'colour', label: { 'en-GB': 'Colour', 'de-DE': 'Farbe' } },
  ],
  ...more,
});

export const categoryLine = (key: string, parent: string | null = null, more: Fields = {}) => ({
  type: 'category',
  key,
  parent,
  name: { 'en-GB': key },
  slug: { 'en-GB': key },
  ...more,
});

/** `EX100000nn` for small numbers. */
export const skuOf = (number: number) => `EX${String(10_000_000 + number)}`;

export const productLine = (number: number, more: Fields = {}) => {
  const sku = skuOf(number);
  return {
    type: 'product',
    key: sku,
    sku,
    productType: 'tool',
    categories: ['workshop'],
    name: { 'en-GB': `Tool ${number}` },
    slug: { 'en-GB': `tool-${sku.slice(2)}` },
    package: 'parcel',
    ...more,
  };
};

/** An extra guarantee of five percent, offered everywhere. */
export const guaranteeLine = (sku: string, terms: Fields = {}, more: Fields = {}) => ({
  type: 'product',
  key: sku,
  sku,
  productType: 'extra_guarantee',
  categories: [],
  name: { 'en-GB': 'Extra guarantee' },
  slug: { 'en-GB': `extra-guarantee-${sku}` },
  package: 'parcel',
  guarantee: { ratePermyriad: 500, markets: ['DE', 'SK'], ...terms },
  ...more,
});

export const priceLine = (number: number, currencyCode: string, centAmount: number, country?: string) => ({
  type: 'price',
  key: `${skuOf(number)}/${country ?? currencyCode}`,
  sku: skuOf(number),
  ...(country === undefined ? {} : { country }),
  value: { currencyCode, centAmount, fractionDigits: 2 },
});

export const stockLine = (number: number, availableQuantity: number, channel?: string) => ({
  type: 'stock',
  key: channel === undefined ? skuOf(number) : `${skuOf(number)}/${channel}`,
  ...(channel === undefined ? {} : { channel }),
  availableQuantity,
});

export const reviewLine = (key: string, number: number, more: Fields = {}) => ({
  type: 'review',
  key,
  sku: skuOf(number),
  locale: 'en-GB',
  rating: 4,
  title: 'Good',
  text: 'It does what it should.',
  authorName: 'Jana',
  createdAt: '2026-03-01T10:00:00.000Z',
  ...more,
});

export const writeLines = (lines: readonly object[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** Collects what is announced and delivers it to nobody. */
export function createRecordingEvents(): Events & { readonly announced: ShopEvent[] } {
  const announced: ShopEvent[] = [];
  return {
    announced,
    async announce(_transaction, event) {
      announced.push(event);
    },
    subscribe: () => () => undefined,
  };
}

export function importText(
  database: Database,
  text: string | Uint8Array,
  events: Events = createRecordingEvents(),
  clock: Clock = systemClock,
) {
  return importCatalogue({
    database,
    events,
    jobs,
    clock,
    async *open() {
      yield typeof text === 'string' ? Buffer.from(text) : text;
    },
  });
}

/** Imports lines that must be right. */
export async function importLines(
  database: Database,
  lines: readonly object[],
  events?: Events,
  clock?: Clock,
): Promise<ImportReport> {
  const outcome = await importText(database, writeLines(lines), events, clock);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal.problems));
  return outcome.value;
}

/** Imports lines; what is wrong with them, in words. */
export async function findProblems(database: Database, lines: readonly object[]): Promise<string[]> {
  const outcome = await importText(database, writeLines(lines));
  return outcome.ok ? [] : outcome.refusal.problems.map(describeProblem);
}

/** Empties the catalogue, its log included, which nothing but a test may. */
export async function clearCatalogue(database: Pick<Pool, 'query'>): Promise<void> {
  await database.query(`
    alter table price_log disable trigger price_log_is_append_only;
    truncate product_type, product_attribute, category, product, price, inventory, price_log, product_discount,
      cart_discount, discount_code cascade;
    alter table price_log enable trigger price_log_is_append_only`);
}

/** `12.90 EUR` in minor units, as a catalogue file writes it. */
export const moneyOf = (currencyCode: string, centAmount: number) => ({
  currencyCode,
  centAmount,
  fractionDigits: 2,
});

export const productDiscountLine = (key: string, more: Fields = {}) => ({
  type: 'discount',
  key,
  kind: 'product',
  name: { 'en-GB': key },
  sortOrder: 10,
  value: { type: 'relative', permyriad: 1000 },
  predicate: { all: [] },
  ...more,
});

export const cartDiscountLine = (key: string, more: Fields = {}) => ({
  type: 'discount',
  key,
  kind: 'cart',
  name: { 'en-GB': key },
  sortOrder: 10,
  value: { type: 'relative', permyriad: 500 },
  target: { type: 'lineItems', predicate: { all: [] } },
  ...more,
});

export const codeLine = (key: string, cartDiscounts: readonly string[], more: Fields = {}) => ({
  type: 'code',
  key,
  cartDiscounts,
  ...more,
});

/** What visitors were shown in the markets of a currency: `[from, cents]`. */
export const priceLogLine = (
  number: number,
  currencyCode: string,
  changes: readonly (readonly [string, number | null])[],
) => ({
  type: 'priceLog',
  key: `${skuOf(number)}/${currencyCode}`,
  sku: skuOf(number),
  currencyCode,
  changes: changes.map(([from, cents]) => ({
    from,
    amount: cents === null ? null : moneyOf(currencyCode, cents),
  })),
});

/** A content page of one text; `more` overrides any field. */
export const pageLine = (page: string, locale: string, more: Fields = {}) => ({
  type: 'page',
  key: `${page}.${locale}`,
  page,
  locale,
  slug: page,
  meta: { title: `${page} in ${locale}` },
  blocks: [{ type: 'richText', text: `The page ${page} in ${locale}.` }],
  ...more,
});
