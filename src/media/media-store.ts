import { type Database, type Queryable, statement } from '../kernel/database.ts';

/** What is shown under a name now. */
export interface ShownMedium {
  readonly name: string;
  readonly version: string;
  readonly title: string | null;
  /** Of a document. */
  readonly bytes: number | null;
}

const selectShown = statement('select name, version, title, bytes from media where version is not null');
const selectShownOf = statement(
  'select name, version, title, bytes from media where version is not null and name = any($1)',
);
const selectMedium = statement('select original, version, url from media where name = $1');
const selectSources = statement('select name, file from media where file is not null order by name');

const saveOriginals = statement(`
  insert into media (name, original)
  select * from unnest($1::text[], $2::text[])
  on conflict (name) do update set original = excluded.original, problem = null, unused_since = null
    where media.original is distinct from excluded.original or media.problem is not null or media.unused_since is not null
  returning name`);
const saveShown = statement(`
  insert into media (name, version, title, bytes)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[])
  on conflict (name) do update
    set version = excluded.version, title = excluded.title, bytes = excluded.bytes, original = null, problem = null, unused_since = null
    where (media.version, media.title, media.bytes, media.original, media.problem, media.unused_since)
      is distinct from (excluded.version, excluded.title, excluded.bytes, null, null, null)
  returning name`);
const showVersion = statement(
  'update media set version = $2, problem = null where name = $1 and original = $3 returning name',
);
const saveProblem = statement('update media set problem = $2 where name = $1');

const orderAll = statement(`
  update media set ordered_url = url where url is not null and ordered_url is distinct from url returning name`);
const forgetOrders = statement(
  'update media set ordered_url = null where url is not null and ($1::text[] is null or name = any($1)) returning name',
);
const listMedia = statement(`
  select name, version is not null as "isShown", coalesce(url, file) as source, problem, unused_since as "unusedSince"
  from media where problem is not null or not $1 order by name`);

/**
 * Every name that something of the shop shows. An address of the shop's own is the name of a document behind the folder
 * that it is served from (`media-address.ts`), without a version, or of the picture that it is a size of; marks of brands are drawn, and the frames of a view all around are numbered. A logo is
 * looked for before the merchant's record names it: that only takes what is there.
 */
const references = `
  select image ->> 'name' as name from product cross join jsonb_array_elements(product.images) as image
  union select format('360/%s/%s.avif', images -> 0 ->> 'name', lpad(frame::text, 2, '0'))
    from product cross join generate_series(1, images_360) as frame where images -> 0 is not null
  union select unnest(array[file, regexp_replace(file, '-\\d{3,4}\\.(avif|webp)$', '')]) from product
    cross join lateral (
      select value from jsonb_each_text(product.manual_url)
      union all select value from jsonb_each_text(coalesce(product.energy, '{}'))
      union all select language.value from jsonb_array_elements(product.documents) as papers (paper)
        cross join lateral jsonb_each_text(paper -> 'url') as language) as documents (address)
    cross join lateral (values (regexp_replace(
      regexp_replace(address, '^/(pictures/)?', ''), '\\.[0-9a-f]{20}((-\\d{3,4})?\\.[a-z]{3,4})$', '\\1'))) as named (file)
    where address like '/pictures/%' or address like '/manuals/%'
  union select image from category where image is not null
  union select case when name like 'brands/%' then name || '.svg' else name end
    from page cross join jsonb_path_query(jsonb_build_array(blocks, teaser), 'strict $.**.picture.name') as found (value)
    cross join lateral (select value #>> '{}') as text (name)
  union select record ->> 'logo' from (select record from merchant_record order by version desc limit 1) as merchant
  union select notice.value from (select record from merchant_record order by version desc limit 1) as merchant,
        jsonb_each_text(record #> '{legal,guaranteeNotices}') as notice
  union values ('default'), ('logo'), ('logo.svg'), ('logo.png'), ('logo.webp')`;

const selectReferences = statement(`select name from (${references}) as reference where name is not null`);
const markUnused = statement(`
  with used as materialized (${references})
  update media set unused_since = case when is_used then null else $1::timestamptz end
  from (select medium.name, exists (select from used where used.name = medium.name) as is_used from media as medium) as use
  where use.name = media.name and (unused_since is null) <> is_used
  returning media.name`);
const removeUnused = statement('delete from media where unused_since < $1 returning name');
const selectBlobs = statement('select name, original, version from media');

const SWEEP_LOCK = 4_051_966;
const lockShared = statement(`select pg_advisory_xact_lock_shared(${SWEEP_LOCK})`);
const lockAlone = statement(`select pg_advisory_xact_lock(${SWEEP_LOCK})`);

