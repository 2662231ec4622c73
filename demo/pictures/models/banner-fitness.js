import { scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 16, backdrop: 'grey', margin: 0.045 };

/** A training room: rower, bench, dumbbells, plates and kettlebells. */
export const build = () =>
  scene(
    ['dumbbell-set', [-110, 0, -38, 0, 20, 0]],
    ['rowing-machine', [86, 0, -58, 0, 78, 0]],
    ['weight-bench', [-14, 0, 22, 0, -54, 0]],
    ['kettlebell', [-112, 0, 40, 0, 18, 0]],
    ['kettlebell', [-86, 0, 54, 0, 8, 0]],
    ['weight-plates', [90, 0, 40, 0, -30, 0], { look: 'mixed' }],
  );
