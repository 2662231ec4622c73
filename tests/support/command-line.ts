import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { runCommandLine } from '../../src/server/command-line.ts';
import { projectRoot } from './source-tree.ts';

/** What became of a command. */
export interface CommandEnd {
  readonly code: number;
  /** What was asked for: the standard output. */
  readonly printed: string;
  /** What the person at the keyboard was told: the standard error. */
  readonly said: string;
}

/** The shop's command line, `npm run shop -- …`, on a database of a test. */
export interface TestCommandLine {
  /** A temporary one: the working folder of every command, and its data folder unless the test has another. */
  readonly folder: string;
  run(...args: readonly string[]): Promise<CommandEnd>;
  close(): Promise<void>;
}

export async function openCommandLine(database: { readonly url: string }): Promise<TestCommandLine> {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-command-'));
  return {
    folder,
    run: (...args) => runCommand({ url: database.url, dataDir: folder, workingFolder: folder }, args),
    close: () => rm(folder, { recursive: true }),
  };
}

/** The shop that a command is for, and where it is called. */
export interface CommandContext {
  readonly url: string;
  readonly dataDir: string;
  readonly workingFolder: string;
  /** Others than where its database and data folder are (docs/operations.md). */
  readonly settings?: Readonly<Record<string, string>>;
  /** The project's own unless told. */
  readonly projectFolder?: string;
}

/** One command in this process, with nothing of it on the test's own output. */
export async function runCommand(
  { url, dataDir, workingFolder, settings = {}, projectFolder = projectRoot }: CommandContext,
  args: readonly string[],
): Promise<CommandEnd> {
  const all = { DATABASE_URL: url, DATA_DIR: dataDir, APP_ENV: 'test', ...settings };
  const before = Object.keys(all).map((name) => [name, process.env[name]] as const);
  const output = listenTo(process.stdout);
  const errors = listenTo(process.stderr);
  Object.assign(process.env, all);
  try {
    const code = await runCommandLine({ projectFolder, workingFolder }, args);
    return { code, printed: output.heard(), said: errors.heard() };
  } finally {
    output.stop();
    errors.stop();
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** Hears what is written there, in its place, until told to stop. */
function listenTo(stream: NodeJS.WriteStream): { heard(): string; stop(): void } {
  let heard = '';
  const spy = vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    heard += String(chunk);
    return true;
  });
  return { heard: () => heard, stop: () => spy.mockRestore() };
}
