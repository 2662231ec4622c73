import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessages } from '../../scripts/messages-plugin.ts';
import { eventually, withinTwoSeconds } from '../support/eventually.ts';
import { priceLine, productLine, skuOf, stockLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const german = readMessages('messages', 'de-DE');
const NBSP = '\u00a0';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([
    ...smallCatalogue,
    productLine(61, {
      name: { 'en-GB': 'Set', 'de-DE': 'Koffer' },
      setParts: [
        { sku: skuOf(1), quantity: 1 },
        { sku: skuOf(62), quantity: 2 },
      ],
    }),
    productLine(62, {
      name: { 'en-GB': 'Bit', 'de-DE': 'Bohrer' },
      manualUrl: { 'de-DE': 'https://manuals.example/bohrer-de.pdf' },
    }),
    productLine(63, {
      name: { 'en-GB': 'Drill, second', 'de-DE': 'Bohrmaschine, B-Ware' },
      tags: ['bware'],
      secondHand: {
        grade: 'b',
        fault: { 'de-DE': 'Kratzer am Gehäuse', 'en-GB': 'Scratched' },
        newSku: skuOf(1),
      },
    }),
    priceLine(61, 'EUR', 6000),
    priceLine(62, 'EUR', 1000),
    priceLine(63, 'EUR', 3991),
    ...[61, 62, 63].map((number) => stockLine(number, 9)),
  ]);
});
afterAll(() => shop.close());

async function markupOf(address: string): Promise<string> {
  const { status, body } = await shop.get(address);
  expect(status).toBe(200);
  return body.replace(/<script\b[^>]*>.*?<\/script>|<!-- -->/gs, '');
}

describe('P-16: a set', () => {
  const read = async () =>
    /aria-labelledby="set-parts".*?<\/section>/s.exec(await markupOf('de.localhost/tool-10000061'))?.[0] ??
    '';

  it('shows its parts with how many, what each costs and its manual, and what they save together', async () => {
    const parts = await read();
    expect(parts).toMatch(/<strong>1 ×<\/strong> <a href="\/bohrmaschine-10000001">Bohrmaschine 1</);
    expect(parts).toMatch(/<strong>2 ×<\/strong> <a href="\/tool-10000062">Bohrer</);
    expect(parts).toContain('href="https://manuals.example/bohrer-de.pdf"');
    // 49.91 and twice 10.00, for 60.00.
    expect(parts).toMatch(new RegExp(`${german['sets.single']}</dt><dd>69,91${NBSP}€`));
    expect(parts).toMatch(new RegExp(`${german['cart.saved']}</dt><dd[^>]*>9,91${NBSP}€`));
  });

  it('B-07: follows the price of a part', async () => {
    await eventually(async () =>
      expect((await shop.get('de.localhost/tool-10000061')).headers.etag).toBeDefined(),
    );
    await shop.importLines([priceLine(62, 'EUR', 2000)]);
    await withinTwoSeconds(async () => expect(await read()).toContain(`89,91${NBSP}€`));
  });

  it('is nothing else', async () => {
    expect(await markupOf('de.localhost/tool-10000062')).not.toContain('set-parts');
  });
});

describe('P-16: B-ware', () => {
  it('says on its page how good it is, what is wrong with it in the page’s language, and leads to it new', async () => {
    const markup = await markupOf('de.localhost/tool-10000063');
    expect(markup).toContain('B – leichte Gebrauchsspuren');
    expect(markup).toContain('Kratzer am Gehäuse');
    expect(markup).toContain(`Sie sparen 10,00${NBSP}€ gegenüber neu`);
    expect(markup).toContain(`<a href="/bohrmaschine-10000001">Neu 49,91${NBSP}€</a>`);
    expect(await markupOf('ie.localhost/tool-10000063')).toContain('Scratched');
  });

  it('L-02: says so on its card, and no other card does', async () => {
    const markup = await markupOf('de.localhost/search?tags=bware');
    expect(markup.match(/Kratzer am Gehäuse/g)).toHaveLength(1);
    expect(markup).toContain(`Neu 49,91${NBSP}€`);
    expect(await markupOf('de.localhost/search?tags=new')).not.toContain('Kratzer am Gehäuse');
  });

  it('B-07: follows the price of the same article new', async () => {
    await eventually(async () =>
      expect((await shop.get('de.localhost/tool-10000063')).headers.etag).toBeDefined(),
    );
    await shop.importLines([priceLine(1, 'EUR', 5991)]);
    await withinTwoSeconds(async () =>
      expect(await markupOf('de.localhost/tool-10000063')).toContain(`Sie sparen 20,00${NBSP}€`),
    );
  });

  it('that costs as much as new does not say that it saves anything', async () => {
    await shop.importLines([priceLine(1, 'EUR', 3991)]);
    await withinTwoSeconds(async () =>
      expect(await markupOf('de.localhost/tool-10000063')).not.toContain('Sie sparen'),
    );
  });
});
