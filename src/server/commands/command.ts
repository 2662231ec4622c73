import { randomBytes } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { Events } from '../../kernel/events.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import { type Config, loadProcessConfig } from '../config.ts';
import { createPostgresEvents } from '../events.ts';
import { installJobSchema, jobs } from '../jobs.ts';
import { openShopDatabase } from '../open-shop-database.ts';

/** What the person at the keyboard got wrong, or what stands in the way; told in one line. */
export class CommandRefused extends Error {}

/** People write what they like: nothing of it may steer the terminal, nor turn the direction of what follows. */
export function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}

/** A line for the person at the keyboard; the standard output is for what was asked for. */
export const say = (line: string) => process.stderr.write(`${printable(line)}\n`);

/** Where the program lies, and where its user is. */
export interface ProgramContext {
  readonly projectFolder: string;
  /** Where the program was built, `build` in the project's folder unless told. */
  readonly buildFolder?: string;
  /** File arguments are relative to it. */
  readonly workingFolder: string;
}

/** One command of the shop's owner; it throws `CommandRefused` for what they can put right. */
export interface Command {
  /** Lines of `npm run shop -- help`: usage and what it does, already aligned. */
  readonly help: readonly string[];
  readonly run: (args: readonly string[], context: ProgramContext) => Promise<void>;
}

/** The shop as a command has it: what use cases need besides HTTP. */
export interface CommandShop {
  readonly config: Config;
  readonly database: Database;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly randomBytes: (count: number) => Uint8Array;
}

const silent = () => undefined;

/** Works on the shop's database: the one that the settings name, be a shop running on it or not. */
export async function withShop(
  context: ProgramContext,
  work: (shop: CommandShop) => Promise<void>,
): Promise<void> {
  const config = loadProcessConfig();
  if (!config.ok) throw new CommandRefused(config.refusal.message);
  const { database, url, stop } = await openShopDatabase(config.value, {
    projectFolder: context.projectFolder,
    say,
    user: 'command',
    onLost: say,
  });
  try {
    await installJobSchema(database.pool, { error: silent, warn: silent, info: silent, debug: silent });
    const events = await createPostgresEvents({ url, log: say });
    await work({ config: config.value, database, events, jobs, clock: systemClock, randomBytes }).finally(
      () => events.stop(),
    );
  } finally {
    await stop();
  }
}
