import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { importLines } from '../../../tests/support/sample-catalogue.ts';
import { smallCatalogue } from '../../../tests/support/small-catalogue.ts';

let database: TestDatabase;
let commands: TestCommandLine;
beforeAll(async () => {
  database = await createTestDatabase();
  commands = await openCommandLine(database);
  await importLines(database.database, smallCatalogue);
});
afterAll(async () => {
  await database.drop();
  await commands.close();
});

const run = (...args: string[]) => commands.run('feed', ...args);

test('D-10: the goods of a locale come as a whole XML file, whatever the case it is written in', async () => {
  const { code, printed } = await run('DE-de');
  expect(code).toBe(0);
  const items = new XMLParser({ isArray: (name) => name === 'item' }).parse(printed).rss?.channel?.item;
  expect(items?.length).toBeGreaterThan(3);
  for (const item of items ?? []) {
    expect(item['g:price']).toMatch(/^\d+\.\d\d EUR$/);
    expect(item.link ?? item['g:link']).toContain('://');
  }
});

test.each([[[]], [['xx-XX']], [['de-DE', 'fr-FR']]])('%s is refused in words', async (args) => {
  const { code, said } = await run(...args);
  expect(code).toBe(1);
  expect(said).toContain('say one of the locales');
});
