import { type Aim, formatTable, round } from '../../tests/load/bench-report.ts';
import type { HttpFigures } from './measure-http.ts';
import type { IndexFigures } from './measure-index.ts';
import { parts, type RelevanceFigures } from './measure-relevance.ts';
import type { ScenarioTimes } from './measure-speed.ts';

const WANTED_NDCG = 0.8;
const WANTED_RATIO = 10;
const WANTED_P95_MS = 15;

export function formatRelevance({ queries, rankings }: RelevanceFigures): string {
  const cells = rankings.map(({ name, ndcg, stated, ours }) => [
    name,
    ...parts.map((part) => ndcg[part].toFixed(3)),
    stated === undefined ? '' : stated.toFixed(3),
    ...parts.map((part) => {
      if (ours === undefined) return '';
      const { mean, low, high } = ours[part];
      return `${signed(mean)} (${signed(low)} … ${signed(high)})`;
    }),
  ]);
  const head = ['', ...parts, 'stated', ...parts.map((part) => `ours better, ${part}`)];
  const counts = parts.map((part) => `${queries[part]} ${part}`).join(', ');
  return formatTable(
    `Relevance: NDCG@10 (queries: ${counts}; constants are chosen on the first half; intervals of 95 %)`,
    head,
    cells,
  );
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;

export function relevanceAims({ rankings }: RelevanceFigures): Aim[] {
  const [own, ...references] = rankings;
  const aims: Aim[] = references.flatMap(({ name, ours }): Aim[] =>
    ours === undefined
      ? []
      : [
          {
            name: `better than ${name}, lower end`,
            value: ours.all.low,
            unit: '',
            bound: 'at least',
            aim: 0,
            digits: 3,
          },
        ],
  );
  if (own !== undefined)
    aims.unshift({
      name: 'NDCG@10',
      value: own.ndcg.all,
      unit: '',
      bound: 'at least',
      aim: WANTED_NDCG,
      digits: 3,
    });
  return aims;
}

export function formatSpeed(title: string, scenarios: readonly ScenarioTimes[]): string {
  const cells = scenarios.map(({ scenario, ours, miniSearch }) => [
    scenario,
    ...[ours, miniSearch].flatMap(({ p50, p99, p99Once, worst }) =>
      [p50, p99, p99Once, worst].map((time) => time.toFixed(time < 10 ? 3 : 1)),
    ),
    `${round(miniSearch.p50 / ours.p50)} x`,
    `${round(miniSearch.p99 / ours.p99)} x`,
  ]);
  const own = ['p50 ms', 'p99', 'p99 of single askings', 'worst'];
  const head = ['', ...own, ...own.map((name) => `MiniSearch ${name}`), 'p50 ratio', 'p99 ratio'];
  return formatTable(title, head, cells);
}

export function speedAims(scenarios: readonly ScenarioTimes[]): Aim[] {
  const aims = scenarios.map(({ scenario, aim, ours }): Aim => {
    return { name: `${scenario}, p99`, value: ours.p99, unit: 'ms', bound: 'at most', aim, digits: 3 };
  });
  // The one whose recall is compared as well.
  const [typical] = scenarios;
  if (typical === undefined) return aims;
  const { scenario, ours, miniSearch } = typical;
  const name = `${scenario}, p99 against MiniSearch`;
  return [
    ...aims,
    { name, value: miniSearch.p99 / ours.p99, unit: 'x', bound: 'at least', aim: WANTED_RATIO },
  ];
}

export function formatHttp({
  perSecond,
  seconds,
  p50,
  p95,
  p99,
  worst,
  failures,
  found,
}: HttpFigures): string {
  const asked = perSecond * seconds;
  const row = [
    `${asked} asked, ${found} found something${failures === 0 ? '' : `, ${failures} FAILED`}`,
    ...[p50, p95, p99, worst].map((time) => time.toFixed(1)),
  ];
  const title = `Suggestions over HTTP (${perSecond} a second for ${seconds} s, waiting included)`;
  return formatTable(title, ['', 'p50 ms', 'p95 ms', 'p99 ms', 'worst ms'], [row]);
}

export function httpAims({ p95, failures }: HttpFigures): Aim[] {
  return [
    { name: 'suggestions over HTTP, p95', value: p95, unit: 'ms', bound: 'at most', aim: WANTED_P95_MS },
    { name: 'suggestions that failed', value: failures, unit: '', bound: 'at most', aim: 0 },
  ];
}

export function formatRecall(queries: number, ours: number, miniSearch: number): string {
  const cells = [
    ['Gantry', ours.toFixed(3)],
    ['MiniSearch', miniSearch.toFixed(3)],
  ];
  return formatTable(`Recall@10 of ${queries} mistyped queries`, ['', ''], cells);
}

export const recallAim = (ours: number, miniSearch: number): Aim => ({
  name: 'recall@10 more than MiniSearch’s',
  value: ours - miniSearch,
  unit: '',
  bound: 'at least',
  aim: 0,
  digits: 3,
});

const indexRows = [
  { key: 'buildMs', name: 'index built', unit: 'ms', aim: 3000 },
  { key: 'saveMs', name: 'snapshot written', unit: 'ms', aim: undefined },
  { key: 'loadMs', name: 'snapshot loaded', unit: 'ms', aim: 150 },
  { key: 'snapshotMegabytes', name: 'snapshot on disk', unit: 'MB', aim: undefined },
  { key: 'updateMs', name: 'update of one product, p99', unit: 'ms', aim: 5 },
  { key: 'megabytes', name: 'memory per 50,000 products', unit: 'MB', aim: 60 },
] as const satisfies readonly {
  key: keyof IndexFigures;
  name: string;
  unit: string;
  aim: number | undefined;
}[];

export function formatIndex(figures: IndexFigures): string {
  const cells = indexRows.map(({ key, name, unit }) => [name, `${round(figures[key], 2)} ${unit}`]);
  return formatTable('Index', ['', ''], cells);
}

export function indexAims(figures: IndexFigures): Aim[] {
  return indexRows.flatMap(({ key, name, unit, aim }): Aim[] =>
    aim === undefined ? [] : [{ name, value: figures[key], unit, bound: 'at most', aim }],
  );
}
