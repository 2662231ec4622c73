import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { LocaleProvider } from '../i18n/use-text.ts';
import { type Shell, ShellProvider, SurroundingsProvider, surroundingsOf } from '../shell.ts';

/** What every part of a page has around it on the server. */
export function PageRoot({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  return (
    <LocaleProvider value={shell.locale}>
      <SurroundingsProvider value={surroundingsOf(shell)}>
        <ShellProvider value={shell}>{children}</ShellProvider>
      </SurroundingsProvider>
    </LocaleProvider>
  );
}

/** What an entry takes beside its characters: its key and its place in the order. */
const OF_AN_ENTRY = 100;

function digest(text: string): string {
  return hash('sha1', text, 'base64');
}

/**
 * HTML of parts that are written again and again: header, footer, cards. A part is found by everything it is made of, so that
 * none is ever out of date; those not shown for longest make room (decision 0035).
 */
export class KeptHtml {
  readonly #html: LRUCache<string, string>;
  readonly #numbers = new Map<object, number>();
  readonly #trees = new WeakMap<object, string>();

  /** @param limit characters of all of it together */
  constructor(limit: number) {
    this.#html = new LRUCache({ maxSize: limit, sizeCalculation: (html) => html.length + OF_AN_ENTRY });
  }

  /** The parts of one page, around which `shell` stands. */
  openPage(shell: Shell): KeptParts {
    const around = this.#digestShell(shell);
    const placed: string[] = [];
    return {
      shell,
      placed,
      keep: (Component, props, write) => {
        const key = digest(`${around}${this.#numberOf(Component)} ${JSON.stringify(props)}`);
        const known = this.#html.get(key);
        if (known !== undefined) return known;
        // As one piece: React leaves thousands, which every page would put together again.
        const html = Buffer.from(write()).toString();
        this.#html.set(key, html);
        return html;
      },
    };
  }

  /** The tree is by far the largest part of a shell, and the same object until the catalogue changes. */
  #digestShell({ categoryTree, ...rest }: Shell): string {
    const ofTree = this.#trees.get(categoryTree) ?? digest(JSON.stringify(categoryTree));
    this.#trees.set(categoryTree, ofTree);
    return digest(`${ofTree}${JSON.stringify(rest)}`);
  }

  /** Components are told apart by what they are: two may have one name. */
  #numberOf(Component: object): number {
    const known = this.#numbers.get(Component);
    if (known !== undefined) return known;
    this.#numbers.set(Component, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/** What is kept of the parts of one page. */
export interface KeptParts {
  readonly shell: Shell;
  /** What the page has placed so far, in its order. */
  readonly placed: string[];
  /** HTML of a component as it was written for the same before, or as it is written now. */
  keep(of: object, props: object, write: () => string): string;
}

const KeptPartsContext = createContext<KeptParts | undefined>(undefined);

/** Where there is none, every part is written anew. */
export const KeptPartsProvider = KeptPartsContext.Provider;

export function useKeptParts(): KeptParts | undefined {
  return useContext(KeptPartsContext);
}

/** Stands for a part until the page is written: replaced as a whole, so that it may stand wherever its part may. */
const PLACE = 'gantry-part';

interface KeptPartProps<Props extends object> {
  readonly of: ComponentType<Props>;
  /** All that it shows, beside what is the shell's; told apart as JSON. */
  readonly props: Props;
}

/** A part of a page that looks the same whenever it is given the same: no island is in it, and no name made by `useId`. */
export function KeptPart<Props extends object>({ of: Component, props }: KeptPartProps<Props>) {
  const parts = useKeptParts();
  if (parts === undefined) return <Component {...props} />;
  const html = parts.keep(Component, props, () =>
    renderToString(
      <PageRoot shell={parts.shell}>
        <Component {...props} />
      </PageRoot>,
    ),
  );
  return createElement(PLACE, { 'data-index': parts.placed.push(html) - 1 });
}

/** What a place begins with, and how it goes on. */
const PLACE_START = '<gantry-';
const PLACE_SHAPE = /part data-index="(\d+)"><\/gantry-part>|island data-island="\w+" data-index="(\d+)">/y;

/**
 * Puts each part in its place, and begins each island's element with its HTML. No text of people can look like a place: React
 * writes every `<` of it as `&lt;`.
 */
export function putParts(
  page: string,
  placed: readonly string[],
  islands: readonly { readonly html: string }[],
): string {
  let whole = '';
  let done = 0;
  for (let at = page.indexOf(PLACE_START); at >= 0; at = page.indexOf(PLACE_START, at + 1)) {
    PLACE_SHAPE.lastIndex = at + PLACE_START.length;
    const [found, part, island] = PLACE_SHAPE.exec(page) ?? [];
    if (found === undefined) continue;
    const end = at + PLACE_START.length + found.length;
    whole +=
      part === undefined
        ? page.slice(done, end) + (islands[Number(island)]?.html ?? '')
        : page.slice(done, at) + (placed[Number(part)] ?? '');
    done = end;
  }
  return whole + page.slice(done);
}
