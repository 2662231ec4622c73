import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeManual } from './compose-manual.ts';
import { drawManual, titleOf } from './draw-manual.ts';
import { parseManualName } from './manual-kinds.ts';

export interface WrittenManual {
  readonly file: string;
  readonly title: string;
}

/** Writes a manual by its name (`meat-slicer-de`) into a folder, whole or not at all; undefined when there is none. */
export async function writeManual(name: string, folder: string): Promise<WrittenManual | undefined> {
  const parsed = parseManualName(name);
  if (!parsed) return undefined;
  const manual = composeManual(parsed.kind, parsed.language);
  const file = join(folder, `${name}.pdf`);
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, await drawManual(manual));
  await rename(unfinished, file);
  return { file, title: titleOf(manual) };
}
