import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type PostgresProcess, stopPostgres } from './postgres-process.ts';

export type EmbeddedPostgresExit =
  | { readonly kind: 'restarting'; readonly reason: string; readonly attempt: number }
  | { readonly kind: 'restarted'; readonly pid: number }
  /** The database stays down: the shop should say `error.message` and end. */
  | { readonly kind: 'gave-up'; readonly error: EmbeddedPostgresError };

interface SupervisedProcess {
  readonly pid: number;
  stop(): Promise<void>;
}

interface Reports {
  readonly log: (line: string) => void;
  readonly onExit?: (event: EmbeddedPostgresExit) => void;
}

/** Restarts within one minute before we give up: more is not an accident. */
const mostRestarts = 5;
const minute = 60_000;

/** Keeps a server running: starts it again when it ends by itself, until `stop` or too many accidents in a row. */
export function superviseProcess(
  first: PostgresProcess,
  start: () => Promise<PostgresProcess>,
  { log, onExit }: Reports,
): SupervisedProcess {
  const stopped = new AbortController();
  let current = first;
  const accidents: number[] = [];

  async function keepRunning(): Promise<void> {
    for (;;) {
      const reason = await current.exited;
      if (stopped.signal.aborted) return;
      const now = performance.now();
      accidents.push(now);
      while ((accidents[0] ?? now) < now - minute) accidents.shift();
      log(`The database ${reason}.`);
      if (accidents.length > mostRestarts) {
        const message = `The database ended ${accidents.length} times within a minute (last: ${reason}).`;
        onExit?.({ kind: 'gave-up', error: new EmbeddedPostgresError('start-failed', message) });
        return;
      }
      onExit?.({ kind: 'restarting', reason, attempt: accidents.length });
      await delay(100 * (accidents.length - 1), undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      current = await start();
      if (stopped.signal.aborted) return;
      onExit?.({ kind: 'restarted', pid: current.pid });
    }
  }

  const running = keepRunning().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const failure =
      error instanceof EmbeddedPostgresError ? error : new EmbeddedPostgresError('start-failed', message);
    onExit?.({ kind: 'gave-up', error: failure });
  });

  return {
    get pid() {
      return current.pid;
    },
    async stop() {
      stopped.abort();
      // A restart that is under way ends first, so that no server is left behind.
      let known = current;
      await stopPostgres(known, log);
      await running;
      while (known !== current) {
        known = current;
        await stopPostgres(known, log);
      }
    },
  };
}
