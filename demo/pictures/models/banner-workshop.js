import { scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 12, backdrop: 'grey', margin: 0.045 };

/** A garage: crane, bench, blasting cabinet, compressor, stands and jack. */
export const build = () =>
  scene(
    ['workbench', [-6, 0, -30]],
    ['socket-set', [-10, 84.6, -32, 0, 10, 0]],
    ['battery-charger', [44, 84.6, -36, 0, -14, 0]],
    ['sandblasting-cabinet', [-132, 0, -24, 0, 22, 0], { colour: '#b3161b' }],
    ['engine-crane', [156, 0, -16, 0, -50, 0]],
    ['axle-stands', [-54, 0, 46, 0, 14, 0]],
    ['air-compressor', [44, 0, 50, 0, -16, 0]],
  );
