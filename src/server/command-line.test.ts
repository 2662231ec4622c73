import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../tests/support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import {
  categoryLine,
  priceLine,
  productLine,
  stockLine,
  typeLine,
  writeLines,
} from '../../tests/support/sample-catalogue.ts';

let test: TestDatabase;
let commands: TestCommandLine;
beforeAll(async () => {
  test = await createTestDatabase();
  commands = await openCommandLine(test);
});
afterAll(async () => {
  await commands.close();
  await test.drop();
});

const shop = (...args: string[]) => commands.run(...args);
const path = (name: string) => join(commands.folder, name);
const good = [
  typeLine(),
  categoryLine('workshop'),
  productLine(1),
  priceLine(1, 'EUR', 100),
  stockLine(1, 3),
];

describe('the command line', () => {
  it('lets no text of a file steer the terminal', async () => {
    await writeFile(path('steering.ndjson'), '{"type":"product","\\u001b[2J\\u009b2J":1}\n');
    const { code, said } = await shop('import', path('steering.ndjson'));
    expect({ code, steers: said.includes('\u001b') || said.includes('\u009b') }).toEqual({
      code: 1,
      steers: false,
    });
    expect(said).toContain('\ufffd[2J\ufffd2J: unknown field');
  });

  it('imports files, says what it did, and says so when there was nothing to do', async () => {
    await writeFile(path('good.ndjson'), writeLines(good));
    await writeFile(path('good.ndjson.gz'), gzipSync(writeLines(good)));
    const first = await shop('import', path('good.ndjson'));
    expect(first).toMatchObject({ code: 0, printed: '' });
    expect(first.said).toContain('product: 1 added, 0 changed, 0 unchanged');
    const second = await shop('import', path('good.ndjson.gz'), path('good.ndjson'));
    expect(second.code).toBe(0);
    expect(second.said.match(/nothing changed in/g)).toHaveLength(2);
  });

  it('exports what it imported, whole or by type', async () => {
    expect(await shop('export', path('out.ndjson'))).toMatchObject({ code: 0 });
    const lines = (await readFile(path('out.ndjson'), 'utf8')).trim().split('\n');
    // What a price was imported at is logged, and the log is part of the catalogue.
    const types = good.flatMap(({ type }) => (type === 'price' ? ['price', 'priceLog'] : type));
    expect(lines.map((line) => JSON.parse(line).type)).toEqual(types);
    const { printed } = await shop('export', '-', '--type', 'stock');
    expect(printed).toBe(`${JSON.stringify(stockLine(1, 3))}\n`);
  });

  it('ends with 1 and a line for each problem when a file is wrong, and leaves the shop as it was', async () => {
    await writeFile(path('bad.ndjson'), writeLines([stockLine(1, 99), { type: 'stock' }, stockLine(2, 1)]));
    const { code, said } = await shop('import', path('bad.ndjson'));
    expect(code).toBe(1);
    expect(said).toContain('line 2: stocks.key: ');
    expect(said).toContain('nothing was imported');
    const { rows } = await test.pool.query('select available from inventory');
    expect(rows).toEqual([{ available: 3 }]);
  });

  it.each([
    ['no such command', ['explode'], 'There is no command explode.'],
    ['a file that is not there', ['import', '/nowhere/x.ndjson'], 'ENOENT'],
    ['no file', ['import'], 'import needs a file'],
    ['an option it does not have', ['export', 'x', '--colour'], "Unknown option '--colour'"],
    ['a type it does not have', ['export', 'x', '--type', 'dragon'], '--type dragon: known are'],
    ['a folder it cannot write to', ['export', '/nowhere/x.ndjson'], 'ENOENT'],
  ])('ends with 1 and one line for %s', async (_reason, args, expected) => {
    const { code, said } = await shop(...args);
    expect(said).toContain(expected);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect((await readdir(commands.folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  it('lists customers and keeps their groups', async () => {
    expect(await shop('customers', 'save-group', 'gold', 'Gold', 'tier-2')).toMatchObject({ code: 0 });
    const groups = await shop('customers', 'groups', '--csv');
    expect(groups).toMatchObject({ code: 0, printed: 'key,name,tier,customers\r\ngold,Gold,tier-2,0\r\n' });
    expect(await shop('customers', 'list', '--json')).toMatchObject({ code: 0, printed: '[]\n' });
    const missing = await shop('customers', 'show', 'nobody@example.com');
    expect(missing).toMatchObject({ code: 1, said: 'There is no customer nobody@example.com.\n' });
  });

  it('explains itself', async () => {
    const { code, printed } = await shop('help');
    expect(code).toBe(0);
    for (const command of ['import FILE', 'export FILE', 'convert-icecat SOURCE TARGET', 'customers list']) {
      expect(printed).toContain(command);
    }
  });
});
