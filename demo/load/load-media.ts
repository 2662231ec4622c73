import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importMediaFolder } from '../../src/media/import-media-folder.ts';
import { saveMedia, storeMedium } from '../../src/media/take-media.ts';
import { CommandRefused, type CommandShop } from '../../src/server/commands/command.ts';
import { openMediaBlobs } from '../../src/server/shop-media.ts';

const pictures = join(import.meta.dirname, '..', 'pictures', 'out');

/** Takes one drawing of the demonstration, for what names it before the pictures are there. */
export async function loadDrawing(shop: CommandShop, name: string): Promise<void> {
  const media = { ...shop, blobs: openMediaBlobs(shop.config) };
  const stored = await storeMedium(media, name, await readFile(join(pictures, name)));
  if (!stored.ok) throw new CommandRefused(`The demonstration's drawing ${name} is wrong: ${stored.refusal}`);
  await saveMedia(media, [stored.value]);
}

/** Takes the pictures of the demonstration, which lie there in all sizes, as a merchant's folder is taken. */
export async function loadPictures(shop: CommandShop, onStep: (step: string) => void): Promise<void> {
  onStep('pictures');
  const media = { ...shop, blobs: openMediaBlobs(shop.config) };
  const { refused } = await importMediaFolder(media, pictures, (done, of) =>
    onStep(`pictures: ${done} of ${of}`),
  );
  const [first] = refused;
  if (first !== undefined)
    throw new CommandRefused(`The demonstration's picture ${first.name} is wrong: ${first.problem}`);
}
