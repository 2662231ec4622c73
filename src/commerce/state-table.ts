/** A state machine as data: each state, and where it can go from there. */
export interface StateTable<State extends string> {
  readonly start: readonly State[];
  readonly next: Readonly<Record<State, readonly State[]>>;
}

/** Every state that can be reached from a start. */
export function findReachableStates(table: StateTable<string>): ReadonlySet<string> {
  const reached = new Set<string>(table.start);
  // A set hands out what is added while it is walked.
  for (const state of reached) {
    for (const next of table.next[state] ?? []) reached.add(next);
  }
  return reached;
}

export function canBecome<State extends string>(table: StateTable<State>, from: State, to: State): boolean {
  return table.next[from].includes(to);
}
