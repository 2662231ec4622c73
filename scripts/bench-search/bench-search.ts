/** `npm run bench:search`: how well and how fast products are found, beside BM25 and MiniSearch in the same run. */

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Aim, formatAims } from '../../tests/load/bench-report.ts';
import { startEngine } from './engine-process.ts';
import { type JudgedCatalogue, readJudgedCatalogue } from './judged-catalogue.ts';
import { readJudgedInput } from './judged-input.ts';
import { makeCatalogue } from './made-catalogue.ts';
import { measureHttp } from './measure-http.ts';
import { measureIndex } from './measure-index.ts';
import { measureRelevance } from './measure-relevance.ts';
import { ASKED, measureRecall, type ScenarioTimes, timeScenario } from './measure-speed.ts';
import { buildOwnEngine, createOwnRun } from './own-engine.ts';
import * as report from './report.ts';
import { createScenarios } from './speed-queries.ts';

const names = ['relevance', 'speed', 'http'] as const;
const SEED = 5;
const RECALL_QUERIES = 1000;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    http: { type: 'boolean', default: false },
    queries: { type: 'string', default: '1000' },
    products: { type: 'string', default: '50000' },
    json: { type: 'string' },
  },
});

const say = (text: string) => process.stdout.write(`${text}\n`);
const aims: Aim[] = [];
const figures: Record<string, unknown> = {};

function isAsked(name: (typeof names)[number]): boolean {
  if (options.only !== undefined) return options.only.includes(name);
  return name !== 'http' || options.http;
}

function readCount(name: 'queries' | 'products'): number {
  const count = Number(options[name]);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} takes a whole number of at least 1`);
  return count;
}

async function showRelevance(catalogue: JudgedCatalogue): Promise<void> {
  const run = createOwnRun(await buildOwnEngine(await readJudgedInput(catalogue.path)));
  const relevance = await measureRelevance(catalogue, run);
  say(report.formatRelevance(relevance));
  aims.push(...report.relevanceAims(relevance));
  figures.relevance = relevance;
}

async function showSpeed(judged: JudgedCatalogue | undefined): Promise<void> {
  const [queries, size] = [readCount('queries'), readCount('products')];
  const catalogue = makeCatalogue(size, SEED, judged?.products);
  const source = catalogue.isFromRealTitles ? 'varied from real titles' : 'of made words';
  say(`\nSpeed is measured on ${size} products ${source}. MiniSearch counts no facets, and is let off that.`);
  const index = await measureIndex(catalogue);
  say(report.formatIndex(index));
  const ours = await startEngine({ engine: 'own', size, seed: SEED });
  const miniSearch = await startEngine({ engine: 'minisearch', size, seed: SEED });
  const scenarios: ScenarioTimes[] = [];
  for (const scenario of createScenarios(catalogue, SEED)) {
    scenarios.push(await timeScenario(scenario, queries, ours.run, miniSearch.run));
  }
  const asked = `${queries} of each kind, the same ones for both, in turns; each takes the median of ${ASKED} times`;
  say(report.formatSpeed(`Queries (${asked})`, scenarios));
  const runs = [ours.run, miniSearch.run];
  const [recall = 0, theirs = 0] = await measureRecall(catalogue, RECALL_QUERIES, SEED, runs);
  ours.stop();
  miniSearch.stop();
  say(report.formatRecall(RECALL_QUERIES, recall, theirs));
  aims.push(...report.speedAims(scenarios), ...report.indexAims(index), report.recallAim(recall, theirs));
  figures.speed = {
    products: size,
    scenarios,
    index,
    recall: { ours: recall, miniSearch: theirs },
  };
}

async function showHttp(): Promise<void> {
  say('\nStarting the shop …');
  const http = await measureHttp();
  say(report.formatHttp(http));
  aims.push(...report.httpAims(http));
  figures.http = http;
}

async function measure(): Promise<void> {
  for (const name of options.only ?? []) {
    if (!names.some((known) => known === name)) throw new Error(`--only takes one of ${names.join(', ')}`);
  }
  const judged = await readJudgedCatalogue();
  if (isAsked('relevance')) {
    if (judged === undefined) say('Relevance is left out: ../shared/data/relevance is not here.');
    else await showRelevance(judged);
  }
  if (isAsked('speed')) await showSpeed(judged);
  if (isAsked('http')) await showHttp();
  say(formatAims(aims));
  if (options.json !== undefined)
    await writeFile(options.json, `${JSON.stringify({ ...figures, aims }, null, 2)}\n`);
}

await measure();
