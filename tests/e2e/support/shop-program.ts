import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { requireBuiltShop } from '../../support/built-shop.ts';
import { projectRoot } from './project-root.ts';

/** Names, to the processes of the tests, the data folder of a shop that has taken in the demonstration and was stopped. */
export const FILLED_FOLDER = 'GANTRY_FILLED_FOLDER';
/** Against what hangs: a new shop with all of the demonstration takes half a minute, and several on a machine that does other things too. */
export const START_LIMIT_MS = 600_000;
const POLL_MS = 50;

/** The built shop as a process. */
export interface ShopProgram {
  readonly port: number;
  /** For commands of the shop beside it. */
  readonly options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv };
  readonly flags: readonly string[];
  /** All that it has printed. */
  output(): string;
  end(): Promise<void>;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

async function waitUntilReady(program: ChildProcess, port: number, output: () => string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (program.exitCode !== null || performance.now() > deadline) {
      throw new Error(`the shop did not start:\n${output()}`);
    }
    await pause(POLL_MS);
  }
}

/** Starts it on a data folder and waits until it is ready. */
export async function launchShop(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopProgram> {
  requireBuiltShop();
  const port = await findFreePort();
  const { DATABASE_URL: _database, SMTP_URL: _mail, ...environment } = process.env;
  const flags = ['--enable-source-maps', '--disable-warning=ExperimentalWarning'];
  const options = {
    cwd: projectRoot,
    env: {
      ...environment,
      NODE_ENV: 'production',
      APP_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...settings,
    },
  } as const;
  const program = spawn(process.execPath, [...flags, 'scripts/gantry.mjs', 'serve'], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => program.kill('SIGTERM');
  process.once('exit', endWithUs);
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  await waitUntilReady(program, port, () => output);
  return {
    ...{ port, options, flags, output: () => output },
    async end() {
      process.off('exit', endWithUs);
      if (program.exitCode !== null) return;
      program.kill('SIGTERM');
      await once(program, 'exit');
    },
  };
}
