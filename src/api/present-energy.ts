import type { EnergyRating } from '../commerce/goods/catalogue/energy-rating.ts';
import type { ShownFiles } from './engine.ts';

/** A file of somebody else's is theirs to have; one of the shop's own is told of once it is there. */
export const isThere = (address: string, media: Pick<ShownFiles, 'leadsToSomething'>): boolean =>
  !address.startsWith('/') || media.leadsToSomething(address);

/** A product or its card; the energy label is left out until all of its files are there (rule P-07). */
export function presentEnergy<Value extends { readonly energyRating?: EnergyRating }>(
  value: Value,
  media: Pick<ShownFiles, 'leadsToSomething'>,
): Value {
  const { energyRating, ...rest } = value;
  if (energyRating === undefined) return value;
  const { labelUrl, ficheUrl, label } = energyRating;
  const isWhole = [labelUrl, ficheUrl, label.iconUrl].every((address) => isThere(address, media));
  return isWhole ? value : (rest as Value);
}
