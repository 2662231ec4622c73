import { languageCodes } from '../kernel/locale.ts';
import { skuFromSlug } from '../kernel/sku.ts';
import { type AddressTable, addressTable, formerWords, otherWords } from './address-table.ts';

/** An address of the table that a path turned out to be. */
interface FoundAddress<Name extends string> {
  readonly name: Name;
  /** What stands in the place of `:slug`. */
  readonly slug: string | undefined;
}

const SLUG = ':slug';

/** What the rows of a table say of paths. */
export interface AddressBook<Name extends string> {
  /** The row a canonical path belongs to; of rows with the same path the first. */
  find(path: string): FoundAddress<Name> | undefined;
  /** A path with the slash at its end that its row, or the one it stands below, has. */
  withCanonicalSlash(path: string): string;
  /** Whether a first segment leads somewhere else than to a category or a page of the content. */
  isReserved(word: string): boolean;
  /** First segments below which everything is the visitor's own. */
  readonly ownWords: readonly string[];
  /** First segments of what is no page at all. */
  readonly otherWords: readonly string[];
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const endsOpen = (path: string) => path === '/' || !path.endsWith('/');

export function isProductSlug(slug: string): boolean {
  return skuFromSlug(slug) !== undefined;
}

export function readAddressTable<const Table extends AddressTable>(
  table: Table,
): AddressBook<keyof Table & string> {
  type Name = keyof Table & string;
  const rows = Object.entries(table).map(([name, row]) => ({ name: name as Name, row }));
  const forms = rows.flatMap(({ name, row: { path, nativePath } }) =>
    [path, ...(nativePath === undefined ? [] : [nativePath])].map((form) => ({ name, form })),
  );
  const fixed = new Map<string, Name>(
    forms.filter(({ form }) => !form.includes(SLUG)).map(({ name, form }) => [form, name]),
  );
  const withSlug = new Map<string, Name>();
  for (const { name, form } of forms)
    if (form.includes(SLUG) && !withSlug.has(form)) withSlug.set(form, name);
  /** First segment -> whether paths below it end without a slash, as the first row below it says. */
  const words = new Map<string, boolean>();
  for (const { form } of forms) {
    const [first] = segmentsOf(form);
    if (first !== undefined && first !== SLUG && !words.has(first)) words.set(first, endsOpen(form));
  }
  const reserved: ReadonlySet<string> = new Set([
    ...languageCodes,
    ...otherWords,
    ...formerWords,
    ...words.keys(),
  ]);
  const cachedWords = new Set(
    rows
      .filter(({ row }) => row.cached !== undefined)
      .flatMap(({ row: { path, nativePath = '/' } }) =>
        [path, nativePath].map((form) => segmentsOf(form)[0]),
      ),
  );

  return {
    find(path) {
      const name = fixed.get(path);
      if (name !== undefined) return { name, slug: undefined };
      const segments = segmentsOf(path);
      const slug = segments.at(-1);
      if (slug === undefined || segments.length > 2) return undefined;
      const form = `/${[...segments.slice(0, -1), SLUG].join('/')}${path.endsWith('/') ? '/' : ''}`;
      const found = withSlug.get(form);
      return found === undefined ? undefined : { name: found, slug };
    },
    withCanonicalSlash(path) {
      const bare = path.replace(/\/+$/, '');
      if (bare === '') return '/';
      if (fixed.has(bare)) return bare;
      if (fixed.has(`${bare}/`)) return `${bare}/`;
      const [first = '', ...rest] = segmentsOf(bare);
      const isOpen = words.get(first) ?? (rest.length === 0 && isProductSlug(first));
      return isOpen ? bare : `${bare}/`;
    },
    isReserved: (word) => reserved.has(word),
    otherWords,
    ownWords: [...words.keys()].filter((word) => !cachedWords.has(word)),
  };
}

/** What the shop's own table says. */
export const addressBook = readAddressTable(addressTable);
