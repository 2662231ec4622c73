import { LabelDialog } from '../components/energy-mark/label-dialog.tsx';
import { mountBeside } from '../frame/mount-beside.tsx';
import type { Surroundings } from '../shell.ts';

/** Shows an energy label above the page. */
export async function openLabel(link: HTMLAnchorElement, surroundings: Surroundings): Promise<void> {
  const words = link.dataset.energyLabel ?? '';
  await mountBeside(surroundings, (close) => (
    <LabelDialog picture={link.href} words={words} onClose={close} />
  ));
}
