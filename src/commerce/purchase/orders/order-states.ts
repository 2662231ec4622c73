import type { StateTable } from '../../state-table.ts';

/** Whose hand moves a state: a person of the shop, or the shop itself when something has happened. */
export type Actor = 'operator' | 'system';

/** Who may take each way of a table; the compiler asks for every way and knows no other. */
type WhoMoves<Table extends StateTable<string>> = {
  readonly [From in keyof Table['next']]: {
    readonly [To in Table['next'][From][number]]: readonly [Actor, ...Actor[]];
  };
};

/** Where an order stands (rule X-05). */
export const orderStates = {
  start: ['Open'],
  next: {
    Open: ['Confirmed', 'Cancelled'],
    Confirmed: ['Complete', 'Cancelled'],
    Complete: [],
    Cancelled: [],
  },
} as const satisfies StateTable<string>;

/** The shop confirms when all money has come in, and completes when goods and money have arrived. */
export const whoMovesOrders: WhoMoves<typeof orderStates> = {
  Open: { Confirmed: ['operator', 'system'], Cancelled: ['operator'] },
  Confirmed: { Complete: ['operator', 'system'], Cancelled: ['operator'] },
  Complete: {},
  Cancelled: {},
};

/** Where its goods are (rule X-05). */
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

export const whoMovesShipments: WhoMoves<typeof shipmentStates> = {
  Pending: { Ready: ['operator'], Backorder: ['operator'] },
  Backorder: { Ready: ['operator'] },
  Ready: { Shipped: ['operator'], Backorder: ['operator'] },
  Shipped: { Delivered: ['operator'] },
  Delivered: {},
};

/** Where its money is (rule X-05): a transfer is awaited, a card has paid. */
export const orderPaymentStates = {
  start: ['Pending', 'Paid'],
  next: {
    Pending: ['BalanceDue', 'Paid', 'Failed'],
    BalanceDue: ['Paid', 'Failed', 'CreditOwed'],
    Paid: ['CreditOwed'],
    CreditOwed: ['Paid'],
    Failed: ['Pending', 'BalanceDue', 'Paid', 'CreditOwed'],
  },
} as const satisfies StateTable<string>;

/** Amounts decide, so the shop moves it when money is recorded, owed or paid back; a person may give a payment up, and think again. */
export const whoMovesPayments: WhoMoves<typeof orderPaymentStates> = {
  Pending: { BalanceDue: ['system'], Paid: ['system'], Failed: ['operator', 'system'] },
  BalanceDue: { Paid: ['system'], Failed: ['operator'], CreditOwed: ['system'] },
  Paid: { CreditOwed: ['system'] },
  CreditOwed: { Paid: ['system'] },
  Failed: { Pending: ['operator'], BalanceDue: ['system'], Paid: ['system'], CreditOwed: ['system'] },
};

export type OrderState = keyof typeof orderStates.next;
export type ShipmentState = keyof typeof shipmentStates.next;
export type OrderPaymentState = keyof typeof orderPaymentStates.next;

/** The three of one order. */
export interface OrderStates {
  readonly orderState: OrderState;
  readonly shipmentState: ShipmentState;
  readonly paymentState: OrderPaymentState;
}

interface StateRule {
  /** English, for the operator. */
  readonly says: string;
  readonly isBroken: (states: OrderStates, isPaidOnDelivery: boolean) => boolean;
}

const left = (states: OrderStates) =>
  states.shipmentState === 'Shipped' || states.shipmentState === 'Delivered';

const isPaid = (states: OrderStates) =>
  states.paymentState === 'Paid' || states.paymentState === 'CreditOwed';

/** Which states an order cannot have together. */
export const stateRules: readonly StateRule[] = [
  {
    says: 'A cancelled order has not left the warehouse',
    isBroken: (states) => states.orderState === 'Cancelled' && left(states),
  },
  {
    says: 'What leaves the warehouse was confirmed',
    isBroken: (states) => states.orderState === 'Open' && left(states),
  },
  {
    says: 'What leaves the warehouse is paid, unless it is paid on delivery',
    isBroken: (states, isPaidOnDelivery) => left(states) && !isPaid(states) && !isPaidOnDelivery,
  },
  {
    says: 'A complete order is delivered and paid',
    isBroken: (states) =>
      states.orderState === 'Complete' && !(states.shipmentState === 'Delivered' && isPaid(states)),
  },
];

/** The rule that an order with these states would break. */
export function findBrokenRule(states: OrderStates, isPaidOnDelivery: boolean): string | undefined {
  return stateRules.find((rule) => rule.isBroken(states, isPaidOnDelivery))?.says;
}
