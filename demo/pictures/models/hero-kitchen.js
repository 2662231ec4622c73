import { group, put } from '../kit/geometry.ts';
import { build as bainMarie } from './bain-marie.js';
import { build as crepeMaker } from './crepe-maker.js';
import { build as drinksDispenser } from './drinks-dispenser.js';
import { build as hotDogRoller } from './hot-dog-roller.js';
import { build as urn } from './hot-water-dispenser.js';
import { build as iceMachine } from './ice-machine.js';
import { build as meatSlicer } from './meat-slicer.js';
import { build as pizzaOven } from './pizza-oven.js';
import { build as planetaryMixer } from './planetary-mixer.js';
import { build as workTable } from './stainless-work-table.js';

export const view = { azimuth: 6, elevation: 11, backdrop: 'grey', margin: 0.045 };

/** Two steel tables with the machines of a professional kitchen. */
export function build() {
  const [top, shelf] = [85, 23.6];
  return group(
    undefined,
    put(workTable(), [-64, 0, 0]),
    put(workTable(), [64, 0, 0]),
    put(pizzaOven(), [-82, top, -2, 0, 6, 0]),
    put(planetaryMixer({ colour: '#a3161c' }), [-18, top, 0, 0, 30, 0]),
    put(meatSlicer(), [42, top, 4, 0, -8, 0]),
    put(drinksDispenser(), [98, top, -4, 0, -14, 0]),
    put(bainMarie(), [-88, shelf, 2]),
    put(hotDogRoller(), [34, shelf, 4, 0, -4, 0]),
    put(crepeMaker(), [-14, shelf, 4, 0, 4, 0]),
    put(urn(), [98, shelf, 2, 0, -10, 0]),
    put(iceMachine(), [152, 0, 4, 0, -18, 0]),
  );
}
