import type { SourceFile } from '../support/source-tree.ts';

/** One import that leaves the room it stands in. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly target: string;
}

type RoomOf = (path: string) => string | undefined;

/** Every import, of types too, from one room into another; what stands in no room is passed over. */
export function findArrows(files: readonly Pick<SourceFile, 'path' | 'imports'>[], roomOf: RoomOf): Arrow[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ target }) => {
      const from = roomOf(path);
      const to = target === undefined ? undefined : roomOf(target);
      return from === undefined || to === undefined || from === to || target === undefined
        ? []
        : [{ from, to, file: path, target }];
    }),
  );
}

/** Arrows that a table does not allow, and rows of the table that no arrow needs. */
export function compareArrows(
  arrows: readonly Arrow[],
  allowed: Readonly<Record<string, readonly string[]>>,
): { readonly forbidden: readonly string[]; readonly unused: readonly string[] } {
  const used = new Set(arrows.map(({ from, to }) => `${from} -> ${to}`));
  const rows = Object.entries(allowed).flatMap(([from, targets]) => targets.map((to) => `${from} -> ${to}`));
  return {
    forbidden: arrows
      .filter(({ from, to }) => !allowed[from]?.includes(to))
      .map(({ file, target }) => `${file} -> ${target}`),
    unused: rows.filter((row) => !used.has(row)),
  };
}

/** Each circle that arrows lead back in, as the rooms on its way. */
export function findCycles(arrows: readonly Pick<Arrow, 'from' | 'to'>[]): string[] {
  const targets = Map.groupBy(arrows, ({ from }) => from);
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const walk = (room: string, trail: readonly string[]): void => {
    if (state.get(room) === 'done') return;
    if (state.get(room) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(room)), room].join(' -> '));
      return;
    }
    state.set(room, 'open');
    for (const { to } of targets.get(room) ?? []) walk(to, [...trail, room]);
    state.set(room, 'done');
  };
  for (const room of targets.keys()) walk(room, []);
  return cycles;
}

/** All files that some of them lead to by their imports, types included, these themselves too. */
export function findReached(
  files: readonly Pick<SourceFile, 'path' | 'imports'>[],
  roots: readonly string[],
): ReadonlySet<string> {
  const targets = new Map(
    files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
  );
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(targets.get(path) ?? []));
  }
  return reached;
}

/** `src/api/handlers/cart.ts` -> `api`. */
export function partOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

/** A floor of commerce: `src/commerce/rules/tax/tax.ts` -> `rules`; nothing for what lies beside the floors. */
export function floorOf(path: string): string | undefined {
  return /^src\/commerce\/([^/]+)\//.exec(path)?.[1];
}

/** A concept of commerce: `src/commerce/rules/tax/tax.ts` -> `rules/tax`. */
export function commerceConceptOf(path: string): string | undefined {
  return /^src\/commerce\/([^/]+\/[^/]+)\//.exec(path)?.[1];
}

/** A concept of any part: its folder (on its floor, in commerce), or a file that lies beside the folders. */
export function conceptOf(path: string): string | undefined {
  const concept = commerceConceptOf(path);
  return concept === undefined ? /^src\/([^/]+\/[^/]+)(?:\/|$)/.exec(path)?.[1] : `commerce/${concept}`;
}
