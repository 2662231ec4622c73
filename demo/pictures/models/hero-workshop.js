import { group, put } from '../kit/geometry.ts';
import { build as airCompressor } from './air-compressor.js';
import { build as benchGrinder } from './bench-grinder.js';
import { build as migWelder } from './mig-welder.js';
import { build as pillarDrill } from './pillar-drill.js';
import { build as toolTrolley } from './tool-trolley.js';
import { build as trolleyJack } from './trolley-jack.js';
import { build as weldingHelmet } from './welding-helmet.js';
import { build as workbench } from './workbench.js';
import { build as workshopPress } from './workshop-press.js';

export const view = { azimuth: 4, elevation: 11, backdrop: 'grey', margin: 0.045 };

/** A workshop corner: bench with tools, press, trolley, compressor, welder and jack. */
export function build() {
  const top = 84.6;
  return group(
    undefined,
    put(workbench(), [-20, 0, -20]),
    put(benchGrinder(), [-8, top, -18, 0, 16, 0]),
    put(pillarDrill(), [32, top, -24, 0, -12, 0]),
    put(weldingHelmet({ colour: '#b3161a' }), [-42, top, -14, 0, 22, 0]),
    put(workshopPress(), [90, 0, -44, 0, -16, 0]),
    put(toolTrolley(), [-124, 0, 14, 0, 24, 0]),
    put(airCompressor(), [118, 0, 30, 0, -20, 0]),
    put(migWelder(), [44, 0, 50, 0, -28, 0]),
    put(trolleyJack(), [-58, 0, 62, 0, 62, 0]),
  );
}
