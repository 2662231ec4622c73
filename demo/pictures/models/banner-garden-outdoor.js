import { scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 12, backdrop: 'sage', margin: 0.045 };

/** Heat for the terrace, wood for the fire, the press and the honey of autumn. */
export const build = () =>
  scene(
    ['log-splitter', [86, 0, -34, 0, -14, 0]],
    ['fruit-press', [-40, 0, -34, 0, 10, 0]],
    ['honey-extractor', [-112, 0, -20, 0, 18, 0]],
    ['fire-bowl', [24, 0, 34]],
    ['backpack-sprayer', [-70, 0, 44, 0, 20, 0]],
    ['garden-pump', [108, 0, 42, 0, -18, 0]],
    ['egg-incubator', [-134, 0, 46, 0, 16, 0]],
  );
