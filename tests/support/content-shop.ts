import { expect } from 'vitest';
import type { Clock } from '../../src/kernel/clock.ts';
import { contentLines } from './content-lines.ts';
import { wordsOf } from './page-forms.ts';
import {
  categoryLine,
  pageLine,
  priceLine,
  productLine,
  reviewLine,
  stockLine,
  typeLine,
} from './sample-catalogue.ts';
import { openWholeShop, type WholeShop } from './whole-shop.ts';

const lines = [
  typeLine(),
  categoryLine('workshop', null, { name: { 'en-GB': 'Workshop' } }),
  ...[1, 2].flatMap((number) => [
    productLine(number, { brand: number === 1 ? 'MSW' : 'Ulsonix', tags: ['bestseller'] }),
    priceLine(number, 'EUR', 10_000 * number),
    priceLine(number, 'CHF', 11_000 * number),
    stockLine(number, 5),
  ]),
  reviewLine('r', 1, { title: 'Cuts well', locale: 'de-DE' }),
  reviewLine('s', 1, { title: 'Trop lourd', locale: 'fr-FR', rating: 5 }),
  ...contentLines('de-DE'),
  pageLine('home', 'de-DE', { kind: 'home', blocks: [{ type: 'hero', title: 'Welcome', links: [] }] }),
  pageLine('help-centre', 'de-DE', { kind: 'help', slug: 'hilfe', title: 'Hilfe' }),
  pageLine('help-centre', 'fr-FR', { kind: 'help', slug: 'aide', title: 'Aide' }),
  pageLine('inspirations', 'de-DE', { title: 'Ratgeber' }),
  pageLine('later', 'de-DE', {
    kind: 'article',
    title: 'Not yet',
    publishedAt: '2026-12-01T00:00:00.000Z',
    teaser: { title: 'Not yet' },
  }),
];

/** A whole shop with two products and pages of every kind, in German for the most part. */
export interface ContentShop extends WholeShop {
  /** A page that must be there. */
  read(address: string): Promise<string>;
  /** The same of a page that was imported just now: the running shop hears of it in its own time. */
  readSoon(address: string): Promise<string>;
  /** The same as its reader sees it. */
  readWords(address: string): Promise<string>;
}

export async function openContentShop(clock: Clock): Promise<ContentShop> {
  const shop = await openWholeShop(lines, {}, clock);
  const read = async (address: string) => {
    const { status, body } = await shop.get(address);
    expect(status, address).toBe(200);
    return body;
  };
  return {
    ...shop,
    read,
    async readSoon(address) {
      await expect.poll(async () => (await shop.get(address)).status).toBe(200);
      return read(address);
    },
    readWords: async (address) => wordsOf({ body: await read(address) }),
  };
}
