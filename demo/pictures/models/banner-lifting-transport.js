import { portal, scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 12, backdrop: 'sky', margin: 0.045 };

/** A portal with its hoist between stacker and ladder, trucks before it. */
export const build = () =>
  scene(
    [portal(150, 190), [14, 0, -56]],
    ['electric-hoist', [10, 83.4, -56]],
    ['crane-scale', [11, 38, -51]],
    ['manual-stacker', [-116, 0, -46, 0, 12, 0]],
    ['step-ladder', [134, 3, -50, 0, -16, 0]],
    ['platform-trolley', [-22, 0, 38, 0, 8, 0]],
    ['crate', [-36, 23.6, 37, 0, 10, 0]],
    ['crate', [14, 23.6, 31, 0, 6, 0]],
    ['pallet-truck', [130, 0, 60, 0, -60, 0]],
  );
