export interface RepeatedWork {
  /** Begins with the first run at once. */
  start(): void;
  /** Waits for the run in flight; there is none after it. */
  stop(): Promise<void>;
}

/** Runs something at once and then every so often, never twice at the same time in this process. A failure is told, and the next run comes all the same. */
export function repeatWork(
  everyMilliseconds: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): RepeatedWork {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .then(() => undefined, onFailure)
      .finally(() => {
        running = undefined;
      });
  };
  return {
    start() {
      timer = setInterval(run, everyMilliseconds);
      timer.unref();
      run();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
