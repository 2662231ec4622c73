import { scene } from '../kit/scene.ts';

export const view = { azimuth: 4, elevation: 13, backdrop: 'sky', margin: 0.045 };

/** Devices that dry, move, cool and heat the air. */
export const build = () =>
  scene(
    ['dehumidifier', [-112, 0, -20, 0, 22, 0]],
    ['industrial-fan', [-40, 0, 6, 0, 16, 0]],
    ['infrared-heater', [24, 0, -54, 0, -4, 0]],
    ['portable-air-conditioner', [74, 0, -8, 0, -16, 0]],
    ['gas-heater', [138, 0, 34, 0, -36, 0]],
    ['ozone-generator', [18, 0, 42, 0, -10, 0]],
  );
