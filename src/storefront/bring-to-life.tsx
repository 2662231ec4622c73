import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { forgetReloads, reloadFor } from './behaviours/missing-script.ts';
import { showFailure } from './behaviours/show-failure.ts';
import { ISLAND_ELEMENT, islandPrefix, type PageIslands } from './frame/island-data.ts';
import { IslandRoot } from './frame/island-root.tsx';
import { loadTexts } from './i18n/texts.ts';
import { isIsland, islandRow } from './islands.ts';

function Alive({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** Brings one part of the page to life: its code and its texts have to be here before React compares the two. */
async function hydrate(element: HTMLElement, { surroundings, islands }: PageIslands): Promise<void> {
  const index = Number(element.dataset.index);
  const island = islands[index];
  if (island === undefined || !isIsland(island.name)) throw new Error(`unknown island ${index}`);
  const { load, texts = [] } = islandRow(island.name);
  const parts = Promise.all([load(), loadTexts(surroundings.locale, ['pages', ...texts])]);
  // A component that fails is a bug and reported as such; a file that does not come is an old page.
  const [Part] = (await parts.catch(() => undefined)) ?? [];
  if (Part === undefined) {
    if (reloadFor(island.name) === 'given up') await showFailure(surroundings).catch(() => undefined);
    return;
  }
  forgetReloads(island.name);
  // The table holds each part with what it is given; the compiler cannot follow that through its name.
  const Component = Part as ComponentType<object>;
  hydrateRoot(
    element,
    <StrictMode>
      <Alive onAlive={() => element.setAttribute('data-alive', '')}>
        <IslandRoot surroundings={surroundings}>
          <Component {...island.props} />
        </IslandRoot>
      </Alive>
    </StrictMode>,
    { identifierPrefix: islandPrefix(index) },
  );
}

const started = new WeakSet<Element>();

/** Every part of the page that is not alive yet. */
export function bringToLife(data: PageIslands): void {
  for (const element of document.querySelectorAll<HTMLElement>(ISLAND_ELEMENT)) {
    if (started.has(element)) continue;
    started.add(element);
    void hydrate(element, data);
  }
}
