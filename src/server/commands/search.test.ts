import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  categoryLine,
  importLines,
  priceLine,
  productLine,
  skuOf,
  typeLine,
} from '../../../tests/support/sample-catalogue.ts';
import { localeCodes } from '../../kernel/locale.ts';
import { createQueryLog } from '../../search/rules/query-log.ts';

let database: TestDatabase;
let commands: TestCommandLine;

beforeAll(async () => {
  database = await createTestDatabase();
  commands = await openCommandLine(database);
  await importLines(database.database, [
    typeLine(),
    categoryLine('workshop'),
    productLine(1),
    productLine(2),
    productLine(3, { name: { 'en-GB': 'Angle grinder' }, model: 'AG-125' }),
    priceLine(1, 'GBP', 4900),
    priceLine(3, 'GBP', 9900),
  ]);
});
afterAll(async () => {
  await database.drop();
  await commands.close();
});

const run = (...args: string[]) => commands.run('search', ...args);
const rows = async (...args: string[]) => JSON.parse((await run(...args, '--json')).printed) as unknown[];

describe('synonyms', () => {
  test('come from a text file of any editor, are listed, and go out as such a file again', async () => {
    await writeFile(
      join(commands.folder, 'de.txt'),
      '\uFEFF# Sägen\r\nSäge, Fuchsschwanz\r\n\r\nFlex => Winkelschleifer\r\n',
    );
    expect(await run('synonyms', 'import', 'de-DE', 'de.txt')).toEqual({
      code: 0,
      printed: '',
      said: 'de-DE has 2 synonym rules now, in place of 0.\n',
    });
    expect(await rows('synonyms', 'list', 'de-DE')).toEqual([
      { locale: 'de-DE', from: '', terms: 'Säge, Fuchsschwanz' },
      { locale: 'de-DE', from: 'Flex', terms: 'Winkelschleifer' },
    ]);
    const file = (await run('synonyms', 'export', 'de-DE')).printed;
    expect(file).toBe('Säge, Fuchsschwanz\nFlex => Winkelschleifer\n');
    await writeFile(join(commands.folder, 'again.txt'), file);
    expect((await run('synonyms', 'import', 'de-DE', 'again.txt')).said).toContain('in place of 2');
    expect((await run('synonyms', 'export', 'de-DE')).printed).toBe(file);
    expect((await run('synonyms', 'remove', 'de-DE')).said).toBe(
      'de-DE had 2 synonym rules, and has none now.\n',
    );
    expect(await rows('synonyms', 'list')).toEqual([]);
  });

  test('of a file with wrong lines are not taken at all, and each line is told', async () => {
    await writeFile(join(commands.folder, 'wrong.txt'), 'good, better\nalone\n\na, b\u001b\n');
    expect(await run('synonyms', 'import', 'en-GB', 'wrong.txt')).toEqual({
      code: 1,
      printed: '',
      said: [
        'wrong.txt: line 2: "alone" stands alone; write at least two words with a comma, or word => word.',
        'wrong.txt: line 4: there is a character that nobody can read.',
        'wrong.txt: nothing was imported, 2 problems.\n',
      ].join('\n'),
    });
    expect(await rows('synonyms', 'list')).toEqual([]);
  });
});

test('pins and redirects are set, listed and taken back', async () => {
  expect((await run('pin', 'en-GB', 'Hammer  Drill', skuOf(2), skuOf(1).toLowerCase())).said).toBe(
    `"hammer drill" shows ${skuOf(2)}, ${skuOf(1)} first in en-GB.\n`,
  );
  expect(await rows('pins', 'en-GB')).toEqual([
    { locale: 'en-GB', query: 'hammer drill', skus: `${skuOf(2)} ${skuOf(1)}` },
  ]);
  expect((await run('unpin', 'en-GB', 'HAMMER drill')).code).toBe(0);
  expect(await rows('pins')).toEqual([]);
  expect((await run('redirect', 'fr-FR', 'Retours', '/return-policy')).said).toBe(
    '"retours" leads to /return-policy in fr-FR.\n',
  );
  expect(await rows('redirects')).toEqual([{ locale: 'fr-FR', query: 'retours', target: '/return-policy' }]);
  expect((await run('unredirect', 'fr-FR', 'retours')).code).toBe(0);
  expect(await rows('redirects', 'fr-FR')).toEqual([]);
});

