import { type ComponentType, createContext, createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { useSurroundings } from '../shell.ts';
import { ISLAND_DATA_ID, ISLAND_ELEMENT, islandPrefix, type PageIslands } from './island-data.ts';
import type { IslandName } from './island-name.ts';
import { IslandRoot } from './island-root.tsx';
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

/** The opening tag of an island's element, as React writes it. */
function openingTag(name: IslandName, index: number): string {
  return `<${ISLAND_ELEMENT} data-island="${name}" data-index="${index}">`;
}

/**
 * A part of the page that comes alive in the browser: rendered here as a root of its own, because there it is one, and
 * named with its props at the end of the page. Everything else of the page stays what the server wrote.
 */
export function Island<Props extends object>({
  name,
  of: Component,
  props,
}: {
  readonly name: IslandName;
  /** The same that the browser loads under the name. */
  readonly of: ComponentType<Props>;
  /** Travels as JSON. */
  readonly props: Props;
}) {
  const islands = useIslands();
  const surroundings = useSurroundings();
  const index = islands.length;
  const html = renderToString(
    <IslandRoot surroundings={surroundings}>
      <Component {...props} />
    </IslandRoot>,
    { identifierPrefix: islandPrefix(index) },
  );
  islands.push({ name, props, html });
  return createElement(ISLAND_ELEMENT, { 'data-island': name, 'data-index': index });
}

/** Puts each island into its element. No text of people can look like one: React writes every `<` of it as `&lt;`. */
export function putIslands(page: string, islands: readonly RenderedIsland[]): string {
  return islands.reduce((html, island, index) => {
    const tag = openingTag(island.name, index);
    return html.replace(tag, () => tag + island.html);
  }, page);
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
