import { plinth, scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 12, backdrop: 'dusk', margin: 0.045 };

/** Goods of the campaign before a deep blue. */
export const build = () =>
  scene(
    ['tool-trolley', [-118, 0, -24, 0, 22, 0]],
    [plinth(76, 46, 60, '#41506a'), [-28, 0, -36]],
    ['popcorn-machine', [-28, 46, -36, 0, 12, 0]],
    [plinth(96, 26, 60, '#41506a'), [62, 0, -34]],
    ['ultrasonic-cleaner', [44, 26, -34, 0, 10, 0]],
    ['precision-scale', [90, 26, -32, 0, -14, 0]],
    ['dehumidifier', [148, 0, -20, 0, -22, 0]],
    ['trolley-jack', [-76, 0, 52, 0, 58, 0]],
    ['mig-welder', [8, 0, 44, 0, -16, 0]],
  );