test('what shoppers search for is listed, the most frequent first, and what they search for in vain', async () => {
  let day = -40;
  const clock = { now: () => new Date(Date.now() + day * 86_400_000) };
  const log = createQueryLog({
    database: database.database,
    clock,
    onFailure: (error) => expect.fail(String(error)),
  });
  log.record('de-DE', 'Kreissäge', { total: 4 });
  day = 0;
  for (let time = 0; time < 3; time++) log.record('de-DE', 'Kreissäge', { total: 3 });
  log.record('de-DE', 'Einhorn', { total: 0 });
  log.record('en-GB', 'unicorn', { total: 0 });
  await log.stop();
  const saw = { locale: 'de-DE', query: 'kreissäge', withoutHits: 0, hits: 3 };
  const unicorn = { locale: 'de-DE', query: 'einhorn', searches: 1, withoutHits: 1, hits: 0, days: 1 };
  expect(await rows('top', 'de-DE')).toEqual([{ ...saw, searches: 3, days: 1 }, unicorn]);
  expect(await rows('top', 'de-DE', '--days', '90')).toEqual([{ ...saw, searches: 4, days: 2 }, unicorn]);
  expect(await rows('without-hits', '--days', '7')).toEqual([
    unicorn,
    { ...unicorn, locale: 'en-GB', query: 'unicorn' },
  ]);
});

test('B-03: explain says at which rank a search finds a product, or why it does not', async () => {
  const found = await run('explain', 'en-GB', 'angle grindre', skuOf(3).toLowerCase());
  expect([found.code, found.said]).toEqual([0, '']);
  const [heading = '', ...lines] = found.printed.split('\n');
  expect(heading).toBe(`${skuOf(3)}: hit 1`);
  expect(lines.filter((line) => /"angle".*held as "angle"/.test(line))).toHaveLength(1);
  expect(lines.filter((line) => /"grindre".*held as "grinder"/.test(line))).toHaveLength(1);
  expect((await run('explain', 'en-GB', 'ag125', skuOf(3))).printed).toContain(`${skuOf(3)}: hit 1\n`);
  expect((await run('explain', 'en-GB', 'grinder', skuOf(1))).printed).toMatch(
    /: no hit\n.*"grinder".*not held/s,
  );
  expect((await run('explain', 'en-GB', 'tool', skuOf(2))).printed).toMatch(/: no hit\n.*no price in GB/s);
  expect((await run('explain', 'en-GB', 'tool', skuOf(9))).printed).toMatch(
    /: no hit\n.*not in the catalogue/s,
  );
});

const noLocale = (locale: string) => `${locale} is no locale: known are ${localeCodes.join(', ')}.`;

test.each([
  [
    [],
    'search : known are synonyms, pin, unpin, pins, redirect, unredirect, redirects, top, without-hits, explain.',
  ],
  [['synonyms', 'add'], 'search synonyms add: known are list, import, export, remove.'],
  [['synonyms', 'import', 'de'], 'say which file.'],
  [['synonyms', 'import', 'de', 'x.txt'], noLocale('de')],
  [['synonyms', 'remove'], 'say which locale.'],
  [['synonyms', 'list', 'constructor'], noLocale('constructor')],
  [['pin', 'en-GB'], 'say which query.'],
  [['pin', 'en-GB', 'saw'], 'say which products.'],
  [['pin', 'en-GB', 'saw', 'EX1'], 'EX1 is no sku: EX and 8 digits.'],
  [['pin', 'en-GB', 'saw', skuOf(9)], `There is no product ${skuOf(9)}.`],
  [['unpin', 'en-GB', 'saw'], 'Nothing is pinned for "saw" in en-GB.'],
  [
    ['redirect', 'en-GB', 'power', 'drill', '/drills'],
    '/drills is one too many; put words that belong together in quotes.',
  ],
  [
    ['redirect', 'en-GB', 'drill', '//evil.example'],
    '//evil.example is no path of the shop: it begins with one / as in /return-policy.',
  ],
  [['unredirect', 'en-GB', 'drill'], '"drill" leads nowhere else in en-GB.'],
  [['explain'], 'say which locale.'],
  [['explain', 'en-GB'], 'say which query.'],
  [['explain', 'en-GB', 'saw', 'EX1'], 'EX1 is no sku; one looks like EX10000001.'],
  [['explain', 'xx', 'saw', skuOf(1)], noLocale('xx')],
  [['top', '--days', '91'], '--days 91: must be 1 to 90.'],
  [['without-hits', 'xx'], noLocale('xx')],
])('the operator is told in one line what is wrong with %j', async (args, line) => {
  expect(await run(...args)).toEqual({ code: 1, printed: '', said: `${line}\n` });
});
