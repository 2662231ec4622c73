import { group, put } from '../kit/geometry.ts';
import { build as centrifuge } from './centrifuge.js';
import { build as powerSupply } from './lab-power-supply.js';
import { build as magneticStirrer } from './magnetic-stirrer.js';
import { build as multimeter } from './multimeter.js';
import { build as precisionScale } from './precision-scale.js';
import { build as solderingStation } from './soldering-station.js';
import { build as stereoMicroscope } from './stereo-microscope.js';
import { build as ultrasonicCleaner } from './ultrasonic-cleaner.js';

export const view = { azimuth: 4, elevation: 17, backdrop: 'grey', margin: 0.045 };

/** Bench instruments of a laboratory and an electronics desk, in two rows. */
export function build() {
  return group(
    undefined,
    put(ultrasonicCleaner(), [-54, 0, -18, 0, 24, 0]),
    put(stereoMicroscope(), [2, 0, -14, 0, 24, 0]),
    put(precisionScale(), [38, 0, -20, 0, -14, 0]),
    put(centrifuge(), [-24, 0, 16, 0, 20, 0]),
    put(magneticStirrer(), [-60, 0, 24, 0, 24, 0]),
    put(multimeter(), [6, 0, 30, 0, 8, 0]),
    put(powerSupply(), [66, 0, -4, 0, -24, 0]),
    put(solderingStation(), [40, 0, 28, 0, -12, 0]),
  );
}
