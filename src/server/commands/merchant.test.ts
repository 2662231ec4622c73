import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCommandLine, runCommand, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { kran } from '../../../tests/support/merchant.ts';
import { insertMerchantChange, selectMerchantChanges } from '../../merchant/merchant-store.ts';

let database: TestDatabase;
let commands: TestCommandLine;
beforeEach(async () => {
  database = await createTestDatabase();
  commands = await openCommandLine(database);
});
afterEach(async () => {
  await commands.close();
  await database.drop();
});

const run = (...args: readonly string[]) => commands.run('merchant', ...args);

const write = (name: string, content: unknown) =>
  writeFile(join(commands.folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const read = async (name: string) => JSON.parse(await readFile(join(commands.folder, name), 'utf8'));
const countVersions = async () => (await selectMerchantChanges(database.database)).length;

const NOTHING_YET =
  'This shop has no merchant record yet: write one (docs/merchant-file.md) and import it.\n';

describe('a record', () => {
  test('is taken from a file, shown, written to a file again, and changed by that file', async () => {
    await write('kran.json', kran);
    expect(await run('import', 'kran.json')).toEqual({
      code: 0,
      printed: '',
      said: 'The merchant record has version 1 now.\n',
    });
    const shown = await run();
    expect(shown).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^version 1, written \S+Z by merchant import kran\.json by /),
    });
    expect(JSON.parse(shown.printed)).toEqual({ version: 1, ...kran });
    expect(await run('export', 'out.json')).toMatchObject({
      code: 0,
      printed: '',
      said: expect.stringMatching(/^out\.json: version 1, /),
    });
    const file = await read('out.json');
    expect(file).toEqual({ version: 1, ...kran });
    await write('out.json', { ...file, company: { ...kran.company, shopName: 'Kran & Co' } });
    expect(await run('import', 'out.json')).toMatchObject({
      code: 0,
      said: 'The merchant record has version 2 now.\n',
    });
    expect(JSON.parse((await run('show')).printed).company.shopName).toBe('Kran & Co');
  });

  test('keeps every version, with its time and what wrote it', async () => {
    await write('kran.json', kran);
    await run('import', 'kran.json');
    await write('second.json', { version: 1, ...kran, mail: { address: 'neu@kran.example' } });
    await run('import', 'second.json');
    const { code, printed: list } = await run('history', '--json');
    const rows = JSON.parse(list) as { version: number; changedAt: string; changedBy: string }[];
    expect([code, rows.map(({ version }) => version)]).toEqual([0, [2, 1]]);
    expect(rows[0]?.changedBy).toMatch(/^merchant import second\.json by .+/);
    expect(rows.every(({ changedAt }) => !Number.isNaN(Date.parse(changedAt)))).toBe(true);
    expect(JSON.parse((await run('history', '1')).printed)).toEqual({ version: 1, ...kran });
    expect(await run('history', '3')).toEqual({
      code: 1,
      printed: '',
      said: 'The merchant record never had a version 3.\n',
    });
  });

  test('is not put over a change that somebody else has made meanwhile', async () => {
    await write('stale.json', { version: 1, ...kran });
    expect(await run('import', 'stale.json')).toMatchObject({
      code: 1,
      said: 'stale.json is of version 1, and this shop has no merchant record: leave the version out.\n',
    });
    await write('kran.json', kran);
    await run('import', 'kran.json');
    expect((await run('import', 'kran.json')).said).toMatch(
      /^kran\.json names no version, and the shop has version 1, written \S+Z by .+: export it, put your changes in and import that\.\n$/,
    );
    await run('import', 'stale.json');
    const conflict = await run('import', 'stale.json');
    expect(conflict.code).toBe(1);
    expect(conflict.said).toMatch(
      /^stale\.json was made of version 1, and the shop has version 2, .+: export it anew and put your changes in\.\n$/,
    );
    expect(await countVersions()).toBe(2);
  });

  test('is taken whole or not at all; what is wrong is told field by field', async () => {
    await write('wrong.json', {
      ...kran,
      company: { ...kran.company, vatId: 'DE136695975', colour: 'red' },
      logo: 'logo.svg',
    });
    expect(await run('import', 'wrong.json')).toEqual({
      code: 1,
      printed: '',
      said: [
        'wrong.json: company.vatId: has wrong check digits',
        'wrong.json: company.colour: is no field of the record',
        'wrong.json: nothing was imported, 2 problems.\n',
      ].join('\n'),
    });
    await write('wrong.json', { ...kran, logo: 'logo.svg' });
    expect((await run('import', 'wrong.json')).said).toBe(
      'wrong.json: logo: the shop’s media have no logo.svg\nwrong.json: nothing was imported, 1 problem.\n',
    );
    await write('wrong.json', '{ "company": ');
    const { code, said: words } = await run('import', 'wrong.json');
    expect([code, words.split('\n').length]).toEqual([1, 3]);
    expect(words).toMatch(/^wrong\.json: is not JSON: /);
    expect(await countVersions()).toBe(0);
  });
});

