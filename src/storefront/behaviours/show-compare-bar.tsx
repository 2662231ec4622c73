import { createRoot } from 'react-dom/client';
import { CompareBar } from '../components/compare/compare-bar.tsx';
import { IslandRoot } from '../frame/island-root.tsx';
import type { Surroundings } from '../shell.ts';

/** The bar of what is compared, at the end of the page; its texts have to be here. */
export function showCompareBar(surroundings: Surroundings): void {
  const container = document.body.appendChild(document.createElement('gantry-bar'));
  createRoot(container).render(
    <IslandRoot surroundings={surroundings}>
      <CompareBar />
    </IslandRoot>,
  );
}
