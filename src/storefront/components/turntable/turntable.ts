/** A view all around: pictures taken while the product turned once (rule P-01). */
export interface Turntable {
  /** Of its pictures, `360/<name>/01.avif` and so on. */
  readonly name: string;
  readonly frames: number;
}

/** `0` is the first one. */
export function frameAddress({ name }: Turntable, frame: number): string {
  return `/pictures/360/${name}/${String(frame + 1).padStart(2, '0')}.avif`;
}

/** So many frames on, or back when negative; after the last one comes the first. */
export function frameAfter(frame: number, steps: number, frames: number): number {
  return (((frame + steps) % frames) + frames) % frames;
}

/**
 * What a drag has turned it to: across the whole picture is once around. The front follows the finger, and as the frames
 * go on it moves to the left.
 */
export function frameOfDrag(begin: number, pixels: number, width: number, frames: number): number {
  return frameAfter(begin, -Math.round((pixels / width) * frames), frames);
}

export function degreesOf(frame: number, frames: number): number {
  return Math.round((frame * 360) / frames);
}

/** From coarse to fine, so that it can be turned while most of it is still on its way: 0, 4, 2, 6, 1, 3 … of 8. */
export function loadOrder(frames: number): readonly number[] {
  const order = new Set<number>();
  for (let step = 2 ** Math.ceil(Math.log2(frames)); step >= 1; step /= 2) {
    for (let frame = 0; frame < frames; frame += step) order.add(frame);
  }
  return [...order];
}

/** The frame nearest to the wanted one, either way around, that is there already; `undefined` before the first. */
export function nearestLoaded(
  loaded: ReadonlySet<number>,
  wanted: number,
  frames: number,
): number | undefined {
  for (let distance = 0; distance <= frames / 2; distance += 1) {
    for (const frame of [frameAfter(wanted, distance, frames), frameAfter(wanted, -distance, frames)]) {
      if (loaded.has(frame)) return frame;
    }
  }
  return undefined;
}
