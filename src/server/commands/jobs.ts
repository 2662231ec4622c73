import { parseArgs } from 'node:util';
import type { Queryable } from '../../kernel/database.ts';
import { type FailedJob, findFailedJobs, forgetFailedJobs, retryFailedJobs } from '../failed-jobs.ts';
import { type Command, CommandRefused, type CommandShop, say, withShop } from './command.ts';
import { parseListing, printTable } from './print-table.ts';

type Work = (shop: CommandShop, args: readonly string[]) => Promise<void>;

function toRow({ id, name, payload, attempts, lastError, createdAt }: FailedJob) {
  const [error = ''] = (lastError ?? '').split('\n');
  return { id, createdAt: createdAt.toISOString(), name, attempts, error, payload: JSON.stringify(payload) };
}

async function list(shop: CommandShop, args: readonly string[]): Promise<void> {
  const { positionals, form } = parseListing(args);
  if (positionals.length > 0) throw new CommandRefused('jobs list takes options only.');
  const rows = (await findFailedJobs(shop.database)).map(toRow);
  printTable(['id', 'createdAt', 'name', 'attempts', 'error', 'payload'], rows, form);
}

/** `ID…`, or `all` for every job that has failed for good. */
async function parseIds(shop: CommandShop, args: readonly string[]): Promise<readonly string[]> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  if (positionals.length === 0) throw new CommandRefused('say which: ids of jobs, or all.');
  if (positionals.length === 1 && positionals[0] === 'all') {
    return (await findFailedJobs(shop.database)).map(({ id }) => id);
  }
  const wrong = positionals.find((text) => !/^\d{1,18}$/.test(text));
  if (wrong !== undefined) throw new CommandRefused(`${wrong} is no id of a job.`);
  return positionals;
}

const changeEach =
  (change: (database: Queryable, ids: readonly string[]) => Promise<string[]>, word: string): Work =>
  async (shop, args) => {
    const ids = await parseIds(shop, args);
    const changed = new Set(await change(shop.database, ids));
    for (const id of changed) say(`${id}: ${word}`);
    const others = ids.filter((id) => !changed.has(id));
    if (others.length > 0) throw new CommandRefused(`No job that has failed for good: ${others.join(', ')}.`);
  };

const works: Readonly<Record<string, Work>> = {
  list,
  retry: changeEach(retryFailedJobs, 'tried again from now on'),
  forget: changeEach(forgetFailedJobs, 'given up'),
};

/** Mails, refunds and other work that has failed for good, for the shop's operator. */
export const jobsCommand: Command = {
  help: [
    'jobs list                                mails, refunds and other work that used up its tries; --json, --csv',
    'jobs retry ID…|all                       has them tried again, as if for the first time',
    'jobs forget ID…|all                      gives them up, with what they hold of people',
  ],
  async run([action = 'list', ...args], context) {
    const work = Object.hasOwn(works, action) ? works[action] : undefined;
    if (work === undefined) {
      throw new CommandRefused(`jobs ${action}: known are ${Object.keys(works).join(', ')}.`);
    }
    await withShop(context, (shop) => work(shop, args));
  },
};
