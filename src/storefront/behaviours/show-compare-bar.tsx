import { CompareBar } from '../components/compare/compare-bar.tsx';
import { mountBeside } from '../frame/mount-beside.tsx';
import type { Surroundings } from '../shell.ts';

/** The bar of what is compared, at the end of the page; its texts have to be here. */
export function showCompareBar(surroundings: Surroundings): void {
  mountBeside(surroundings, () => <CompareBar />, 'gantry-bar');
}
