import { plinth, scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 13, backdrop: 'sky', margin: 0.045 };

/** Machines that wash, suck, steam and sweep, with a bath and its concentrates. */
export const build = () =>
  scene(
    ['pressure-washer', [-96, 0, -10, 0, 24, 0]],
    ['wet-dry-vacuum', [-34, 0, -24, 0, 8, 0]],
    [plinth(56, 52, 36), [38, 0, -64]],
    ['ultrasonic-cleaner', [36, 52, -64, 0, -6, 0]],
    ['steam-cleaner', [78, 0, 4, 0, -22, 0]],
    ['push-sweeper', [142, 1, -24, 0, -30, 0]],
    ['cleaning-concentrate', [-56, 0, 50, 0, 14, 0]],
    ['cleaning-concentrate', [-34, 0, 56, 0, 2, 0], { colour: '#2f8a3a', name: 'DEGREASE' }],
  );
