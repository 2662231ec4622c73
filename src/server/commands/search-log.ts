import { parseArgs } from 'node:util';
import { firstDayOf, KEPT_DAYS } from '../../search/rules/query-days.ts';
import {
  type AskedFilter,
  type AskedQuery,
  selectQueriesWithoutHits,
  selectTopQueries,
} from '../../search/rules/query-log-store.ts';
import { CommandRefused, type CommandShop } from './command.ts';
import { pickTableForm, printTable, tableOptions } from './print-table.ts';
import { pickLocale, type SearchWork } from './search-rules.ts';

const USUAL_DAYS = '30';
const LISTED = 100;
const columns = ['locale', 'query', 'searches', 'withoutHits', 'hits', 'days'] as const;

/** A listing of what was searched for. */
function listAsked(
  select: (database: CommandShop['database'], filter: AskedFilter) => Promise<readonly AskedQuery[]>,
): SearchWork {
  return async ({ database, clock }, args) => {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...tableOptions, days: { type: 'string', default: USUAL_DAYS } },
    });
    const days = /^\d{1,2}$/.test(values.days) ? Number(values.days) : Number.NaN;
    if (!(days >= 1 && days <= KEPT_DAYS)) {
      throw new CommandRefused(`--days ${values.days}: must be 1 to ${KEPT_DAYS}.`);
    }
    const locale = pickLocale(positionals[0]);
    const asked = await select(database, { locale, since: firstDayOf(days, clock.now()), limit: LISTED });
    const rows = asked.map(({ written, query: _, ...row }) => ({ ...row, query: written }));
    printTable(columns, rows, pickTableForm(values));
  };
}

/** What shoppers search for, by the word after `search`. */
export const logWorks: Readonly<Record<string, SearchWork>> = {
  top: listAsked(selectTopQueries),
  'without-hits': listAsked(selectQueriesWithoutHits),
};
