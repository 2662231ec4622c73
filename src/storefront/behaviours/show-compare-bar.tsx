import { CompareBar } from '../components/compare/compare-bar.tsx';
import { mountBeside } from '../frame/mount-beside.tsx';
import type { Surroundings } from '../shell.ts';

/** The bar of what is compared, at the end of the page; its own texts have to be here. */
export async function showCompareBar(surroundings: Surroundings): Promise<void> {
  await mountBeside(surroundings, () => <CompareBar />, 'gantry-bar');
}
