import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCommandLine, type TestCommandLine } from '../../../tests/support/command-line.ts';
import { createTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let commands: TestCommandLine;
let number: string;
beforeAll(async () => {
  shop = await createTestShop();
  commands = await openCommandLine(shop);
  const { request } = await shop.openShopper('HU').get('submitRequest', {
    reason: 'other',
    subreason: 'feedback',
    contactName: 'Clear\u001b[2J',
    customerEmail: 'jana@example.com',
    subject: '=1+1',
    description: 'All is well.',
    files: [{ name: '../../a.pdf', content: Buffer.from('%PDF-1.4').toString('base64') }],
  });
  number = request.number;
});
afterAll(async () => {
  await shop.drop();
  await commands.close();
});

const requests = (...args: string[]) => commands.run('requests', ...args);

test('Q-01: the operator lists, shows, saves the files of and answers a request, and forgets it', async () => {
  const listed = await requests('list');
  expect(listed.printed).toContain(`${number}`);
  expect(listed.printed).toContain('not handed over');
  expect((await requests('list', '--csv')).printed).toContain("'=1+1");
  const shown = await requests('show', number.toLowerCase(), '--files', 'saved');
  expect(shown.printed).toContain('All is well.');
  expect(shown.printed).not.toContain('\u001b');
  expect(readdirSync(join(commands.folder, 'saved'))).toEqual([`${number}-1.pdf`]);
  expect(existsSync(join(commands.folder, '..', 'a.pdf'))).toBe(false);
  expect((await requests('answer', number, ' Köszönjük! ')).said).toContain('jana@example.com');
  expect(await shop.findJobs('send-request-mail')).toHaveLength(2);
  expect((await requests('list')).printed).not.toContain(number);
  expect((await requests('list', '--answered')).printed).toContain(number);
  const known = JSON.parse((await requests('show', number, '--json')).printed);
  expect(known).toMatchObject({ number, answers: [{ text: 'Köszönjük!' }], files: [{ type: 'pdf' }] });
  expect((await requests('forget', number)).said).toBe(`${number}: forgotten\n`);
  expect((await requests('list', '--all')).printed).not.toContain(number);
});

test.each([
  [[], 'known are list, show, answer, forget'],
  [['show'], 'is no number of a request'],
  [['show', 'RQ99999999'], 'There is no request RQ99999999.'],
  [['answer', 'RQ99999999'], 'a number and one text'],
  [['answer', 'RQ99999999', 'x'], 'There is no request RQ99999999.'],
  [['forget', 'RQ99999999'], 'There is no request RQ99999999.'],
  [['forget'], 'a number is needed'],
  [['list', '--limit', '0'], 'must be 1 to 10000'],
])('Q-01: requests %j ends with 1 and one line', async (args, line) => {
  const { code, said } = await requests(...args);
  expect(code).toBe(1);
  expect(said).toContain(line);
  expect(said.trim().split('\n')).toHaveLength(1);
});
