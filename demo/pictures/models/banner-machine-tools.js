import { plinth, scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 13, backdrop: 'grey', margin: 0.045 };

/** Machines for metal and wood around a bench. */
export const build = () =>
  scene(
    ['dust-extractor', [-136, 0, -70, 0, 20, 0]],
    ['table-saw', [-84, 0, 36, 0, 28, 0]],
    ['workbench', [44, 0, -44]],
    ['belt-sander', [30, 84.6, -46, 0, 6, 0]],
    ['pillar-drill', [98, 84.6, -50, 0, -12, 0]],
    ['metal-bandsaw', [150, 0, 34, 0, -26, 0]],
    [plinth(104, 14, 40), [40, 0, 56, 0, -4, 0]],
    ['rotary-hammer', [6, 14, 48, 0, 4, 0]],
    ['angle-grinder', [62, 14, 62, 0, -12, 0]],
  );
