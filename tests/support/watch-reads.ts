/**
 * Tells which fields of some data are read, and which are only there. A path is the names down to a field; the entries of
 * a list are one: what is read of any of them is read of all.
 */
export interface ReadWatch {
  /** The same data, looked at: give this to whoever is to be watched. */
  watch<Value>(value: Value): Value;
  /** Fields that were in some of the data and read in none, without those that lie below them. */
  findUnread(): readonly string[];
}

export function createReadWatch(): ReadWatch {
  /** Path -> the one above it; `undefined` for the fields of the data itself. */
  const there = new Map<string, string | undefined>();
  const read = new Set<string | undefined>([undefined]);

  function pathTo(value: object, above: string | undefined, name: string): string {
    if (Array.isArray(value)) return `${above ?? ''}[]`;
    return above === undefined ? name : `${above}.${name}`;
  }

  function note(value: unknown, above: string | undefined): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, below] of Object.entries(value)) {
      const path = pathTo(value, above, name);
      there.set(path, above);
      note(below, path);
    }
  }

  function wrap<Value>(value: Value, above: string | undefined): Value {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get(target, name, receiver) {
        const found: unknown = Reflect.get(target, name, receiver);
        if (typeof name === 'symbol' || !Object.hasOwn(target, name) || typeof found === 'function')
          return found;
        const path = pathTo(target, above, name);
        read.add(path);
        return wrap(found, path);
      },
    });
  }

  return {
    watch(value) {
      note(value, undefined);
      return wrap(value, undefined);
    },
    findUnread: () =>
      [...there].flatMap(([path, above]) => (read.has(above) && !read.has(path) ? [path] : [])).toSorted(),
  };
}
