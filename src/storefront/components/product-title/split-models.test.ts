import { expect, test } from 'vitest';
import { splitModels } from './split-models.ts';

test.each([
  ['Standmixer Royal Catering RC-BL1500 – 2 l', ['RC-BL1500']],
  ['Set: Labornetzgerät Stamos S-LS-30 + Digital-Oszilloskop Stamos S-OS-50D', ['S-LS-30', 'S-OS-50D']],
  ['Drehmomentschlüssel Werkholm WH-Torque 200 – B-Ware', ['WH-Torque', 'B-Ware']],
  ['Rundschlinge Brixor RS 3-40 – 3000 kg', ['3-40']],
  // Words that may be parted, where the whole would not fit a narrow card.
  ['WIG-Schweißgerät S-TIG200, Automatik-Schweißhelm, DIN 4–13', ['S-TIG200']],
  ['Χειροκίνητο ανυψωτικό STAR-MS1516', ['STAR-MS1516']],
  ['Hammer', []],
])('L-02: %s has the models %j, and nothing of the name is lost', (name, models) => {
  const parts = splitModels(name);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(models);
  expect(parts.join('').replaceAll('\u00a0', ' ')).toBe(name);
});

test('L-02: a dash stands at the end of a line, not at the beginning of the next', () => {
  expect(splitModels('Hammer – 2 kg – Stahl')).toEqual(['Hammer\u00a0– 2 kg\u00a0– Stahl']);
});
