/** A path in a JSON value: the keys that lead to a value in it. */
export type InputPath = readonly (string | number)[];

/** The path of every value, of those inside another too. */
export function findPaths(value: unknown, path: InputPath = []): InputPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const inside = [...path, Array.isArray(value) ? Number(key) : key];
    return [inside, ...findPaths(inner, inside)];
  });
}

export function readPath(value: unknown, path: InputPath): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

/** A copy with something else at a path; `undefined` leaves it out. */
export function withAt(value: unknown, path: InputPath, replacement: unknown): unknown {
  const copy = structuredClone(value);
  const parent = readPath(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (replacement === undefined) delete parent[last];
  // A name like `__proto__` is to be a field of the body, not what the copy is made of.
  else Object.defineProperty(parent, last, { value: replacement, enumerable: true, configurable: true });
  return copy;
}
