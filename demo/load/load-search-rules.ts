import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '../../src/kernel/outcome.ts';
import {
  importSynonyms,
  pinHits,
  type RuleShop,
  redirectQuery,
} from '../../src/search/rules/change-search-rules.ts';
import { describeRuleRefusal, type RuleRefusal } from '../../src/search/rules/search-rule.ts';
import { CommandRefused } from '../../src/server/commands/command.ts';

/** Takes the synonyms, pins and redirects of `demo/search` into the shop, as the commands do. Throws `CommandRefused` when one is wrong. */
export async function loadSearchRules(shop: RuleShop): Promise<void> {
  const folder = join(import.meta.dirname, '..', 'search');
  for (const file of (await readdir(join(folder, 'synonyms'))).sort()) {
    const bytes = await readFile(join(folder, 'synonyms', file));
    assertTaken(file, await importSynonyms(shop, file.replace(/\.txt$/, ''), bytes));
  }
  for (const [locale, query, skus] of await readRows(join(folder, 'pins.txt'))) {
    assertTaken(`pins.txt, ${query}`, await pinHits(shop, locale, query, skus.split(/\s+/)));
  }
  for (const [locale, queries, path] of await readRows(join(folder, 'redirects.txt'))) {
    for (const query of queries.split(',')) {
      assertTaken(`redirects.txt, ${query}`, await redirectQuery(shop, locale, query, path));
    }
  }
}

function assertTaken(source: string, outcome: Outcome<unknown, RuleRefusal>): void {
  if (!outcome.ok) {
    throw new CommandRefused(
      `The demonstration's ${source} is wrong: ${describeRuleRefusal(outcome.refusal)}`,
    );
  }
}

/** Lines of three cells with `|` between them; `#` begins a comment. */
async function readRows(file: string): Promise<readonly (readonly [string, string, string])[]> {
  const text = await readFile(file, 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [first = '', second = '', third = ''] = line.split('|').map((cell) => cell.trim());
      return [first, second, third];
    });
}
