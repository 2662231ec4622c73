import type { Product } from '../../../api/contract/catalogue.ts';

/** Whether there is anything to say of a product's safety: somebody's name, a warning or a hazard. */
export function hasSafety({ manufacturer, warnings, hazard }: Product['safety']): boolean {
  return manufacturer !== undefined || warnings.length > 0 || hazard !== undefined;
}
