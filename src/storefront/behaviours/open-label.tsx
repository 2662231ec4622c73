import { LabelDialog } from '../components/energy-mark/label-dialog.tsx';
import { mountBeside } from '../frame/mount-beside.tsx';
import type { Surroundings } from '../shell.ts';

/** Shows an energy label above the page. */
export function openLabel(link: HTMLAnchorElement, surroundings: Surroundings): void {
  const words = link.dataset.energyLabel ?? '';
  mountBeside(surroundings, (close) => <LabelDialog picture={link.href} words={words} onClose={close} />);
}
