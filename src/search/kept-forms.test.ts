import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedCatalogue } from '../../tests/search/fixed-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { importLines } from '../../tests/support/sample-catalogue.ts';
import { listFiles, projectRoot } from '../../tests/support/source-tree.ts';
import { baseLocales } from '../kernel/locale.ts';
import { buildGeneration, loadTexts } from './embedded/generation.ts';
import { readSnapshot, SNAPSHOT_VERSION, writeSnapshot } from './embedded/snapshot-file.ts';
import { createSnapshotStore } from './embedded/snapshot-store.ts';
import { defineIndex, INDEX_VERSION } from './opensearch/mapping.ts';
import { buildDocuments, readAllProducts, readVocabulary } from './opensearch/read-documents.ts';

const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
const markets = [{ country: 'IE', currency: 'EUR' }] as const;

let test: TestDatabase;
let folder = '';
beforeAll(async () => {
  test = await createTestDatabase();
  await importLines(test.database, fixedCatalogue, undefined, clock);
  folder = await mkdtemp(join(tmpdir(), 'gantry-kept-forms-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.drop();
});

const hashOf = (parts: readonly (string | Uint8Array)[]) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);

/**
 * The rules by which texts are taken apart, without comments and white space. No catalogue has a word for each ending,
 * unit and exception, so a change of any of them counts, whether the fixed catalogue shows it or not.
 */
function readAnalysis(): string[] {
  return listFiles('src/search/analysis', /(?<!\.test)\.ts$/).map((path) => {
    const text = readFileSync(join(projectRoot, path), 'utf8');
    const { comments } = parseSync(path, text);
    const code = comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
    return code.replace(/\s+/g, ' ');
  });
}

/** What precedes a snapshot's head: its version is what is asked for, and its checksum follows from it. */
const PREAMBLE = 20;

const omit = <Value>(record: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** The bytes of a kept file, without what differs from one database and build to the next. */
async function readKept(name: string): Promise<Uint8Array> {
  const snapshot = await readSnapshot(join(folder, `${name}.index`));
  if (snapshot === undefined) throw new Error(`${name} was not kept`);
  const path = join(folder, 'same');
  const facts = snapshot.facts as Readonly<Record<string, unknown>>;
  await writeSnapshot(path, {
    facts: omit(facts, ['generation', 'vocabulary', 'skus']),
    lists: omit(snapshot.lists, ['revisions']),
  });
  return (await readFile(path)).subarray(PREAMBLE);
}

it('B-07: snapshots of before are read only while new ones would hold the same', async () => {
  const snapshots = createSnapshotStore(folder);
  const build = await buildGeneration(test.database);
  await snapshots.writeTable(build);
  for (const locale of baseLocales) {
    await loadTexts(test.database, build, locale, snapshots, (error) => {
      throw error;
    });
  }
  await snapshots.written();
  const kept = [];
  for (const name of ['products', ...baseLocales]) kept.push(await readKept(name));
  const version = hashOf([...readAnalysis(), ...kept]);
  expect(
    SNAPSHOT_VERSION,
    `What a snapshot holds of the same catalogue has changed. Write SNAPSHOT_VERSION = '${version}' in snapshot-file.ts, so that shops make theirs anew`,
  ).toBe(version);
});

it('B-07: indexes of before in a cluster are asked only while new ones would hold the same', async () => {
  const documents = [];
  for (const locale of baseLocales) {
    const reading = { database: test.database, clock, markets };
    for await (const { products } of readAllProducts(reading, await readVocabulary(test.database, locale)))
      documents.push(...(await buildDocuments(products)));
  }
  const { settings, mappings } = defineIndex('en-GB', markets);
  const { _meta: meta, ...fields } = mappings;
  expect(meta).toMatchObject({ version: `${INDEX_VERSION} IE_EUR` });
  const version = hashOf([...readAnalysis(), JSON.stringify([settings, fields, documents])]);
  expect(
    INDEX_VERSION,
    `What an index in the cluster holds of the same catalogue has changed. Write INDEX_VERSION = '${version}' in mapping.ts, so that shops make theirs anew`,
  ).toBe(version);
});
