import { scene } from '../kit/scene.ts';

export const view = { azimuth: 5, elevation: 13, backdrop: 'sand', margin: 0.045 };

/** Checked goods on the crates they came back in. */
export const build = () =>
  scene(
    ['crate', [-86, 0, -30, 0, 6, 0]],
    ['crate', [-86, 37.6, -30, 0, 2, 0]],
    ['planetary-mixer', [-88, 75.2, -32, 0, 8, 0], { colour: '#a3161c' }],
    ['crate', [-32, 0, -34, 0, -4, 0]],
    ['ultrasonic-cleaner', [-32, 37.6, -34, 0, 8, 0]],
    ['crate', [24, 0, -36, 0, 3, 0]],
    ['crate', [24, 37.6, -36, 0, -5, 0]],
    ['centrifuge', [24, 75.2, -36, 0, -8, 0]],
    ['tool-trolley', [96, 0, -30, 0, -20, 0]],
    ['industrial-fan', [-150, 0, 10, 0, 22, 0]],
    ['trolley-jack', [-58, 0, 44, 0, 58, 0]],
    ['mig-welder', [50, 0, 36, 0, -18, 0]],
  );
