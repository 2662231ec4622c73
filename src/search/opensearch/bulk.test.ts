import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../tests/support/opensearch-double/contract.ts';
import {
  type OpenSearchDouble,
  startOpenSearchDouble,
} from '../../../tests/support/opensearch-double/start-opensearch-double.ts';
import { hasShared } from '../../../tests/support/shared-data.ts';
import { type IndexWrite, MOST_BYTES, MOST_DOCUMENTS, writeBulk } from './bulk.ts';
import { type Cluster, connectCluster } from './cluster.ts';
import { buildIndexDocument, type IndexDocument } from './index-document.ts';
import { defineIndex, servingSettings } from './mapping.ts';

const market = { country: 'DE', currency: 'EUR' } as const;
const index = 'test.de-de-20261121000000000';

function buildDocument(sku: string, name: string): IndexDocument {
  const row = {
    brand: null,
    model: null,
    ean: null,
    categories: [],
    tags: [],
    popularity: 0,
    releasedDay: 0,
    attributes: [],
  };
  return buildIndexDocument(
    { locale: 'de-DE', paths: new Map(), categoryNames: new Map(), attributeLabels: new Map() },
    {
      row: { ...row, sku, revision: 1 },
      text: { sku, revision: 1, name, brand: null, model: null, description: null, attributes: null },
      state: undefined,
      prices: [{ market, cents: 100, isOnSale: false }],
      valueLabels: new Map(),
    },
  );
}

const skuAt = (number: number) => `EX${10_000_000 + number}`;
const writeOf = (number: number, readAt = 1, name = `Säge ${number}`): IndexWrite => ({
  index,
  sku: skuAt(number),
  document: buildDocument(skuAt(number), name),
  readAt,
});

describe.skipIf(!hasShared(CONTRACT))('writing to OpenSearch, answered by a protocol-level double', () => {
  let double: OpenSearchDouble;
  let cluster: Cluster;
  const logged: string[] = [];
  const options = {
    refresh: 'wait_for',
    log: (line: string) => logged.push(line),
    isStopped: () => false,
  } as const;

  beforeEach(async () => {
    logged.length = 0;
    double = await startOpenSearchDouble();
    cluster = connectCluster(double.url);
    await cluster.createIndex(index, defineIndex('de-DE', [market]));
    await cluster.putSettings(index, servingSettings);
  });
  afterEach(async () => {
    expect(double.violations).toEqual([]);
    await cluster.close();
    await double.close();
  });

  const bulks = () => double.requests.filter(({ path }) => path === '/_bulk');
  const countLines = (text: string) => text.split('\n').length - 1;
  const stored = () => double.state.indexes.get(index)?.visible.length;

  it('sends no more documents in one call than it may, and all of them', async () => {
    const writes = Array.from({ length: MOST_DOCUMENTS + 20 }, (_, number) => writeOf(number));
    expect(await writeBulk(cluster, writes, options)).toBe(0);
    expect(bulks().map(({ text }) => countLines(text) / 2)).toEqual([MOST_DOCUMENTS, 20]);
    expect(stored()).toBe(MOST_DOCUMENTS + 20);
  });

  it('sends no more bytes in one call than it may', async () => {
    const long = 'wort '.repeat(60_000);
    await writeBulk(
      cluster,
      Array.from({ length: 12 }, (_, number) => writeOf(number, 1, `${number} ${long}`)),
      options,
    );
    expect(bulks().length).toBeGreaterThan(1);
    for (const { bytes } of bulks()) expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(stored()).toBe(12);
  });

  it('pauses longer each time a busy cluster asks for it, and sends less at a time', async () => {
    double.fail(429, /_bulk/);
    const times: number[] = [];
    double.before = () => {
      times.push(performance.now());
      if (bulks().length === 4) double.fail(undefined);
    };
    await writeBulk(
      cluster,
      Array.from({ length: 400 }, (_, number) => writeOf(number)),
      options,
    );
    const sizes = bulks().map(({ text }) => countLines(text) / 2);
    expect(sizes.slice(0, 4)).toEqual([400, 250, 125, 62]);
    const [first, second, third] = times.slice(1).map((time, at) => time - (times[at] as number));
    expect(first).toBeGreaterThan(90);
    expect(second).toBeGreaterThan(190);
    expect(third).toBeGreaterThan(390);
    expect(stored()).toBe(400);
  });

  it('sends only those documents again that were put off', async () => {
    double.refuseItems(3);
    await writeBulk(
      cluster,
      Array.from({ length: 10 }, (_, number) => writeOf(number)),
      options,
    );
    expect(bulks().map(({ text }) => countLines(text) / 2)).toEqual([10, 3]);
    expect(stored()).toBe(10);
  });

  it('never puts what was read earlier over what was read later, deleted or not', async () => {
    await writeBulk(cluster, [writeOf(1, 20, 'neu'), { ...writeOf(2, 20), document: undefined }], options);
    expect(await writeBulk(cluster, [writeOf(1, 10, 'alt'), writeOf(2, 10)], options)).toBe(0);
    expect(double.state.indexes.get(index)?.visible.map(({ source }) => source.name)).toEqual(['neu']);
  });

  it('says which document the cluster will not have, and writes the others', async () => {
    const odd = {
      ...writeOf(1),
      document: { ...buildDocument(skuAt(1), 'x'), colour: 'red' } as IndexDocument,
    };
    expect(await writeBulk(cluster, [odd, writeOf(2)], options)).toBe(1);
    expect(logged).toEqual([
      expect.stringMatching(/^The search cluster refused a product: EX10000001 .*dynamic introduction/),
    ]);
    expect(stored()).toBe(1);
  });

  it('makes no index of the name of an alias that is gone', async () => {
    await expect(writeBulk(cluster, [{ ...writeOf(1), index: 'test.de-de' }], options)).rejects.toMatchObject(
      {
        failure: 'absent',
      },
    );
    expect([...double.state.indexes.keys()]).toEqual([index]);
  });
});
