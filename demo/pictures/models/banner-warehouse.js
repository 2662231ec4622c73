import { scene, table } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 11, backdrop: 'grey', margin: 0.045 };

/** Storing, packing, paperwork: rack, locker, packing table and office chair. */
export const build = () =>
  scene(
    ['shelving-rack', [-150, 0, -40, 0, 6, 0]],
    ['ozone-generator', [-174, 17.2, -38, 0, 4, 0]],
    ['kettlebell', [-134, 17.2, -40]],
    ['kettlebell', [-114, 17.2, -42]],
    ['key-safe', [-168, 56.8, -38, 0, 8, 0]],
    ['welding-wire', [-132, 56.8, -40, 0, 6, 0]],
    ['welding-wire', [-118, 56.8, -48, 0, 4, 0]],
    ['cleaning-concentrate', [-176, 96.4, -38, 0, 4, 0]],
    ['cleaning-concentrate', [-154, 96.4, -40, 0, 8, 0]],
    ['cleaning-concentrate', [-132, 96.4, -42, 0, 2, 0], { colour: '#2f8a3a', name: 'DEGREASE' }],
    ['centrifuge', [-168, 136, -40, 0, 6, 0]],
    ['precision-scale', [-128, 136, -42, 0, 6, 0]],
    ['locker', [-56, 0, -46, 0, 8, 0]],
    [table(132, 78, 60), [92, 0, -30]],
    ['storage-bins', [58, 78, -36, 0, 6, 0]],
    ['impulse-sealer', [112, 78, -30, 0, -6, 0]],
    ['paper-shredder', [66, 0, -30, 0, -6, 0]],
    ['office-chair', [0, 0, 44, 0, 24, 0]],
    ['strapping-kit', [178, 0, 10, 0, -26, 0]],
  );
