import { type AddressName, type AddressRow, type AddressTable, addressTable } from './address-table.ts';

/** What decides the form of an address: the language prefix, and whether the country uses native routes (rule R-03). */
export interface PathRules {
  readonly base: '' | `/${string}`;
  readonly nativeRouting: boolean;
}

/** Parameters of an address by name; one with several values is repeated. */
export type QueryParameters = Readonly<Record<string, string | number | readonly string[] | undefined>>;

type QueryOf<Row extends AddressRow> = Row extends { query: 'any' }
  ? [query?: QueryParameters]
  : Row extends { query: readonly (infer Name extends string)[] }
    ? [query?: { readonly [Key in Name]?: string | undefined }]
    : [];

type ArgumentsOf<Row extends AddressRow> = Row['path'] extends `${string}:slug${string}`
  ? [slug: string, ...QueryOf<Row>]
  : QueryOf<Row>;

/** A link to every row of a table: `paths.cart()`, `paths.product(slug)`, `paths.login({ back })`. */
export type PathsOf<Table extends AddressTable> = {
  readonly [Name in keyof Table]: (...values: ArgumentsOf<Table[Name]>) => string;
};

export type Paths = PathsOf<typeof addressTable>;

/** Writes a query with its parameters sorted by name and the empty ones left out (rule R-04). */
export function buildQuery(parameters: QueryParameters): string {
  const entries = Object.entries(parameters)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([name, value = '']) =>
      (typeof value === 'object' ? value : [String(value)]).map((each) => [name, each]),
    )
    .filter(([, value]) => value !== '');
  const query = new URLSearchParams(entries).toString();
  return query === '' ? '' : `?${query}`;
}

/** Every path of a table, written in its canonical form. */
export function buildPathsOf<const Table extends AddressTable>(
  table: Table,
  { base, nativeRouting }: PathRules,
): PathsOf<Table> {
  const links = Object.entries(table).map(([name, row]) => {
    const form = nativeRouting ? (row.nativePath ?? row.path) : row.path;
    const path = form === '/' && base !== '' ? base : `${base}${form}`;
    const mark = path.indexOf(':slug');
    const link =
      mark < 0
        ? (query: QueryParameters = {}) => `${path}${buildQuery(query)}`
        : (slug: string, query: QueryParameters = {}) =>
            `${path.slice(0, mark)}${slug}${path.slice(mark + ':slug'.length)}${buildQuery(query)}`;
    return [name, link] as const;
  });
  // Each row has its link under its own name; the compiler cannot follow that through `entries`.
  return Object.fromEntries(links) as unknown as PathsOf<Table>;
}

const built = new Map<string, Paths>();

/** The shop's own; each language prefix and kind of routing has its links made once. */
export function buildPaths(rules: PathRules): Paths {
  const key = `${rules.base} ${rules.nativeRouting}`;
  const paths = built.get(key) ?? buildPathsOf(addressTable, rules);
  built.set(key, paths);
  return paths;
}

/** The path of an address below any language prefix, for links that others write: mails, partners. */
export function pathBelowPrefix(name: AddressName): string {
  return addressTable[name].path;
}
