import type { ShownLine } from '../../cart/shown-cart.ts';
import { toShownEnergy } from '../../shown-energy.ts';
import { EnergyMark } from '../energy-mark/energy-mark.tsx';
import { UnitPrice } from '../unit-price/unit-price.tsx';

/** What the law wants beside the price of a line: what a unit costs, and the energy arrow with its sheet (rules P-16, D-06). */
export function LineFacts({ line }: { line: Pick<ShownLine, 'energyRating' | 'unitPrice'> }) {
  return (
    <>
      <UnitPrice of={line.unitPrice} />
      <EnergyMark of={toShownEnergy(line.energyRating).energy} context="card" />
    </>
  );
}
