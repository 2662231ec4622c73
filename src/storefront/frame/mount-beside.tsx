import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Surroundings } from '../shell.ts';
import { IslandRoot } from './island-root.tsx';

/** Shows something at the end of the page that the server has not written; `close` takes it away. */
export function mountBeside(
  surroundings: Surroundings,
  build: (close: () => void) => ReactNode,
  tag: 'div' | 'gantry-bar' = 'div',
): void {
  const container = document.body.appendChild(document.createElement(tag));
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
  };
  root.render(<IslandRoot surroundings={surroundings}>{build(close)}</IslandRoot>);
}
