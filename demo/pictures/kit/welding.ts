import type { Group, Material } from 'three';
import { bowHandle, socket } from './fittings.ts';
import type { At, Point } from './geometry.ts';
import { group } from './geometry.ts';
import { chrome, copper, plastic, polished, rubber, zinc } from './materials.ts';
import type { Corner } from './outline.ts';
import { polygon } from './outline.ts';
import { block, hose, plateX, rod, rodX, rodZ, sleeve, turned } from './solids.ts';
import { foot } from './wheels.ts';

/** The measures of a welding machine's case in centimetres; the front leans back by `lean` above `knee`. */
export interface CaseSize {
  w: number;
  h: number;
  d: number;
  knee: number;
  lean: number;
}

/**
 * A sheet-metal case on four feet: dark shell, coloured side panels, a front that leans back above the knee. `front`
 * lies on the leaning face (its z = 0), `skirt` on the upright face below the knee.
 */
export function weldingCase(
  { w, h, d, knee, lean }: CaseSize,
  shell: Material,
  sides: Material,
): { body: Group; front: Group; skirt: Group } {
  const [back, base] = [-d / 2, 2.4];
  const profile: Corner[] = [
    [back, base],
    [d / 2, base],
    [d / 2, knee],
    [d / 2 - lean, h],
    [back, h],
  ];
  const inset: Corner[] = [
    [back + 3, base + 2.5],
    [d / 2 - 6, base + 2.5],
    [d / 2 - 6, knee - 1],
    [d / 2 - 6 - lean * 0.9, h - 2.5],
    [back + 3, h - 2.5],
  ];
  const tilt = (Math.atan2(lean, h - knee) * 180) / Math.PI;
  const front = group([0, (h + knee) / 2, d / 2 - lean / 2, -tilt]);
  const skirt = group([0, (knee + base) / 2, d / 2]);
  const body = group(
    undefined,
    plateX(polygon(profile, 1.6), w, shell, undefined, 0.9),
    plateX(polygon(inset, 1.2), 0.8, sides, [w / 2 + 0.2, 0, 0], 0.3),
    plateX(polygon(inset, 1.2), 0.8, sides, [-w / 2 - 0.2, 0, 0], 0.3),
    foot(1.6, 2.6, [w * 0.36, 0, d * 0.38]),
    foot(1.6, 2.6, [-w * 0.36, 0, d * 0.38]),
    foot(1.6, 2.6, [w * 0.36, 0, -d * 0.38]),
    foot(1.6, 2.6, [-w * 0.36, 0, -d * 0.38]),
    front,
    skirt,
  );
  return { body, front, skirt };
}

/** A moulded carrying handle along z on top of a case. */
export const caseHandle = (length: number, at: At): Group =>
  group(
    at,
    group([0, 0, 0, -90, 0, 90], bowHandle(length, 5.5, 1.3, rubber('#202124'))),
    block(3.6, 1, 5, plastic('#202124'), [0, 0.3, length / 2], 0.4),
    block(3.6, 1, 5, plastic('#202124'), [0, 0.3, -length / 2], 0.4),
  );

/** A bayonet socket for a welding cable, with a plug in it when `plugged`. */
export const cableSocket = (r: number, use: 'open' | 'plugged', at: At): Group =>
  use === 'open'
    ? socket(r, at, plastic('#141516', 0.5), copper())
    : group(
        at,
        sleeve(r, r * 0.6, r * 0.7, plastic('#141516', 0.5), [0, 0, r * 0.35], 'z'),
        rodZ(r * 0.78, r * 3, rubber(), [0, 0, r * 1.8], r * 0.62),
      );

/** The central socket of a MIG torch with its hose tail coming out along +z. */
export const torchSocket = (r: number, at: At): Group =>
  group(
    at,
    rodZ(r * 1.25, r * 0.4, plastic('#141516', 0.5), [0, 0, r * 0.2]),
    rodZ(r, r * 1.3, chrome(), [0, 0, r]),
    rodZ(r * 1.08, r * 2.4, plastic('#1b1c1e'), [0, 0, r * 2.6], r * 0.8),
    rodZ(r * 0.62, r * 2.4, rubber(), [0, 0, r * 4.6], r * 0.5),
  );

