import { setTimeout as delay } from 'node:timers/promises';

/** Waits, but no longer than until `ended`, and keeps no process alive. */
export async function pause(milliseconds: number, ended: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { ref: false, signal: ended }).catch(() => undefined);
}
