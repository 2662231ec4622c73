import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { StartRefused } from './open-shop-database.ts';

/** All of it but the manuals; its invented merchant alone; only its pictures; only its manuals, which take minutes beside an open shop. */
export type DemoPart = 'shop' | 'merchant' | 'pictures' | 'manuals';

interface DemoOptions {
  readonly part: DemoPart;
  /** At least so many products; those that it has unless told. */
  readonly size?: number;
  readonly onStep?: (step: string) => void;
  /** Ends it before it is done. */
  readonly signal?: AbortSignal;
}

/**
 * Of the program that draws manuals beside an open shop: what is drawn is garbage right after, and Node lets it gather as
 * long as the machine has room. Measured: 465 MB after 150 manuals without, 193 at most over all 2,836 with, and no slower.
 */
const SMALL_HEAP = ['--max-old-space-size=128', '--max-semi-space-size=8'];

const programOf = (projectFolder: string) => join(projectFolder, 'demo', 'load', 'main.ts');

/** A shop may be installed without the demonstration. */
export const hasDemo = (projectFolder: string): boolean => existsSync(programOf(projectFolder));

/** The record of its invented merchant, as it lies in its file. */
export async function readDemoMerchant(projectFolder: string): Promise<unknown> {
  return JSON.parse(await readFile(join(projectFolder, 'demo', 'merchant.json'), 'utf8'));
}

/**
 * Lets the demonstration take itself into the shop of this process's settings: by a program of its own, which works on
 * the shop beside it as the owner's commands do, so that nothing of it is part of the shop and its memory goes with it.
 * Throws `StartRefused` with what stands in its way.
 */
export async function runDemo(
  projectFolder: string,
  { part, size = 0, onStep = () => undefined, signal }: DemoOptions,
): Promise<void> {
  const flags = ['--disable-warning=ExperimentalWarning', ...(part === 'manuals' ? SMALL_HEAP : [])];
  const args = [...flags, programOf(projectFolder)];
  const child = spawn(process.execPath, [...args, '--part', part, '--size', String(size)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => void child.kill();
  signal?.addEventListener('abort', end);
  const ended = once(child, 'close');
  const complaint = text(child.stderr);
  for await (const step of createInterface({ input: child.stdout })) onStep(step);
  const [code, signalName] = await ended;
  signal?.removeEventListener('abort', end);
  if (code === 0 || signal?.aborted) return;
  throw new StartRefused((await complaint).trim() || `demo/load/main.ts ended: ${code ?? signalName}`);
}