/** A hose that winds `turns` times flat on the ground round (x, z). */
export function groundCoil(
  x: number,
  z: number,
  r: number,
  turns: number,
  thick: number,
  start = 0,
): Point[] {
  const steps = Math.ceil(turns * 14);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((start + (i / 14) * 360) * Math.PI) / 180;
    const lift = thick + (i / steps) * turns * thick * 1.5;
    const wobble = r + Math.sin(angle * 0.7) * thick * 0.8;
    return [x + wobble * Math.cos(angle), lift, z + wobble * Math.sin(angle)];
  });
}

/** A MIG torch lying along +x with its bent neck and copper nozzle at the far end. */
export const migTorch = (colour: string, at: At): Group =>
  group(
    at,
    group([0, 0, 0, 0, 0, -90], turnedHandle(16, 1.7)),
    block(3.6, 1, 1.1, plastic(colour, 0.35), [10, -1.7, 0, 0, 0, -6], 0.4),
    hose(
      [
        [15.4, 0, 0],
        [19, 0.2, 0],
        [22, -0.9, 0],
        [24, -3.4, 0],
      ],
      0.72,
      polished(),
    ),
    group([24.6, -4.2, 0, 0, 0, 37], rod(1.05, 4.6, copper(), [0, -1, 0], 'y', 1.15)),
  );

const turnedHandle = (length: number, r: number) =>
  turned(
    [
      [0, 0],
      [r * 0.75, 0],
      [r * 0.8, length * 0.1],
      [r, length * 0.25],
      [r * 0.9, length * 0.5],
      [r * 1.08, length * 0.72],
      [r * 0.95, length * 0.92],
      [r * 0.55, length],
      [0, length],
    ],
    plastic('#1b1c1e', 0.4),
  );

/** A slim TIG torch lying along +x: handle, small head, ceramic cup pointing down, long back cap. */
export const tigTorch = (at: At): Group =>
  group(
    at,
    group([0, 0, 0, 0, 0, -90], turnedHandle(15, 1.15)),
    block(2.6, 0.7, 1, plastic('#2b6fb5', 0.35), [9, 1.1, 0], 0.3),
    hose(
      [
        [14.6, 0, 0],
        [17, 0.1, 0],
        [19, 0.8, 0],
      ],
      0.7,
      rubber(),
    ),
    group(
      [19.4, 1, 0, 0, 0, -24],
      rod(0.95, 3.4, rubber()),
      rod(0.75, 5.4, plastic('#1b1c1e', 0.35), [0, 4, 0], 'y', 0.55),
      rod(0.6, 3, plastic('#d98f86', 0.5), [0, -2.9, 0], 'y', 0.85),
      rod(0.12, 2.4, zinc(), [0, -5, 0]),
    ),
  );

/** An earth clamp (or battery clamp) lying along +x, jaws at the far end, with sleeves of the given colour. */
export const earthClamp = (at: At, colour = '#8f1a1a'): Group => {
  const arm = polygon(
    [
      [-9, 1.6],
      [-8.4, 2.4],
      [0, 1.4],
      [7, 0.9],
      [8, 0.1],
      [6.6, 0],
      [0, 0.4],
    ],
    0.4,
  );
  const half = (turn: number): Group => group([0, 0, 0, turn, 0, 0], plateUpright(arm));
  return group(
    at,
    half(0),
    group([0, -0.2, 0, 180, 0, 0], plateUpright(arm)),
    rodZ(0.8, 3, zinc(), [0.4, 0, 0]),
    rodX(0.55, 4, copper(), [7, 0, 0]),
    rodX(0.9, 7, rubber(colour), [-6, 2, 0], 0.7),
    rodX(0.9, 7, rubber(colour), [-6, -2, 0], 0.7),
  );
};

const plateUpright = (outline: ReturnType<typeof polygon>) =>
  group([0, 0, 0, 0, 90, 0], plateX(outline, 2.2, zinc(), undefined, 0.2));

/** An electrode holder lying along +x, jaws at the far end. */
export const electrodeHolder = (at: At): Group =>
  group(
    at,
    group([0, 0, 0, 0, 0, -90], turnedHandle(15, 1.9)),
    block(9, 1.3, 2.2, plastic('#1b1c1e', 0.4), [17.5, 0.9, 0, 0, 0, 4], 0.5),
    block(9, 1.3, 2.2, plastic('#b3261c', 0.4), [17.5, -0.9, 0, 0, 0, -4], 0.5),
    block(3, 1.6, 1.4, copper(), [21.5, 0, 0], 0.3),
  );