/** A store may be slow: whoever holds the lock has 60 s, after which the database ends a transaction that asks nothing. */
const waitLonger = statement(
  "select set_config('lock_timeout', '70s', true), set_config('statement_timeout', '70s', true)",
);

type Names = Promise<readonly string[]>;

const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

/** All, or those of some names; a name that is not among them shows nothing. */
export function findShownMedia(
  database: Queryable,
  names?: readonly string[],
): Promise<readonly ShownMedium[]> {
  return names === undefined ? database.query(selectShown) : database.query(selectShownOf, [names]);
}

export async function getMedium(
  database: Queryable,
  name: string,
): Promise<
  | { readonly original: string | null; readonly version: string | null; readonly url: string | null }
  | undefined
> {
  const [row] = await database.query<{
    original: string | null;
    version: string | null;
    url: string | null;
  }>(selectMedium, [name]);
  return row;
}

/** Whether there is something to show under a name, or soon will be. */
export async function hasMedium(database: Queryable, name: string): Promise<boolean> {
  const medium = await getMedium(database, name);
  return medium !== undefined && (medium.version !== null || medium.original !== null);
}

/** Which file of a merchant's folder a name is given by, where a line says so. */
export function findFileSources(
  database: Queryable,
): Promise<readonly { readonly name: string; readonly file: string }[]> {
  return database.query(selectSources);
}

/** Keeps what their sizes are to be made of; returns the names whose original is another than before. */
export async function saveMediaOriginals(
  database: Queryable,
  media: readonly { readonly name: string; readonly original: string }[],
): Names {
  const values = [media.map(({ name }) => name), media.map(({ original }) => original)];
  return namesOf(await database.query<{ name: string }>(saveOriginals, values));
}

/** Shows from now on what needs nothing more; returns the names that show something else than before. */
export async function saveShownMedia(database: Queryable, media: readonly ShownMedium[]): Names {
  const values = [
    media.map(({ name }) => name),
    media.map(({ version }) => version),
    media.map(({ title }) => title),
    media.map(({ bytes }) => bytes),
  ];
  return namesOf(await database.query<{ name: string }>(saveShown, values));
}

/** Shows the sizes made of an original, unless another original has come meanwhile. */
export async function showMediaVersion(
  database: Queryable,
  { name, version, original }: { readonly name: string; readonly version: string; readonly original: string },
): Promise<boolean> {
  return (await database.query(showVersion, [name, version, original])).length > 0;
}

export async function saveMediaProblem(database: Queryable, name: string, problem: string): Promise<void> {
  await database.query(saveProblem, [name, problem]);
}

/** Notes all that is to be fetched as ordered, and returns their names: each address is ordered once. */
export async function orderMedia(database: Queryable): Names {
  return namesOf(await database.query<{ name: string }>(orderAll));
}

/** Lets addresses be fetched anew, all of them without names. */
export async function forgetMediaOrders(database: Queryable, names?: readonly string[]): Names {
  return namesOf(await database.query<{ name: string }>(forgetOrders, [names ?? null]));
}

export interface ListedMedium {
  readonly name: string;
  readonly isShown: boolean;
  readonly source: string | null;
  readonly problem: string | null;
  readonly unusedSince: Date | null;
}

export function listAllMedia(
  database: Queryable,
  which: 'all' | 'problems',
): Promise<readonly ListedMedium[]> {
  return database.query(listMedia, [which === 'problems']);
}

/** The names of all pictures and documents that something of the shop shows. */
export async function findMediaReferences(database: Queryable): Promise<ReadonlySet<string>> {
  return new Set(namesOf(await database.query<{ name: string }>(selectReferences)));
}

/** Notes since when what is shown nowhere is so, and forgets what was so before `until`. Returns the names forgotten. */
export async function forgetUnusedMedia(database: Queryable, now: Date, until: Date): Names {
  await database.query(markUnused, [now]);
  return namesOf(await database.query<{ name: string }>(removeUnused, [until]));
}

/** Of every medium what lies in the store for it. */
export function findMediaBlobs(
  database: Queryable,
): Promise<
  readonly { readonly name: string; readonly original: string | null; readonly version: string | null }[]
> {
  return database.query(selectBlobs);
}

/** Lets nobody else remove bytes until the transaction ends; waits for the one who is at it. */
export async function lockRemoval(transaction: Queryable): Promise<void> {
  await transaction.query(waitLonger);
  await transaction.query(lockAlone);
}

/** Resolves once no removal is under way that had begun before the call. */
export function waitForRemoval(database: Database): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.query(waitLonger);
    await transaction.query(lockShared);
  });
}
