import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../e2e/support/text-of.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openWholeShop, type WholeShop } from '../support/whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop(smallCatalogue);
  await shop.listen();
});
afterAll(() => shop.close());

const home = 'ch.localhost/fr';
const readPage = async (address: string) => (await shop.get(address)).body;
const text = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) =>
  textOf('fr-CH', key, values);

it('R-11: newsletter-confirmed=true says so in a popup that closes by itself without JavaScript', async () => {
  const body = await readPage(`${home}?newsletter-confirmed=true`);
  const popup = /<dialog [^>]*open=""[^>]*>(.*?)<\/dialog>/s.exec(body)?.[1] ?? '';
  expect(popup).toContain('method="dialog"');
  expect(popup).toContain(text('newsletter.popupTitle'));
  expect(await readPage(`${home}?newsletter-confirmed=1`)).not.toContain(text('newsletter.popupTitle'));
  expect(await readPage(home)).not.toContain('data-popup');
});

it('R-11: app-version=true shows the version, contact-button=true a button in the footer', async () => {
  const words = text('footer.version', { version: '' });
  expect(await readPage(`${home}?app-version=true`)).toMatch(new RegExp(`${words}\\d+\\.\\d+\\.\\d+ \\(`));
  expect(await readPage(home)).not.toMatch(new RegExp(`${words}\\d`));
  const button = /<footer.*<a class="[^"]+" href="\/fr\/request" data-request-link=""/s;
  const footerOf = (body: string) => body.slice(body.lastIndexOf('<footer'), body.lastIndexOf('</footer'));
  expect(footerOf(await readPage(`${home}?contact-button=true`))).toMatch(button);
  expect(footerOf(await readPage(home))).not.toMatch(button);
});

it.each(['/', '/werkstatt/', '/bohrmaschine-10000001', '/search?query=bohrmaschine'])(
  'R-11: %s is the same page whether its parts are kept or written anew',
  async (address) => {
    const [path, query] = address.split('?');
    const read = async (...flags: string[]) => {
      const asked = [...flags, query].filter(Boolean).join('&');
      return (await readPage(`de.localhost${path}?${asked}`)).replaceAll(
        /(?:&amp;|[?&])?(?:component-caching|app-version)=\w+/g,
        '',
      );
    };
    const first = await read('app-version=true');
    expect(first).toContain('</html>');
    expect(await read('app-version=true')).toBe(first);
    expect(await read('app-version=true', 'component-caching=false')).toBe(first);
    expect(first).not.toContain('gantry-part');
  },
);
