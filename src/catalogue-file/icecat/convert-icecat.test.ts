import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { importText } from '../../../tests/support/sample-catalogue.ts';
import { convertIcecat, IcecatSourceInvalid } from './convert-icecat.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gantry-icecat-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.drop();
});

const source = (id: string, more: object = {}) => ({
  id,
  name: 'XB-1',
  title: 'Acme Überkabel 5 m',
  supplier: 'Acme',
  ean: ['not an ean', '4006381333931'],
  short_description: 'A <b>cable</b> &amp; more\u2028here',
  price: 1050,
  date_released: '2020-05-01T00:00:00Z',
  attr_n_cable_length: 5,
  attr_t_type: 'Flat',
  attr_n_type: 3,
  attr_b_rohs_compliance: true,
  attr_t_empty: ' ',
  ...more,
});

async function convert(...lines: object[]): Promise<string> {
  const file = join(folder, 'source.jsonl');
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  let text = '';
  await convertIcecat(file, async (chunk) => {
    text += chunk;
  });
  return text;
}

const parse = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the Icecat converter', () => {
  it('writes a file that the import takes', async () => {
    const outcome = await importText(test.database, await convert(source('1399'), source('79688016')));
    expect(outcome).toMatchObject({
      ok: true,
      value: { counts: { product: { added: 2 }, price: { added: 22 } } },
    });
  });

  it('writes products, their prices in the eleven market currencies and their stock', async () => {
    const records = parse(await convert(source('1399')));
    const product = records.find((record) => record.type === 'product');
    expect(product).toMatchObject({
      sku: 'EX00001399',
      name: { 'en-GB': 'Acme Überkabel 5 m' },
      slug: { 'en-GB': 'acme-u-berkabel-5-m-00001399' },
      description: { 'en-GB': 'A cable & more\u2028here' },
      categories: ['cables'],
      ean: '4006381333931',
      releasedAt: '2020-05-01',
    });
    expect(product.attributes).toContainEqual({ key: 'cable_length', value: 5 });
    expect(product.attributes).toHaveLength(4);
    const prices = records.filter((record) => record.type === 'price');
    expect(prices).toHaveLength(11);
    expect(prices.map(({ value }) => [value.currencyCode, value.centAmount])).toContainEqual([
      'HUF',
      388_500,
    ]);
    expect(prices.map(({ value }) => [value.currencyCode, value.centAmount])).toContainEqual(['EUR', 966]);
    expect(records.filter((record) => record.type === 'stock')).toHaveLength(1);
  });

  it('gives ids that meet different skus, the same ones every time', async () => {
    const twice = [await convert(source('7'), source('007')), await convert(source('7'), source('007'))];
    const skus = parse(twice[0] ?? '').flatMap((record) => (record.type === 'product' ? [record.sku] : []));
    expect(new Set(skus).size).toBe(2);
    expect(twice[0]).toBe(twice[1]);
  });

  it('names the line it cannot read', async () => {
    await expect(convert(source('1'), source('x'))).rejects.toThrow(IcecatSourceInvalid);
    await expect(convert(source('1'), source('x'))).rejects.toThrow(/^line 2: /);
  });
});
