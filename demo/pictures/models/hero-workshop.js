import { scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 11, backdrop: 'grey', margin: 0.045 };

/** A workshop corner: bench with tools, press, trolley, compressor, welder and jack. */
export const build = () =>
  scene(
    ['workbench', [-20, 0, -20]],
    ['bench-grinder', [-8, 84.6, -18, 0, 16, 0]],
    ['pillar-drill', [32, 84.6, -24, 0, -12, 0]],
    ['welding-helmet', [-42, 84.6, -14, 0, 22, 0], { colour: '#b3161a' }],
    ['workshop-press', [90, 0, -44, 0, -16, 0]],
    ['tool-trolley', [-124, 0, 14, 0, 24, 0]],
    ['air-compressor', [118, 0, 30, 0, -20, 0]],
    ['mig-welder', [44, 0, 50, 0, -28, 0]],
    ['trolley-jack', [-58, 0, 62, 0, 62, 0]],
  );
