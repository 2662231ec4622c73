/** Most characters of what somebody writes who withdraws from a contract (rule D-03). */
export const WITHDRAWAL_TEXT_MAXIMUM = { name: 160, orderNumber: 40, goods: 2000, reason: 2000 } as const;

/** A withdrawal's own number: `WD` and eight digits or more. */
export const WITHDRAWAL_NUMBER = /^WD\d{8,}$/;
