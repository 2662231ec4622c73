import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import program from '../../scripts/shop-program.json' with { type: 'json' };
import { requireBuiltShop } from './built-shop.ts';
import { findFreePort } from './free-port.ts';

const projectFolder = resolve(import.meta.dirname, '..', '..');

const builtShop = join(projectFolder, 'scripts', 'gantry.mjs');

/** What every shop process here is started with, besides its settings: nothing of the machine's own environment. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG'] as const;

export interface ShopProcessOptions {
  readonly dataDir: string;
  /** Settings (docs/operations.md) and whatever else it shall find in its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** A free one unless told. */
  readonly port?: number;
  /** Words before the command: `['setpriv', …]`. */
  readonly prefix?: readonly string[];
  /** Flags of Node, and another script than the built shop's: `scripts/start.mjs`. */
  readonly nodeFlags?: readonly string[];
  readonly script?: readonly string[];
}

export interface ShopEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The built shop in a process of its own, as `npm start` runs it. */
export interface ShopProcess {
  readonly pid: number;
  readonly port: number;
  readonly dataDir: string;
  stdout(): string;
  stderr(): string;
  /** Milliseconds from its start until it said that it is open. Rejects with its output when it ends before. */
  readonly opened: Promise<number>;
  readonly ended: Promise<ShopEnd>;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<ShopEnd>;
  /** A signal to the process alone, or to its whole group. */
  kill(signal: NodeJS.Signals, target?: 'process' | 'group'): void;
}

/** Starts the built shop and returns at once; what is still running when we end is killed. */
export async function startShopProcess(options: ShopProcessOptions): Promise<ShopProcess> {
  const port = options.port ?? (await findFreePort());
  const env: Record<string, string> = {};
  for (const name of inherited) env[name] = process.env[name] ?? '';
  Object.assign(env, {
    ...program.environment,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: options.dataDir,
    ...options.env,
  });
  const script = options.script ?? [builtShop, 'serve'];
  if (script.includes(builtShop)) requireBuiltShop();
  const flags = [...program.flags, ...(options.nodeFlags ?? [])];
  const [command = '', ...args] = [...(options.prefix ?? []), process.execPath, ...flags, ...script];
  const began = performance.now();
  // A group of its own, so that a test can kill all of it.
  const child = spawn(command, args, {
    cwd: projectFolder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return observe(child, { port, dataDir: options.dataDir, began });
}

/** One command of the shop (`npm run shop -- …`), and what it said when it has ended. */
export async function runShopCommand(
  args: readonly string[],
  options: ShopProcessOptions,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const command = await startShopProcess({ ...options, script: [builtShop, ...args] });
  const { code } = await command.ended;
  return { code, said: `${command.stdout()}${command.stderr()}` };
}

function observe(
  child: ChildProcess,
  { port, dataDir, began }: { port: number; dataDir: string; began: number },
): ShopProcess {
  const { pid } = child;
  if (pid === undefined) throw new Error('the shop could not be started');
  let out = '';
  let err = '';
  const ended = new Promise<ShopEnd>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const kill = (signal: NodeJS.Signals, target: 'process' | 'group' = 'process') => {
    try {
      process.kill(target === 'group' ? -pid : pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  };
  const killAtExit = () => kill('SIGKILL', 'group');
  process.once('exit', killAtExit);
  void ended.then(() => process.off('exit', killAtExit));
  const opened = new Promise<number>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      out += part;
      if (/^Gantry is open/m.test(out)) resolve(performance.now() - began);
    });
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      err += part;
    });
    void ended.then((end) => reject(new Error(`the shop ended early: ${JSON.stringify(end)}\n${out}${err}`)));
  });
  opened.catch(() => undefined);
  return {
    pid,
    port,
    dataDir,
    stdout: () => out,
    stderr: () => err,
    opened,
    ended,
    kill,
    stop() {
      kill('SIGTERM');
      return ended;
    },
  };
}
