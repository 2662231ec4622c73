import { type Queryable, statement } from '../../../kernel/database.ts';

const selectVersion = statement('select version::float8 as version from catalogue_version');

/** Counts up with every change of the catalogue, whichever process made it. */
export async function selectCatalogueVersion(db: Queryable): Promise<number> {
  const [row] = await db.query<{ version: number }>(selectVersion);
  if (row === undefined) throw new Error('catalogue_version has no row');
  return row.version;
}

/** One import at a time; readers are not kept waiting. */
export async function lockCatalogue(transaction: Queryable): Promise<void> {
  await transaction.query(statement("select pg_advisory_xact_lock(hashtext('gantry catalogue import'))"));
}

/** The same for who can come back later: `false` while an import or another change of prices is under way. */
export async function tryLockCatalogue(transaction: Queryable): Promise<boolean> {
  const [row] = await transaction.query<{ locked: boolean }>(
    statement("select pg_try_advisory_xact_lock(hashtext('gantry catalogue import')) as locked"),
  );
  return row?.locked === true;
}

export async function countCatalogueUp(transaction: Queryable): Promise<void> {
  await transaction.query(statement('update catalogue_version set version = version + 1'));
}
