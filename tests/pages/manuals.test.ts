import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMessages } from '../../scripts/messages-plugin.ts';
import { priceLine, productLine, stockLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const german = readMessages('messages', 'de-DE');

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([
    ...smallCatalogue,
    productLine(43, {
      name: { 'en-GB': 'Meat slicer', 'de-DE': 'Aufschnittmaschine' },
      slug: { 'en-GB': 'meat-slicer-10000043', 'de-DE': 'aufschnittmaschine-10000043' },
      manualUrl: { 'en-GB': '/manuals/meat-slicer-en.pdf', 'de-DE': '/manuals/meat-slicer-de.pdf' },
    }),
    priceLine(43, 'EUR', 18_900),
    stockLine(43, 7),
  ]);
});
afterAll(() => shop.close());

it('P-06: the manual that a product page of the demonstration leads to opens in its language', async () => {
  const page = await shop.get('de.localhost/aufschnittmaschine-10000043');
  const [, address] =
    new RegExp(`<a href="(/manuals/[^"]+)"[^>]*>${german['details.manual']}`).exec(page.body) ?? [];
  expect(address).toBe('/manuals/meat-slicer-de.pdf');
  const manual = await shop.get(`de.localhost${address}`);
  expect([manual.status, manual.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(manual.body).toContain('/Lang (de-DE)');
  // A file that is compressed already.
  expect(manual.headers['content-encoding']).toBeUndefined();
  expect(shop.takeLog()).toEqual([]);
});
