import { parentPort } from 'node:worker_threads';
import type { ManualAnswer, ManualOrder } from '../../src/server/demonstration-manuals.ts';
import { writeManual } from './write-manual.ts';

/** Writes manuals on a thread of its own, one after the other, for a shop that goes on answering meanwhile. */
async function answer({ name, folder }: ManualOrder): Promise<ManualAnswer> {
  try {
    const manual = await writeManual(name, folder);
    return manual ? { name, manual } : { name };
  } catch (error) {
    return { name, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let last = Promise.resolve();
parentPort?.on('message', (order: ManualOrder) => {
  last = last.then(async () => parentPort?.postMessage(await answer(order)));
});
