import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessages } from '../../scripts/messages-plugin.ts';
import { eventually } from '../support/eventually.ts';
import { reviewLine } from '../support/sample-catalogue.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

const german = readMessages('messages', 'de-DE');
const PAGE = 'de.localhost/bohrmaschine-10000001';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop([
    ...smallCatalogue,
    ...Array.from({ length: 12 }, (_, index) =>
      reviewLine(`r${index}`, 1, {
        locale: 'de-DE',
        title: `Bewertung ${index}`,
        rating: index === 0 ? 1 : 5,
        createdAt: `2026-03-${10 + index}T10:00:00.000Z`,
      }),
    ),
    reviewLine('waiting', 1, { title: 'Wartet noch', state: 'Pending', rating: 1 }),
    reviewLine('marked', 2, {
      title: '<script>alert(1)</script>',
      translations: { de: { title: 'Übersetzt <b>fett</b>', text: 'Ein Text auf Deutsch.' } },
      customerCareResponseText: 'Danke & bis bald',
      source: 'Marktplatz',
    }),
    reviewLine('greek', 3, { locale: 'el-GR', title: 'Καλό' }),
  ]);
});
afterAll(() => shop.close());

/** The page without the data that its scripts carry. */
async function markupOf(address: string): Promise<string> {
  const { status, body } = await shop.get(address);
  expect(status).toBe(200);
  return body.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
}

const titlesOf = (markup: string) =>
  [...markup.matchAll(/Bewertung (\d+)</g)].map(([, number]) => Number(number));

describe('P-08: reviews on a product’s page', () => {
  it('show the figures and ten reviews, the best and newest first', async () => {
    const markup = await markupOf(PAGE);
    expect(markup).toContain(german['reviews.title']);
    expect(markup).toContain('4,7 von 5 Sternen');
    expect(markup).toContain('12 Bewertungen');
    expect(titlesOf(markup)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(markup).not.toContain('Wartet noch');
  });

  it('have further pages and another order by plain links', async () => {
    const first = await markupOf(PAGE);
    expect(first).toContain('href="/bohrmaschine-10000001?reviewPage=2#reviews"');
    expect(first).toContain('href="/bohrmaschine-10000001?reviewSort=most-recent#reviews"');
    expect(titlesOf(await markupOf(`${PAGE}?reviewPage=2`))).toEqual([1, 0]);
    expect(titlesOf(await markupOf(`${PAGE}?reviewPage=7`))).toHaveLength(10);
  });

  it('are plain text, as they were written with the translation behind it, and answered', async () => {
    const markup = await markupOf('de.localhost/bohrmaschine-10000002');
    expect(markup).toContain('Übersetzt &lt;b&gt;fett&lt;/b&gt;');
    expect(markup).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(markup).toContain('Auf Englisch geschrieben');
    expect(markup).toContain(german['reviews.translate']);
    expect(markup).toContain('Danke &amp; bis bald');
    expect(markup).toContain('Quelle: Marktplatz');
  });

  it('without a translation say which language they are in', async () => {
    expect(await markupOf('de.localhost/bohrmaschine-10000003')).toMatch(/<h3[^>]* lang="el">Καλό/);
  });

  it('say so when there are none', async () => {
    expect(await markupOf('de.localhost/bohrmaschine-10000004')).toContain(german['reviews.empty']);
  });

  it('are told by stars on the cards of a list, where there are some', async () => {
    const markup = await markupOf('de.localhost/werkstatt/?hitsPerPage=48');
    expect(markup.match(/von 5 Sternen/g)).toHaveLength(3);
    expect(markup).toContain('4,7 von 5 Sternen');
    expect(markup).toContain('12 Bewertungen');
  });

  it('stay cached until a change of them is announced', async () => {
    const address = `${PAGE}?reviewPage=2`;
    await eventually(async () => {
      expect((await shop.get(address)).headers.etag).toBeDefined();
    });
    await shop.importLines([reviewLine('r0', 1, { locale: 'de-DE', title: 'Bewertung 99', rating: 2 })]);
    await eventually(async () => expect(titlesOf(await markupOf(address))).toContain(99));
    expect(await markupOf(PAGE)).toContain('4,8 von 5 Sternen');
  });
});
