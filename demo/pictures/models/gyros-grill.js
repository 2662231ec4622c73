import { knob, lamp } from '../kit/controls.ts';
import { mainsLead, ratingPlate } from '../kit/fittings.ts';
import { corners, group, repeat } from '../kit/geometry.ts';
import { chrome, darkSteel, glow, plastic, polished, steel, stuff } from '../kit/materials.ts';
import { cut, rectangle } from '../kit/outline.ts';
import { label } from '../kit/print.ts';
import { createRandom } from '../kit/random.ts';
import { block, loft, plate, plateY, rod, rodX, sleeve, turned } from '../kit/solids.ts';
import { levelFoot } from '../kit/wheels.ts';

export const view = { azimuth: 32, elevation: 16 };

/** A vertical gyros grill: turning meat spit on a drip pan before a tower with four glowing burners. */
export function build() {
  const metal = steel();
  const base = group(
    undefined,
    block(48, 9, 56, metal, [0, 8.5, 0], 1.2),
    plateY(cut(rectangle(46, 44, 2), rectangle(40, 36, 5)), 2.2, metal, [0, 14, 5], 0.5),
    plateY(rectangle(41, 37, 5), 0.6, polished(), [0, 13.2, 5], 0.1),
    corners(38, 46, () => levelFoot(2, 4.4)),
    ...[0, 1, 2, 3].map((i) => knob(2, [-15 + i * 7.2, 8.6, 28], { marks: 7, ink: '#22262a' })),
    lamp(0.55, '#f0a029', [11.4, 9.8, 28]),
    lamp(0.55, '#38c45a', [11.4, 7.2, 28]),
    label('GYROS 4', 1.5, '#454a50', [17.6, 8.6, 28.05]),
  );
  const burner = (y) =>
    group(
      [0, y, -12.6],
      block(28, 12.4, 3, metal, undefined, 0.5),
      block(25, 9.8, 0.8, glow('#ff5a16', 0.75), [0, 0, 1.4], 0.2),
      repeat(11, (i) => block(25, 0.22, 0.3, darkSteel(), [0, (i - 5) * 0.9, 2], 0.05)),
      repeat(17, (i) => block(0.22, 9.8, 0.3, darkSteel(), [(i - 8) * 1.5, 0, 2.1], 0.05)),
    );
  const tower = group(
    undefined,
    block(34, 78, 12, metal, [0, 51, -20], 1),
    ...[-1, 1].map((s) => block(1.4, 74, 12, metal, [s * 17.4, 52, -12, 0, s * 24, 0], 0.4)),
    ...[0, 1, 2, 3].map((i) => burner(25 + i * 15.4)),
    plate(rectangle(26, 60, 1), 0.6, metal, [0, 50, -26.1], 0.2),
    repeat(8, (i) => block(20, 1, 0.4, plastic('#0b0c0d', 0.8), [0, 32 + i * 2.6, -26.3], 0.3)),
    ratingPlate(7, 'GYROS 4', '4 × 3.2 kW  30 mbar', [0, 68, -26.5, 0, 180, 0]),
  );
  const head = group(
    [0, 90, -12],
    block(15, 7, 30, metal, [0, 2, 3], 1.2),
    rod(2.2, 4, chrome(), [0, -3, 15]),
    block(3, 2.2, 6, plastic(), [0, 6.4, 12], 0.8),
  );
  return group(
    undefined,
    base,
    tower,
    head,
    group([0, 14, 5], spit()),
    mainsLead([16, 7, -28], 20),
    rodX(1, 5, chrome(), [-26, 8, -18]),
  );
}

/** Stacked slices: a bumpy cone on its skewer between two discs. */
function spit() {
  const random = createRandom(41);
  const rings = 74;
  const around = 72;
  const base = Array.from({ length: around }, () => random());
  const sections = Array.from({ length: rings + 1 }, (_, i) => {
    const share = i / rings;
    const slice = Math.abs(((i * 0.5) % 2) - 1);
    const r = (7.2 + 5.6 * Math.sin(share * 2.1) ** 0.9) * (0.93 + 0.09 * slice);
    const cap = share < 0.02 || share > 0.98 ? 0.86 : 1;
    const drift = random() * 6;
    return Array.from({ length: around + 1 }, (_, k) => {
      const n = k % around;
      const wave = Math.sin(n * 0.52 + drift) * 0.35 + ((base[(n + i * 3) % around] ?? 0) - 0.5) * 1.1;
      const angle = (n / around) * Math.PI * 2;
      return [(r * cap + wave) * Math.cos(angle), 9 + share * 52, -(r * cap + wave) * Math.sin(angle)];
    });
  });
  const meat = [stuff('#8f5230', 0.5), stuff('#6f3a20', 0.5), stuff('#b07443', 0.55)];
  const whole = group(
    undefined,
    loft(sections, meat[0]),
    rod(0.9, 74, polished(), [0, 38, 0]),
    turned(
      [
        [0, 7.4],
        [10, 7.4],
        [10.6, 8],
        [10, 8.8],
        [0, 8.8],
      ],
      polished(),
    ),
    sleeve(3, 0.9, 5, metalCollar(), [0, 5, 0]),
    turned(
      [
        [0, 61],
        [9.6, 60.6],
        [10.2, 61.4],
        [6, 62.6],
        [0, 63],
      ],
      meat[2],
    ),
  );
  for (let i = 0; i < 240; i++) {
    const [share, turn] = [random(), random() * 360];
    const r = 7.4 + 5.4 * Math.sin(share * 2.1) ** 0.9;
    whole.add(
      group(
        [0, 9 + share * 51, 0, 0, turn, 0],
        block(1.6 + random() * 3, 0.5 + random() * 0.6, 0.8, meat[1 + (i % 2)], [0, 0, r - 0.3], 0.25),
      ),
    );
  }
  return whole;
}

const metalCollar = () => darkSteel();
