import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { findProblems, importLines, importText } from '../../tests/support/sample-catalogue.ts';
import { exportCatalogue } from './export-catalogue.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const asset = (key: string, from: object) => ({ type: 'asset', key, ...from });

it('X-05: assets come back from an export as they were, and the export changes nothing', async () => {
  const lines = [
    asset('drill-1', { file: 'Drills/IMG 0042.JPG' }),
    asset('manuals/drill-de.pdf', { url: 'https://supplier.example/drill.pdf?lang=de' }),
  ];
  await importLines(test.database, lines);
  let written = '';
  await exportCatalogue({
    database: test.database,
    types: ['asset'],
    async write(chunk) {
      written += chunk;
    },
  });
  expect(
    written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(lines);
  const again = await importText(test.database, written);
  expect(again).toMatchObject({ ok: true, value: { isUnchanged: true } });
});

it.each([
  [{ key: 'Drill' }, 'assets.key: must be lowercase letters'],
  [{ key: '../drill' }, 'assets.key: must be lowercase letters'],
  [{ key: 'drill.exe' }, 'assets.key: must be lowercase letters'],
  [{ key: 'drill' }, 'assets.file: needs either a file or an url'],
  [{ file: 'a.jpg', url: 'https://a.example/a.jpg' }, 'assets.file: needs either a file or an url'],
  [{ file: '../../etc/passwd' }, 'assets.file: must lie below the folder'],
  [{ file: '/etc/passwd' }, 'assets.file: must lie below the folder'],
  [{ file: 'a\\..\\b.jpg' }, 'assets.file: must be a path with / between folders'],
  [{ url: 'file:///etc/passwd' }, 'assets.url: must be an address with https or http'],
])('an asset line of %j is refused', async (fields, problem) => {
  const problems = await findProblems(test.database, [asset('drill', fields)]);
  expect(problems.join('\n')).toContain(`line 1: ${problem}`);
});
