import { type ComponentType, createContext, createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { useSurroundings } from '../shell.ts';
import { ISLAND_DATA_ID, ISLAND_ELEMENT, islandPrefix, type PageIslands } from './island-data.ts';
import type { IslandName } from './island-name.ts';
import { IslandRoot } from './island-root.tsx';
import { useKeptParts } from './kept-parts.tsx';
import { writeJson } from './write-json.ts';

export interface RenderedIsland {
  readonly name: IslandName;
  readonly props: object;
  readonly html: string;
}

const IslandsContext = createContext<RenderedIsland[] | undefined>(undefined);

/** Collects the islands of the page below it, in their order. */
export const IslandsProvider = IslandsContext.Provider;

function useIslands(): RenderedIsland[] {
  const islands = useContext(IslandsContext);
  if (islands === undefined) throw new Error('there is no page around this island');
  return islands;
}

/**
 * A part of the page that comes alive in the browser: rendered here as a root of its own, because there it is one, and
 * named with its props at the end of the page. Everything else of the page stays what the server wrote.
 */
export function Island<Props extends object>({
  name,
  of: Component,
  props,
  isKept = false,
}: {
  readonly name: IslandName;
  /** The same that the browser loads under the name. */
  readonly of: ComponentType<Props>;
  /** Travels as JSON. */
  readonly props: Props;
  /** Stands on many pages with the same props: what it was rendered to is kept (kept-parts.tsx). */
  readonly isKept?: boolean;
}) {
  const parts = useKeptParts();
  const islands = useIslands();
  const surroundings = useSurroundings();
  const index = islands.length;
  const write = () =>
    renderToString(
      <IslandRoot surroundings={surroundings}>
        <Component {...props} />
      </IslandRoot>,
      { identifierPrefix: islandPrefix(index) },
    );
  const html = isKept && parts !== undefined ? parts.keep(Component, { index, props }, write) : write();
  islands.push({ name, props, html });
  return createElement(ISLAND_ELEMENT, { 'data-island': name, 'data-index': index });
}

/** Stands behind all islands: what the browser needs to bring them to life. No script: nothing of it is ever run. */
export function IslandData() {
  const islands = useIslands().map(({ name, props }) => ({ name, props }));
  const data: PageIslands = { surroundings: useSurroundings(), islands };
  return (
    <script type="application/json" id={ISLAND_DATA_ID}>
      {writeJson(data)}
    </script>
  );
}
