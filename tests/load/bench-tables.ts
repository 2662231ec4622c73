import { type CommerceFigures, SESSIONS } from './bench-commerce.ts';
import { type Interaction, SLOWDOWN } from './bench-interactions.ts';
import { type LiveFigures, SOCKETS } from './bench-live.ts';
import type { PageName } from './bench-pages.ts';
import { type Aim, formatTable, round } from './bench-report.ts';
import { PAGE_AIMS, type PageWeight } from './page-weight.ts';
import type { Memory } from './process-figures.ts';

/** What a run of the bench says: tables at once, aims at its end, figures to a file. */
export interface Report {
  readonly say: (text: string) => void;
  readonly aims: Aim[];
  readonly figures: Record<string, unknown>;
}

export function showCommerce(
  { say, aims, figures }: Report,
  { cartChanges, checkouts, bigCart, bigCartLines }: CommerceFigures,
  database: string | undefined,
) {
  const named = [
    [`cart changes, ${SESSIONS} sessions`, cartChanges],
    [`whole checkouts, ${SESSIONS} sessions`, checkouts],
    [`a quantity in a cart of ${bigCartLines} lines`, bigCart],
  ] as const;
  const cells = named.map(([name, { perSecond, p50, p95, p99, cpu, failures }]) => [
    name,
    ...[perSecond, p50, p95, p99].map((figure) => String(round(figure, 1))),
    cpu === undefined ? '' : String(round(cpu, 2)),
    failures === 0 ? '' : `${failures} FAILED`,
  ]);
  const head = ['', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'cpu ms', ''];
  say(
    formatTable(
      `Commerce on ${database === undefined ? 'the embedded database' : 'a PostgreSQL server'}`,
      head,
      cells,
    ),
  );
  figures.commerce = { cartChanges, checkouts, bigCart, bigCartLines };
  const a = { unit: 'a second', bound: 'at least' } as const;
  aims.push({ name: 'cart changes', value: cartChanges.perSecond, aim: 800, ...a });
  aims.push({ name: 'whole checkouts', value: checkouts.perSecond, aim: 100, ...a });
  aims.push({
    name: 'change of the big cart, p95',
    value: bigCart.p95,
    unit: 'ms',
    bound: 'at most',
    aim: 50,
  });
}

export function showLive({ say, aims, figures }: Report, { changes, p50, p95, p99, worst }: LiveFigures) {
  const cells = [[String(changes), ...[p50, p95, p99, worst].map((figure) => String(round(figure, 1)))]];
  const title = `Changes of carts that are followed, ${SOCKETS} connections open, until all ten of a cart have heard`;
  say(formatTable(title, ['changes', 'p50 ms', 'p95 ms', 'p99 ms', 'worst ms'], cells));
  figures.live = { changes, p50, p95, p99, worst };
  aims.push({ name: 'change of a followed cart, p95', value: p95, unit: 'ms', bound: 'at most', aim: 1000 });
}

export function showWeights({ say, aims, figures }: Report, weights: ReadonlyMap<PageName, PageWeight>) {
  const cells = [...weights].flatMap(([page, weight]) =>
    Object.entries(weight.parts).map(([part, { files, raw, gzip, br }]) => [
      `${page} ${part}`,
      String(files),
      ...[raw, gzip, br].map((bytes) => (bytes / 1000).toFixed(1)),
    ]),
  );
  say(formatTable('Weight of pages in kB', ['', 'files', 'raw', 'gzip', 'brotli'], cells));
  figures.weight = Object.fromEntries(weights);
  for (const [page, { elements, parts }] of weights) {
    const aim = PAGE_AIMS[page];
    aims.push({
      ...{ name: `${page}, elements`, value: elements, unit: '', digits: 0 },
      ...{ bound: 'at most', aim: aim.elements },
    });
    aims.push({
      name: `${page} JavaScript`,
      value: parts.js.gzip / 1000,
      unit: 'kB gzip',
      bound: 'at most',
      aim: aim.scriptKilobytes,
    });
  }
}

export function showMemory(
  { say, aims, figures }: Report,
  memory: Readonly<Record<string, Memory | undefined>>,
) {
  const cells = Object.entries(memory).map(([moment, sum]) => [
    moment,
    ...(sum === undefined
      ? ['unknown on this system']
      : [
          String(sum.processes),
          ...[sum.own, sum.pss - sum.own, sum.pss, sum.rss].map((kilobytes) => (kilobytes / 1024).toFixed(0)),
        ]),
  ]);
  const head = ['', 'processes', 'shop', 'database', 'together (PSS)', 'RSS'];
  say(formatTable('Memory in MB', head, cells));
  figures.memory = memory;
  for (const [moment, sum] of Object.entries(memory)) {
    if (sum === undefined) continue;
    aims.push({
      name: `memory ${moment} (PSS)`,
      value: sum.pss / 1024,
      unit: 'MB',
      bound: 'at most',
      aim: 400,
    });
  }
}

export function showInteractions({ say, aims, figures }: Report, interactions: readonly Interaction[]) {
  const cells = interactions.map(({ name, latency }) => [name, String(latency)]);
  say(
    formatTable(`Until a page shows that it has heard, ${SLOWDOWN} times slowed down, ms`, ['', ''], cells),
  );
  figures.interactions = interactions;
  aims.push({
    name: 'longest interaction',
    value: Math.max(...interactions.map(({ latency }) => latency)),
    unit: 'ms',
    bound: 'at most',
    aim: 150,
    digits: 0,
  });
}