describe('the check', () => {
  test('names every field without which nothing is sold, and ends with 1', async () => {
    const { code, printed: list, said: words } = await run('check');
    const required = list.split('\n').filter((line) => line.startsWith('required'));
    expect(required.map((line) => /missing (\S+):/.exec(line)?.[1])).toEqual([
      'company.shopName',
      'company.name',
      'company.address',
      'company.vatId',
      'company.email',
      'company.phone',
      'mail.address',
    ]);
    expect([code, words]).toEqual([1, 'The shop sells nothing until 7 required fields are there.\n']);
  });

  test('ends with 0 while only what is advised is missing, and says what that is', async () => {
    await write('kran.json', kran);
    await run('import', 'kran.json');
    const { code, printed: list, said: words } = await run('check');
    expect([code, words]).toEqual([0, 'The shop can sell; what is advised can follow.\n']);
    const advised = list.trim().split('\n');
    expect(advised.every((line) => line.startsWith('advised   missing '))).toBe(true);
    expect(advised.map((line) => line.split(/\s+/)[2])).toEqual(
      expect.arrayContaining(['company.register:', 'bankAccounts.CZK:', 'legal.dataAuthority:', 'logo:']),
    );
  });

  test('tells what this version cannot read of a record, which can still be exported and mended', async () => {
    const old = { ...kran, fax: '+49 40 1', company: { ...kran.company, vatId: 'DE1' } };
    const change = { version: 1, record: old, changedAt: new Date(), changedBy: 'an older version' };
    await insertMerchantChange(database.database, change);
    const { code, printed: list } = await run('check');
    expect(code).toBe(1);
    expect(list.trim().split('\n')).toEqual([
      expect.stringMatching(/^required {2}wrong company\.vatId: /),
      'required  wrong fax: is no field of the record',
    ]);
    expect(await run('export', 'old.json')).toMatchObject({ code: 0 });
    const { fax: _, ...rest } = await read('old.json');
    await write('old.json', { ...rest, company: kran.company });
    expect(await run('import', 'old.json')).toMatchObject({ code: 0 });
    expect(await run('check')).toMatchObject({ code: 0 });
  });

  test('tells that an earlier version is used where this one cannot read the newest', async () => {
    await write('kran.json', kran);
    await run('import', 'kran.json');
    const newer = { ...kran, fax: '+49 40 1' };
    const change = { version: 2, record: newer, changedAt: new Date(), changedBy: 'a newer version' };
    await insertMerchantChange(database.database, change);
    const { code, printed: list, said: words } = await run('check');
    expect([code, words]).toEqual([0, 'The shop can sell; what is advised can follow.\n']);
    expect(list).toMatch(
      /^advised {3}wrong fax: is no field of the record; version 1 is used instead of version 2$/m,
    );
    expect(list).toMatch(/^advised {3}missing company\.register: /m);
  });

  test('passes over an invented record in production', async () => {
    await write('kran.json', { ...kran, invented: true });
    await run('import', 'kran.json');
    expect(await run('check')).toMatchObject({ code: 0 });
    const { folder } = commands;
    const { code, printed: list } = await runCommand(
      {
        ...{ url: database.url, dataDir: folder, workingFolder: folder },
        settings: { APP_ENV: 'production', CARD_SANDBOX: 'off', VAT_VALIDATION: 'off' },
      },
      ['merchant', 'check'],
    );
    expect(code).toBe(1);
    expect(list).toMatch(
      /^required {2}wrong invented: the record is invented, and production takes none of it/,
    );
  });
});

test.each([
  [[], NOTHING_YET],
  [['show'], NOTHING_YET],
  [['export', 'x.json'], NOTHING_YET],
  [['show', 'more'], 'merchant show takes nothing more.\n'],
  [['check', 'more'], 'merchant check takes nothing more.\n'],
  [['export'], 'merchant export takes one file.\n'],
  [['import'], 'merchant import takes one file.\n'],
  [['import', 'a.json', 'b.json'], 'merchant import takes one file.\n'],
  [['history', '1', '2'], 'merchant history takes one version, or none.\n'],
  [['burn'], 'merchant burn: known are show, import, export, check, history.\n'],
  [['constructor'], 'merchant constructor: known are show, import, export, check, history.\n'],
])('merchant %j is refused in one line', async (args, words) => {
  expect(await run(...args)).toEqual({ code: 1, printed: '', said: words });
});

test('a file that is not there is named in one line', async () => {
  const { code, said: words } = await run('import', 'none.json');
  expect([code, words.split('\n').length]).toEqual([1, 2]);
  expect(words).toContain('none.json');
});
