/** Who buys: a private person or a company (rule C-02). Stored lower-case on a customer. */
export const clientTypes = ['PRIVATE', 'COMPANY'] as const;

export type ClientType = (typeof clientTypes)[number];
