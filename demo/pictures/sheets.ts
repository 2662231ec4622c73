import sharp from 'sharp';

export interface SheetCell {
  /** A path, or a picture file's content. */
  file: string | Buffer;
  name: string;
}

/** Of each picture's place, without its caption; by default square, and as many in a row as in a column. */
export interface SheetLayout {
  width: number;
  height?: number;
  columns?: number;
}

const CAPTION = 18;

/** Puts pictures side by side on one PNG, each with its name below. */
export async function labelledSheet(
  cells: readonly SheetCell[],
  target: string,
  { width, height = width, columns = Math.ceil(Math.sqrt(cells.length)) }: SheetLayout,
): Promise<void> {
  const tall = height + CAPTION;
  const tiles = await Promise.all(
    cells.map(async ({ file, name }, i) => {
      const [left, top] = [(i % columns) * width, Math.floor(i / columns) * tall];
      const box = { fit: 'contain', background: '#ffffff' } as const;
      return [
        { input: await sharp(file).resize(width, height, box).png().toBuffer(), left, top },
        { input: caption(name, width), left, top: top + height },
      ];
    }),
  );
  const [across, down] = [columns * width, Math.ceil(cells.length / columns) * tall];
  await sharp({ create: { width: across, height: down, channels: 3, background: '#ffffff' } })
    .composite(tiles.flat())
    .png()
    .toFile(target);
}

function caption(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="6" y="13" font-family="sans-serif" font-size="11" fill="#4a525c">${text}</text></svg>`,
  );
}
