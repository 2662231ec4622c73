import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AddressTable, addressTable } from './address-table.ts';
import { buildPathsOf } from './paths.ts';
import { addressBook, readAddressTable } from './read-table.ts';

const rules = { base: '/fr', nativeRouting: false } as const;
const rows = Object.entries<AddressTable[string]>(addressTable);

describe('R-02: the shop’s own table', () => {
  it('is found again by the address of each of its rows', () => {
    for (const [name, { path }] of rows.filter(([, row]) => !row.path.includes(':')))
      expect(addressBook.find(path)).toEqual({ name, slug: undefined });
    expect(addressBook.find('/mig-10000123')).toEqual({ name: 'product', slug: 'mig-10000123' });
    expect(addressBook.find('/p/mig-10000123')).toEqual({ name: 'product', slug: 'mig-10000123' });
    expect(addressBook.find('/dielna/')).toEqual({ name: 'page', slug: 'dielna' });
    expect(addressBook.find('/c/dielna/')).toEqual({ name: 'category', slug: 'dielna' });
    expect(addressBook.find('/checkout/nowhere')).toBeUndefined();
    expect(addressBook.find('/a/b/c/')).toBeUndefined();
  });

  it('R-04: has its paths in their canonical form, and gives it to any other', () => {
    for (const [, { path }] of rows.filter(([, row]) => !row.path.includes(':'))) {
      const other = path.endsWith('/') ? path.replace(/\/$/, '') : `${path}/`;
      expect(addressBook.withCanonicalSlash(path)).toBe(path);
      expect(addressBook.withCanonicalSlash(other)).toBe(path);
    }
    expect(addressBook.withCanonicalSlash('/checkout/nowhere/')).toBe('/checkout/nowhere');
    expect(addressBook.withCanonicalSlash('/dielna')).toBe('/dielna/');
    expect(addressBook.withCanonicalSlash('/mig-10000123/')).toBe('/mig-10000123');
  });

  it('R-02: keeps from categories every word that leads elsewhere', () => {
    const words = ['search', 'checkout', 'my-account', 'c', 'p', 'api', 'pictures', 'manuals', 'home', 'fr'];
    expect(words.filter((word) => !addressBook.isReserved(word))).toEqual([]);
    expect(['dielna', 'mig-10000123', 'cart'].filter((word) => addressBook.isReserved(word))).toEqual([]);
  });

  it('D-11: knows the words below which nothing is the same for everyone', () => {
    expect(addressBook.ownWords.toSorted()).toEqual([
      'adyen-payment-error',
      'checkout',
      'cookie-settings',
      'create-account',
      'exconsents',
      'log-out',
      'login',
      'my-account',
      'newsletter',
      'password-reset',
      'request',
      'stock-notice',
      'survey',
      'withdraw',
    ]);
  });
});

describe('R-02: a row that is added or taken away', () => {
  const { search: _, ...withoutSearch } = addressTable;
  const table = {
    ...withoutSearch,
    lookbook: { path: '/lookbook/:slug/', query: ['season'], cached: [] },
    wishes: { path: '/wishes' },
  } as const;
  const book = readAddressTable(table);
  const paths = buildPathsOf(table, rules);

  it('has its link, or none', () => {
    expect(paths.lookbook('spring', { season: '2027' })).toBe('/fr/lookbook/spring/?season=2027');
    expect(paths.wishes()).toBe('/fr/wishes');
    expectTypeOf(paths).not.toHaveProperty('search');
    expect(Object.keys(paths)).not.toContain('search');
    expectTypeOf(paths.lookbook).parameters.toEqualTypeOf<
      [slug: string, query?: { readonly season?: string | undefined }]
    >();
    expectTypeOf(paths.wishes).parameters.toEqualTypeOf<[]>();
  });

  it('is found, in its own form', () => {
    expect(book.find('/lookbook/spring/')).toEqual({ name: 'lookbook', slug: 'spring' });
    expect(book.find('/wishes')?.name).toBe('wishes');
    expect(book.withCanonicalSlash('/wishes/')).toBe('/wishes');
    expect(book.withCanonicalSlash('/search')).toBe('/search/');
    expect(book.find('/search/')).toEqual({ name: 'page', slug: 'search' });
  });

  it('takes its word from categories, or gives it to them', () => {
    expect(['lookbook', 'wishes', 'search'].map(book.isReserved)).toEqual([true, true, false]);
    expect(book.ownWords).toContain('wishes');
    expect(book.ownWords).not.toContain('lookbook');
  });
});
