/** A place in a JSON value: the keys that lead there. */
export type Place = readonly (string | number)[];

/** Every place that holds something, the places inside it included. */
export function findPlaces(value: unknown, path: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return [place, ...findPlaces(inner, place)];
  });
}

export function readPlace(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

/** A copy with something else at a place; `undefined` leaves it out. */
export function withAt(value: unknown, place: Place, replacement: unknown): unknown {
  const copy = structuredClone(value);
  const parent = readPlace(copy, place.slice(0, -1)) as Record<string | number, unknown>;
  const last = place.at(-1) ?? '';
  if (replacement === undefined) delete parent[last];
  // A name like `__proto__` is to be a field of the body, not what the copy is made of.
  else Object.defineProperty(parent, last, { value: replacement, enumerable: true, configurable: true });
  return copy;
}
