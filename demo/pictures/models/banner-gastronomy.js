import { scene } from '../kit/scene.ts';

export const view = { azimuth: 5, elevation: 16, backdrop: 'sand', margin: 0.045 };

/** Cooling, frying, mixing, serving: a kitchen from the fridge to the buffet. */
export const build = () =>
  scene(
    ['chest-freezer', [-124, 0, -40, 0, 14, 0]],
    ['stainless-work-table', [4, 0, -26]],
    ['double-deep-fryer', [-24, 85, -28, 0, 8, 0]],
    ['planetary-mixer', [32, 85, -28, 0, -24, 0], { colour: '#a3161c' }],
    ['bain-marie', [-19, 23.6, -26]],
    ['hot-water-dispenser', [36, 23.6, -27, 0, -6, 0]],
    ['serving-trolley', [116, 0, 4, 0, -26, 0]],
    ['chafing-dish', [116, 78.6, 4, 0, -26, 0]],
    ['ice-machine', [-76, 0, 40, 0, 12, 0]],
  );
