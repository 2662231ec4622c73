import type { Outcome } from '../kernel/outcome.ts';
import { forgetMediaOrders, getMedium, orderMedia, saveMediaProblem } from './media-store.ts';
import { type MediaShop, saveMedia, storeMedium } from './take-media.ts';

/** Why an address gave nothing: for good, or until it is asked again. */
export interface DownloadRefusal {
  readonly lasts: 'for good' | 'for now';
  /** In words for the shop's owner. */
  readonly message: string;
}

/** Fetches a file from an address, within limits of time and size. */
export type Download = (url: string) => Promise<Outcome<Uint8Array, DownloadRefusal>>;

/** Has everything fetched whose address has not been asked yet. Returns how many that are. */
export function orderFetches({ database, jobs }: Pick<MediaShop, 'database' | 'jobs'>): Promise<number> {
  return database.transaction(async (transaction) => {
    const names = await orderMedia(transaction);
    for (const name of names) await jobs.enqueue(transaction, 'fetch-media', { name });
    return names.length;
  });
}

/** Has addresses asked anew: those of some names, or all. Returns how many that are. */
export async function fetchAgain(
  shop: Pick<MediaShop, 'database' | 'jobs'>,
  names?: readonly string[],
): Promise<number> {
  await forgetMediaOrders(shop.database, names);
  return orderFetches(shop);
}

/**
 * Fetches what a line of the catalogue file gave an address for; the job of `orderFetches`. Why nothing came of it is noted with
 * the name. Throws only what another try may mend.
 */
export async function fetchMedium(shop: MediaShop, download: Download, name: string): Promise<void> {
  const { database } = shop;
  const medium = await getMedium(database, name);
  if (medium?.url == null) return;
  const downloaded = await download(medium.url);
  if (!downloaded.ok) {
    const { lasts, message } = downloaded.refusal;
    await saveMediaProblem(database, name, message);
    if (lasts === 'for good') return;
    throw new Error(`${medium.url}: ${message}`);
  }
  const stored = await storeMedium(shop, name, downloaded.value);
  if (!stored.ok) return saveMediaProblem(database, name, stored.refusal);
  await saveMedia(shop, [stored.value]);
}
