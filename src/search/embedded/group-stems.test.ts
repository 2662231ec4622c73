import { expect, it } from 'vitest';
import { buildSearchScope, madeMarket, namedProduct } from '../../../tests/support/search-scope.ts';
import { searchListing } from './search-listing.ts';

const catalogue = ['Pylväsporakone 600 W', 'Pora 8 mm', 'Pesukone', 'Kone', 'Pylväs', 'Vannesaha'];

async function findNames(text: string, names = catalogue): Promise<readonly string[]> {
  const products = names.map((name, number) => namedProduct(number, name));
  const scope = await buildSearchScope(products, { locale: 'fi-FI' });
  const { skus, relaxedWords } = searchListing(scope, {
    market: madeMarket,
    locale: 'fi-FI',
    text,
    sort: 'relevance',
    offset: 0,
    limit: 10,
  });
  expect(relaxedWords).toBeUndefined();
  return skus.map((sku) => names[products.findIndex((product) => product.sku === sku)] ?? '');
}

it('B-03: a compound is found by any of its ends, which may never stand alone', async () => {
  expect(await findNames('porakone')).toEqual(['Pylväsporakone 600 W']);
  expect([...(await findNames('kone'))].sort()).toEqual(['Kone', 'Pesukone', 'Pylväsporakone 600 W']);
});

it('B-03: and by such an end with a typo', async () => {
  expect(await findNames('porakne')).toEqual(['Pylväsporakone 600 W']);
});

it('B-03: a compound of words that nothing else is made of is found by its end as well', async () => {
  const names = ['Pylväsporakone 600 W', 'Portaittain säädettävä'];
  expect(await findNames('porakone', names)).toEqual(['Pylväsporakone 600 W']);
  expect(await findNames('porakoneet', names)).toEqual(['Pylväsporakone 600 W']);
});
