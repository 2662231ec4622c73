/** What goods are sold by: of each unit, the one that prices are compared by, and how many of it make one of that. */
export const contentUnits = {
  ml: { per: 'l', times: 1000 },
  cl: { per: 'l', times: 100 },
  l: { per: 'l', times: 1 },
  g: { per: 'kg', times: 1000 },
  kg: { per: 'kg', times: 1 },
  mm: { per: 'm', times: 1000 },
  cm: { per: 'm', times: 100 },
  m: { per: 'm', times: 1 },
  cm2: { per: 'm2', times: 10_000 },
  m2: { per: 'm2', times: 1 },
} as const;

export type ContentUnit = keyof typeof contentUnits;
export type ReferenceUnit = (typeof contentUnits)[ContentUnit]['per'];

export const contentUnitNames = Object.keys(contentUnits) as [ContentUnit, ...ContentUnit[]];
export const referenceUnits = ['l', 'kg', 'm', 'm2'] as const satisfies readonly ReferenceUnit[];

/** How much is in a product, without its packaging; the amount in thousandths at most. */
export interface Content {
  readonly amount: number;
  readonly unit: ContentUnit;
}
