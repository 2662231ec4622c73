import { runCommandLine } from './command-line.ts';
import type { ProgramContext } from './commands/command.ts';
import { serve } from './serve.ts';

export { renderDocument } from '../storefront/render/document.tsx';
export { createShop } from './shop.ts';

/** The built program: `serve` runs the shop, anything else is a command for its owner. Resolves to the exit code. */
export function main(
  context: ProgramContext,
  [command = 'help', ...rest]: readonly string[],
): Promise<number> {
  return command === 'serve' ? serve(context, rest) : runCommandLine(context, [command, ...rest]);
}
