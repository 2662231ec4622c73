import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts } from '../i18n/texts.ts';
import type { Surroundings } from '../shell.ts';
import { IslandRoot } from './island-root.tsx';

/**
 * Shows something at the end of the page that the server has not written; `close` takes it away. The texts of every page are
 * fetched first: nothing of the page may be alive yet. Rejects where they cannot be had.
 */
export async function mountBeside(
  surroundings: Surroundings,
  build: (close: () => void) => ReactNode,
  tag: 'div' | 'gantry-bar' = 'div',
): Promise<void> {
  await loadTexts(surroundings.locale, ['pages']);
  const container = document.body.appendChild(document.createElement(tag));
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
  };
  root.render(<IslandRoot surroundings={surroundings}>{build(close)}</IslandRoot>);
}
