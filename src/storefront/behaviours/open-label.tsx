import { createRoot } from 'react-dom/client';
import { LabelDialog } from '../components/energy-mark/label-dialog.tsx';
import { IslandRoot } from '../frame/island-root.tsx';
import type { Surroundings } from '../shell.ts';

/** Shows an energy label above the page. */
export function openLabel(link: HTMLAnchorElement, surroundings: Surroundings): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
  };
  root.render(
    <IslandRoot surroundings={surroundings}>
      <LabelDialog picture={link.href} words={link.dataset.energyLabel ?? ''} onClose={close} />
    </IslandRoot>,
  );
}
