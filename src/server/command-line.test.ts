import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gantry-command-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.drop();
});

const program = `
  import { runCommandLine } from './src/server/command-line.ts';
  const here = process.cwd();
  process.exitCode = await runCommandLine({ projectFolder: here, workingFolder: here }, process.argv.slice(1));`;

/** Runs the command line as its own process on the test's database. */
async function shop(...args: string[]) {
  const environment = { ...process.env, DATABASE_URL: test.url };
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, '--', ...args], {
    env: environment,
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output, errors };
}

const path = (name: string) => join(folder, name);
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
    const { code, errors } = await shop('import', path('steering.ndjson'));
    expect({ code, steers: errors.includes('\u001b') || errors.includes('\u009b') }).toEqual({
      code: 1,
      steers: false,
    });
    expect(errors).toContain('\ufffd[2J\ufffd2J: unknown field');
  });

  it('imports files, says what it did, and says so when there was nothing to do', async () => {
    await writeFile(path('good.ndjson'), writeLines(good));
    await writeFile(path('good.ndjson.gz'), gzipSync(writeLines(good)));
    const first = await shop('import', path('good.ndjson'));
    expect(first).toMatchObject({ code: 0, output: '' });
    expect(first.errors).toContain('product: 1 added, 0 changed, 0 unchanged');
    const second = await shop('import', path('good.ndjson.gz'), path('good.ndjson'));
    expect(second.code).toBe(0);
    expect(second.errors.match(/nothing changed in/g)).toHaveLength(2);
  });

  it('exports what it imported, whole or by type', async () => {
    expect(await shop('export', path('out.ndjson'))).toMatchObject({ code: 0 });
    const lines = (await readFile(path('out.ndjson'), 'utf8')).trim().split('\n');
    // What a price was imported at is logged, and the log is part of the catalogue.
    const types = good.flatMap(({ type }) => (type === 'price' ? ['price', 'priceLog'] : type));
    expect(lines.map((line) => JSON.parse(line).type)).toEqual(types);
    const { output } = await shop('export', '-', '--type', 'stock');
    expect(output).toBe(`${JSON.stringify(stockLine(1, 3))}\n`);
  });

  it('ends with 1 and a line for each problem when a file is wrong, and leaves the shop as it was', async () => {
    await writeFile(path('bad.ndjson'), writeLines([stockLine(1, 99), { type: 'stock' }, stockLine(2, 1)]));
    const { code, errors } = await shop('import', path('bad.ndjson'));
    expect(code).toBe(1);
    expect(errors).toContain('line 2: stocks.key: ');
    expect(errors).toContain('nothing was imported');
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
    const { code, errors } = await shop(...args);
    expect(errors).toContain(expected);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  it('lists customers and keeps their groups', async () => {
    expect(await shop('customers', 'save-group', 'gold', 'Gold', 'tier-2')).toMatchObject({ code: 0 });
    const groups = await shop('customers', 'groups', '--csv');
    expect(groups).toMatchObject({ code: 0, output: 'key,name,tier,customers\r\ngold,Gold,tier-2,0\r\n' });
    expect(await shop('customers', 'list', '--json')).toMatchObject({ code: 0, output: '[]\n' });
    const missing = await shop('customers', 'show', 'nobody@example.com');
    expect(missing).toMatchObject({ code: 1, errors: 'There is no customer nobody@example.com.\n' });
  });

  it('explains itself', async () => {
    const { code, output } = await shop('help');
    expect(code).toBe(0);
    for (const command of ['import FILE', 'export FILE', 'convert-icecat SOURCE TARGET', 'customers list']) {
      expect(output).toContain(command);
    }
  });
});
