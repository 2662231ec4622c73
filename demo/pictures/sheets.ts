import sharp from 'sharp';

export interface SheetCell {
  file: string;
  name: string;
}

const CAPTION = 18;

/** Puts pictures side by side on one PNG, `columns` in a row (by default as square as possible), each with its name below. */
export async function labelledSheet(
  cells: readonly SheetCell[],
  target: string,
  cell: number,
  columns = Math.ceil(Math.sqrt(cells.length)),
): Promise<void> {
  const tall = cell + CAPTION;
  const tiles = await Promise.all(
    cells.map(async ({ file, name }, i) => {
      const [left, top] = [(i % columns) * cell, Math.floor(i / columns) * tall];
      const picture = await sharp(file)
        .resize(cell, cell, { fit: 'contain', background: '#ffffff' })
        .png()
        .toBuffer();
      return [
        { input: picture, left, top },
        { input: caption(name, cell), left, top: top + cell },
      ];
    }),
  );
  const [width, height] = [columns * cell, Math.ceil(cells.length / columns) * tall];
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(tiles.flat())
    .png()
    .toFile(target);
}

function caption(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="6" y="13" font-family="sans-serif" font-size="11" fill="#4a525c">${text}</text></svg>`,
  );
}
