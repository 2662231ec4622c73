import { scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 16, backdrop: 'grey', margin: 0.045 };

/** Machines for every process with what a welder wears and feeds. */
export const build = () =>
  scene(
    ['mig-welder', [-76, 0, -18, 0, 18, 0]],
    ['tig-welder', [-2, 0, -44, 0, -2, 0]],
    ['plasma-cutter', [72, 0, -26, 0, -18, 0]],
    ['welding-helmet', [-30, 0, 38, 0, 22, 0], { colour: '#b3161a' }],
    ['welding-gloves', [28, 0, 46, 0, -6, 0]],
    ['welding-wire', [82, 0, 46, 0, -14, 0]],
    ['welding-wire', [104, 0, 36, 0, -30, 0]],
  );
