import { plinth, scene } from '../kit/scene.ts';

export const view = { azimuth: 3, elevation: 11, backdrop: 'grey', margin: 0.045 };

/** A stage before the evening: piano, two towers, desk, light and fog. */
export const build = () =>
  scene(
    ['speaker-stand', [-124, 0, -46]],
    ['pa-speaker', [-124, 127.6, -46, 0, 16, 0]],
    ['speaker-stand', [124, 0, -46]],
    ['pa-speaker', [124, 127.6, -46, 0, -16, 0]],
    ['digital-piano', [0, 0, -20], { colour: '#efefec' }],
    [plinth(62, 46, 50, '#3a3d42'), [102, 0, 44, 0, -14, 0]],
    ['mixing-console', [102, 46, 44, 0, -14, 0]],
    [plinth(54, 34, 52, '#3a3d42'), [-102, 0, 46, 0, 14, 0]],
    ['microphone-set', [-102, 34, 46, 0, 14, 0]],
    ['fog-machine', [-36, 0, 56, 0, 16, 0]],
    ['led-spotlight', [30, 0, 60, 0, -12, 0]],
  );
