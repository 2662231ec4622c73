import { plinth, scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 12, backdrop: 'night', margin: 0.045 };

/** Goods of the campaign on dark steps. */
export const build = () =>
  scene(
    [plinth(76, 50, 60, '#3f4349'), [0, 0, -40]],
    ['planetary-mixer', [-6, 50, -40, 0, 20, 0], { colour: '#a3161c' }],
    [plinth(84, 28, 60, '#3f4349'), [-84, 0, -30]],
    ['meat-slicer', [-92, 28, -30, 0, 14, 0]],
    [plinth(96, 40, 64, '#3f4349'), [92, 0, -44]],
    ['pizza-oven', [86, 40, -46, 0, -12, 0]],
    ['pressure-washer', [-160, 0, 6, 0, 24, 0]],
    ['gas-heater', [-56, 0, 48, 0, 26, 0]],
    ['centrifuge', [10, 0, 40, 0, 10, 0]],
    ['air-compressor', [98, 0, 54, 0, -18, 0]],
  );
