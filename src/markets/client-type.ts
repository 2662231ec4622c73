/** Who buys: a private person or a company (spec §3, §6). Stored lower-case on a customer. */
export const clientTypes = ['PRIVATE', 'COMPANY'] as const;

export type ClientType = (typeof clientTypes)[number];
