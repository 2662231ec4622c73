import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { StartRefused } from './open-shop-database.ts';

/**
 * Lets the demonstration take itself into the shop of this process's settings: by a program of its own, which works on
 * the shop beside it as the owner's commands do, so that nothing of it is part of the shop and its memory goes with it.
 * `part`: all of it, with at least so many products, or the invented merchant alone. Throws `StartRefused` with what stands in its way.
 */
export async function runDemo(
  projectFolder: string,
  part: { readonly products: number } | 'merchant',
  onStep: (step: string) => void,
): Promise<void> {
  const program = join(projectFolder, 'demo', 'load', 'main.ts');
  const args = part === 'merchant' ? ['--merchant'] : ['--size', String(part.products)];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const complaint = text(child.stderr);
  for await (const step of createInterface({ input: child.stdout })) onStep(step);
  const [code, signal] = await ended;
  if (code !== 0)
    throw new StartRefused((await complaint).trim() || `demo/load/main.ts ended: ${code ?? signal}`);
}
