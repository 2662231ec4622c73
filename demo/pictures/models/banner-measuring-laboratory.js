import { plinth, scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 17, backdrop: 'sage', margin: 0.045 };

/** Instruments of a laboratory and a test bench, the large ones on a step. */
export const build = () =>
  scene(
    [plinth(172, 14, 46, '#dfe4e1'), [0, 0, -30]],
    ['oscilloscope', [-58, 14, -32, 0, 18, 0]],
    ['stereo-microscope', [-4, 14, -30, 0, 22, 0]],
    ['water-bath', [50, 14, -32, 0, -14, 0]],
    ['counting-scale', [-44, 0, 22, 0, 18, 0]],
    ['digital-caliper', [-14, 0, 32, 0, 8, 0]],
    ['multimeter', [24, 2.7, 26, 0, 4, 0]],
    ['infrared-thermometer', [52, 0, 18, 0, -30, 0]],
    ['laser-distance-meter', [68, 0, 24, 0, -18, 0]],
  );
