import { scene, table } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 13, backdrop: 'sand', margin: 0.045 };

/** A treatment room: couch, lamp, stool and trolley, the barber chair beside. */
export const build = () =>
  scene(
    ['massage-table', [-66, 0, -22, 0, 6, 0], { colour: '#eceae4' }],
    ['magnifier-lamp', [34, 0, -64, 0, 8, 0]],
    ['saddle-stool', [-84, 0, 44, 0, 10, 0], { colour: '#1d1e21' }],
    ['salon-trolley', [44, 0, 36, 0, -14, 0]],
    ['barber-chair', [112, 0, 10, 0, -26, 0], { colour: '#8e1c20' }],
    [table(86, 72, 44), [178, 0, -50, 0, -10, 0]],
    ['uv-steriliser', [160, 72, -54, 0, -12, 0]],
    ['wax-heater', [202, 72, -44, 0, -18, 0]],
  );
