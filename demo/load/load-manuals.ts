import { findShownMedia } from '../../src/media/media-store.ts';
import { saveMedia, storeMedium, type TakenMedium } from '../../src/media/take-media.ts';
import { CommandRefused, type CommandShop } from '../../src/server/commands/command.ts';
import { openMediaBlobs } from '../../src/server/shop-media.ts';
import { composeManual } from '../manuals/compose-manual.ts';
import { drawManual, titleOf } from '../manuals/draw-manual.ts';
import { languagesOfManual, manualKinds } from '../manuals/manual-kinds.ts';

const SAVED_AT_ONCE = 50;

/** Draws the manuals that the shop does not have yet, some 2,800, and takes them in. */
export async function loadManuals(shop: CommandShop, onStep: (step: string) => void): Promise<void> {
  const media = { ...shop, blobs: openMediaBlobs(shop.config) };
  const shown = new Set((await findShownMedia(shop.database)).map(({ name }) => name));
  let drawn: TakenMedium[] = [];
  const save = async () => {
    await saveMedia(media, drawn);
    drawn = [];
  };
  for (const kind of manualKinds.keys()) {
    for (const language of languagesOfManual(kind)) {
      const name = `manuals/${kind}-${language}.pdf`;
      if (shown.has(name)) continue;
      const manual = composeManual(kind, language);
      const stored = await storeMedium(media, name, await drawManual(manual), titleOf(manual));
      if (!stored.ok)
        throw new CommandRefused(`The demonstration's manual ${name} is wrong: ${stored.refusal}`);
      drawn.push(stored.value);
      if (drawn.length === SAVED_AT_ONCE) await save();
    }
    onStep(`manuals: ${kind}`);
  }
  await save();
}
