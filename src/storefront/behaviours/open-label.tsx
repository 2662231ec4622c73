import { createRoot } from 'react-dom/client';
import { IslandRoot } from '../frame/island-root.tsx';
import type { Surroundings } from '../shell.ts';

/** Shows an energy label above the page; where its code cannot be had, the link leads to it. */
export async function openLabel(link: HTMLAnchorElement, surroundings: Surroundings): Promise<void> {
  const words = link.dataset.energyLabel ?? '';
  try {
    const { LabelDialog } = await import('../components/energy-mark/label-dialog.tsx');
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const close = () => {
      root.unmount();
      container.remove();
    };
    root.render(
      <IslandRoot surroundings={surroundings}>
        <LabelDialog picture={link.href} words={words} onClose={close} />
      </IslandRoot>,
    );
  } catch {
    window.location.assign(link.href);
  }
}
