import { addressBook } from '../../addresses/read-table.ts';
import type { Queryable } from '../../kernel/database.ts';
import { skuFromSlug } from '../../kernel/sku.ts';
import { type OldAddress, splitLanguage, splitTarget } from './old-address.ts';
import { selectTakenSlugs } from './old-address-store.ts';

/** The page that an old address may be: below its language, whatever it asks. */
function findPlace(row: OldAddress) {
  const { path } = splitTarget(row.path);
  return addressBook.find(addressBook.withCanonicalSlash(splitLanguage(path)?.rest ?? path));
}

/** Old addresses under which the shop shows a page now: they would never be asked for, and chains must not lead through them. */
export async function findPagesOfToday(
  db: Queryable,
  rows: readonly OldAddress[],
): Promise<readonly OldAddress[]> {
  const slugs = rows.flatMap((row) => {
    const slug = findPlace(row)?.slug;
    return slug === undefined ? [] : [{ slug, sku: skuFromSlug(slug) }];
  });
  const taken = slugs.length === 0 ? new Set() : await selectTakenSlugs(db, slugs);
  return rows.filter((row) => {
    const place = findPlace(row);
    return place !== undefined && (place.slug === undefined || taken.has(place.slug));
  });
}
