/** Papers of a product beside its manual (rule P-06). */
export const documentKinds = ['dataSheet', 'conformity', 'safetyDataSheet'] as const;

/** Marks of mixtures that are dangerous (EC 1272/2008, annexes I and V; rule D-13). */
export const hazardPictograms = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const;
export type HazardPictogram = (typeof hazardPictograms)[number];

export const signalWords = ['danger', 'warning'] as const;

/** How good second-hand goods are, the best first (rule P-16). */
export const conditionGrades = ['a', 'b', 'c'] as const;
export type ConditionGrade = (typeof conditionGrades)[number];
