import type { Queryable } from '../kernel/database.ts';
import type { Events } from '../kernel/events.ts';
import { bytesOf, leadsToSomething, type ShownNames } from './media-address.ts';
import { findShownMedia, type ShownMedium } from './media-store.ts';
import { endingOf } from './picture-sizes.ts';

/** What the shop has to show of its pictures and documents, known without asking the database. */
export interface ShownMedia extends ShownNames {
  /**
   * What the addresses of a picture begin with, `hammer-drill-1` -> `hammer-drill-1.0f3a91c2…`: they then lead to the same
   * bytes for ever. Only the name while there is nothing to show.
   */
  pictureStem(name: string): string;
  /** The one file of a picture or document that every client can read; `undefined` while it is not there. */
  addressOf(name: string): string | undefined;
  /** Whether a path of the shop, `/manuals/hammer-drill-de.pdf`, leads to something. */
  leadsToSomething(path: string): boolean;
  /** How large the document of such a path is; `undefined` where that is not known. */
  bytesOf(path: string): number | undefined;
}

export interface ShownMediaSource extends ShownMedia {
  /** Knows all that was announced before the call. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Reads all names once, then those that are announced: a shop of 100,000 pictures keeps some 20 MB of them, and no page asks
 * the database for any.
 */
export async function createShownMedia(options: {
  readonly database: Queryable;
  readonly events: Events;
  readonly onFailure: (error: unknown) => void;
}): Promise<ShownMediaSource> {
  const { database, events, onFailure } = options;
  const shown = new Map<string, Pick<ShownMedium, 'version' | 'title' | 'bytes'>>();

  const take = (rows: readonly ShownMedium[]) => {
    for (const { name, version, title, bytes } of rows) shown.set(name, { version, title, bytes });
  };
  async function refresh(names?: readonly string[]): Promise<void> {
    const rows = await findShownMedia(database, names);
    for (const name of names ?? [...shown.keys()]) shown.delete(name);
    take(rows);
  }
  let last: Promise<void> = Promise.resolve();
  /** One after the other: an older answer never overtakes a newer one. */
  const follow = (names?: readonly string[]) => {
    last = last.then(() => refresh(names)).catch(onFailure);
  };

  const unsubscribe = events.subscribe(
    (event) => {
      if (event.type === 'media-changed') follow(event.names);
    },
    () => follow(),
  );
  take(await findShownMedia(database));

  const get = (name: string) => shown.get(name);
  return {
    get,
    pictureStem(name) {
      const medium = shown.get(name) ?? shown.get(`${name}.svg`);
      return medium === undefined ? name : `${name}.${medium.version}`;
    },
    addressOf(name) {
      const version = shown.get(name)?.version;
      if (version === undefined) return undefined;
      const ending = endingOf(name);
      const file =
        ending === undefined
          ? `${name}.${version}-640.webp`
          : name.replace(/[a-z]+$/, `${version}.${ending}`);
      return `/pictures/${file}`;
    },
    leadsToSomething: (path) => leadsToSomething(shown, path),
    bytesOf: (path) => bytesOf(shown, path),
    caughtUp: () => last,
    async stop() {
      unsubscribe();
      await last;
    },
  };
}
