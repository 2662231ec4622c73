import { scene } from '../kit/scene.ts';

export const view = { azimuth: 6, elevation: 11, backdrop: 'grey', margin: 0.045 };

/** Two steel tables with the machines of a professional kitchen. */
export const build = () =>
  scene(
    ['stainless-work-table', [-64, 0, 0]],
    ['stainless-work-table', [64, 0, 0]],
    ['pizza-oven', [-82, 85, -2, 0, 6, 0]],
    ['planetary-mixer', [-18, 85, 0, 0, 30, 0], { colour: '#a3161c' }],
    ['meat-slicer', [42, 85, 4, 0, -8, 0]],
    ['drinks-dispenser', [98, 85, -4, 0, -14, 0]],
    ['bain-marie', [-88, 23.6, 2]],
    ['hot-dog-roller', [34, 23.6, 4, 0, -4, 0]],
    ['crepe-maker', [-14, 23.6, 4, 0, 4, 0]],
    ['hot-water-dispenser', [98, 23.6, 2, 0, -10, 0]],
    ['ice-machine', [152, 0, 4, 0, -18, 0]],
  );
