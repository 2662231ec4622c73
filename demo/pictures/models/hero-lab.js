import { scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 17, backdrop: 'grey', margin: 0.045 };

/** Bench instruments of a laboratory and an electronics desk, in two rows. */
export const build = () =>
  scene(
    ['ultrasonic-cleaner', [-54, 0, -18, 0, 24, 0]],
    ['stereo-microscope', [2, 0, -14, 0, 24, 0]],
    ['precision-scale', [38, 0, -20, 0, -14, 0]],
    ['centrifuge', [-24, 0, 16, 0, 20, 0]],
    ['magnetic-stirrer', [-60, 0, 24, 0, 24, 0]],
    ['multimeter', [6, 2.7, 30, 0, 8, 0]],
    ['lab-power-supply', [66, 0, -4, 0, -24, 0]],
    ['soldering-station', [40, 0, 28, 0, -12, 0]],
  );
