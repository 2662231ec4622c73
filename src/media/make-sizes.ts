import { encodeSizes } from './encode-sizes.ts';
import { getMedium, saveMediaProblem, showMediaVersion } from './media-store.ts';
import { sizeKey, versionOf } from './picture-sizes.ts';
import { announceMedia, type MediaShop, putBlobs } from './take-media.ts';

/**
 * Makes the sizes of a picture's latest original and shows them; the job of `saveMedia`. Run again it finds nothing to do, and
 * what another original has overtaken is not shown. Pixels that cannot be read are noted and not tried again.
 */
export async function makeSizes(shop: MediaShop, name: string): Promise<void> {
  const { database, blobs, events } = shop;
  const medium = await getMedium(database, name);
  if (medium?.original == null) return;
  const { original } = medium;
  const version = versionOf(name, original);
  if (medium.version === version) return;
  const bytes = await blobs.get(original);
  if (bytes === undefined) throw new Error(`the original of ${name} is not in the media store: ${original}`);
  const encoded = await encodeSizes(name, bytes);
  if (!encoded.ok) return saveMediaProblem(database, name, encoded.refusal);
  await putBlobs(
    shop,
    encoded.value.map(({ size, bytes: file }) => [sizeKey(version, size), file] as const),
  );
  await database.transaction(async (transaction) => {
    const isShown = await showMediaVersion(transaction, { name, version, original });
    if (isShown) await announceMedia(transaction, events, [name]);
  });
}
