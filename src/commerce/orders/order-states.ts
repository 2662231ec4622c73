/** A state machine as data: each state, and where it can go from there. */
export interface StateTable<State extends string> {
  readonly start: readonly State[];
  readonly next: Readonly<Record<State, readonly State[]>>;
}

/** Where an order stands (interpretation 12). */
export const orderStates = {
  start: ['Open'],
  next: {
    Open: ['Confirmed', 'Cancelled'],
    Confirmed: ['Complete', 'Cancelled'],
    Complete: [],
    Cancelled: [],
  },
} as const satisfies StateTable<string>;

/** Where its goods are (interpretation 12). */
export const shipmentStates = {
  start: ['Pending'],
  next: {
    Pending: ['Ready', 'Backorder'],
    Backorder: ['Ready'],
    Ready: ['Shipped', 'Backorder'],
    Shipped: ['Delivered'],
    Delivered: [],
  },
} as const satisfies StateTable<string>;

/** Where its money is (interpretation 12): a transfer is awaited, a card has paid. */
export const orderPaymentStates = {
  start: ['Pending', 'Paid'],
  next: {
    Pending: ['BalanceDue', 'Paid', 'Failed'],
    BalanceDue: ['Paid', 'Failed'],
    Paid: ['CreditOwed'],
    CreditOwed: ['Paid'],
    Failed: ['Pending'],
  },
} as const satisfies StateTable<string>;

export type OrderState = keyof typeof orderStates.next;
export type ShipmentState = keyof typeof shipmentStates.next;
export type OrderPaymentState = keyof typeof orderPaymentStates.next;

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
