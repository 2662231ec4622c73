import type { Clock } from '../kernel/clock.ts';
import type { RepeatedWork } from './repeated-work.ts';

export interface TimedWorkOptions {
  readonly clock: Clock;
  /** Does what is due, and says when something is due next. */
  readonly work: () => Promise<Date | undefined>;
  /** It looks again after this long even if nothing is known to be due. */
  readonly atMostMilliseconds: number;
  readonly onFailure: (error: unknown) => void;
}

/** Runs something at once and then whenever it is due, never twice at the same time in this process. After a failure it tries again. */
export function timeWork({ clock, work, atMostMilliseconds, onFailure }: TimedWorkOptions): RepeatedWork {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  function sleepUntil(next: Date | undefined): void {
    if (isStopped) return;
    const left = (next?.getTime() ?? Number.POSITIVE_INFINITY) - clock.now().getTime();
    timer = setTimeout(run, Math.max(0, Math.min(left, atMostMilliseconds)));
    timer.unref();
  }

  function run(): void {
    running = work().then(sleepUntil, (error: unknown) => {
      onFailure(error);
      sleepUntil(undefined);
    });
  }

  return {
    start: run,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
