import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A manual that has been made: a PDF file, and what its reader calls it. */
export interface Manual {
  readonly file: string;
  /** `Aufschnittmaschine – Bedienungsanleitung` */
  readonly title: string;
}

/** What the thread that makes manuals is told. */
export interface ManualOrder {
  /** `meat-slicer-de` */
  readonly name: string;
  readonly folder: string;
}

/** What it says: a manual, or why there is none; neither when there is no manual of that name. */
export interface ManualAnswer {
  readonly name: string;
  readonly manual?: Manual;
  readonly failure?: string;
}

export interface DemonstrationManuals {
  /** The manual of a name, made now if it has not been; undefined when the demonstration has none of that name. */
  find(name: string): Promise<Manual | undefined>;
  stop(): Promise<void>;
}

/** So long the thread waits for another order before it ends; its memory goes with it. */
const IDLE_MS = 20_000;

/** Many times what a manual takes on a busy machine; a thread that needs longer for one hangs. */
const PATIENCE_MS = 30_000;

/** Names of manuals as the demonstration gives them: kind and language. */
const NAME = /^[a-z][a-z-]{0,60}-[a-z]{2}$/;

/**
 * The manuals of the demonstration's goods, made on request: all of them would take minutes. They are drawn on a thread of
 * their own, so that the shop answers others meanwhile, and kept as files until the shop is started again, when its texts
 * may be others. A name that is being made is made once, whoever else asks for it.
 */
export function createDemonstrationManuals(options: {
  /** Where `demo/` lies. */
  readonly projectFolder: string;
  readonly dataDir: string;
  /** How long one manual may take, in milliseconds. */
  readonly patienceMs?: number;
}): DemonstrationManuals {
  const program = join(options.projectFolder, 'demo', 'manuals', 'manual-worker.ts');
  const folder = join(options.dataDir, 'demonstration-manuals');
  /** What an earlier start has left; only a shop that is asked for manuals writes at all. */
  let emptied: Promise<void> | undefined;
  const made = new Map<string, Manual>();
  const making = new Map<string, PromiseWithResolvers<Manual | undefined>>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let patience: NodeJS.Timeout | undefined;

  /** From the next manual on; a thread that is ended tells all who wait, and the next request begins another. */
  const watch = () => {
    clearTimeout(patience);
    if (making.size === 0) return;
    patience = setTimeout(() => void worker?.terminate(), options.patienceMs ?? PATIENCE_MS).unref();
  };

  const end = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const settle = ({ name, manual, failure }: ManualAnswer) => {
    const waiting = making.get(name);
    making.delete(name);
    if (manual) made.set(name, manual);
    if (failure === undefined) waiting?.resolve(manual);
    else waiting?.reject(new Error(`The manual ${name} could not be made: ${failure}`));
    watch();
    if (making.size === 0) idle = setTimeout(() => void end(), IDLE_MS).unref();
  };
  const begin = (): Worker => {
    const begun = new Worker(program);
    begun.unref();
    begun.on('message', settle);
    const fail = (reason: string) => {
      if (worker !== begun) return;
      worker = undefined;
      for (const name of [...making.keys()]) settle({ name, failure: reason });
    };
    begun.on('error', (error: Error) => fail(error.message));
    begun.on('exit', (code) => fail(`the thread has ended with ${code}`));
    return begun;
  };

  return {
    async find(name) {
      if (!NAME.test(name)) return undefined;
      const known = made.get(name);
      if (known && (await exists(known.file))) return known;
      emptied ??= rm(folder, { recursive: true, force: true });
      await emptied;
      const underway = making.get(name);
      if (underway) return underway.promise;
      clearTimeout(idle);
      worker ??= begin();
      const waiting = Promise.withResolvers<Manual | undefined>();
      making.set(name, waiting);
      if (making.size === 1) watch();
      worker.postMessage({ name, folder } satisfies ManualOrder);
      return waiting.promise;
    },
    async stop() {
      await end();
      for (const name of [...making.keys()]) settle({ name, failure: 'the shop is closing' });
      clearTimeout(idle);
    },
  };
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
