import { describe, expect, it, test } from 'vitest';
import type { TypedPlace } from '../../commerce/people/places/address-guide.ts';
import { placeOf } from '../../commerce/people/places/place-of.ts';
import { countryCodes } from '../../kernel/locale.ts';
import { postalCodeExample } from '../../markets/postal-codes.ts';
import { findCitiesOfCode, knownCities } from './known-cities.ts';
import { knownPlaces } from './known-places.ts';
import { locateKnown, suggestKnown } from './suggest-known.ts';

test.each(countryCodes)(
  'C-08: the larger cities of %s have codes of its own, and each code that is known is of its city',
  (country) => {
    const length = postalCodeExample(country).replace(/\W/g, '').length;
    const written = { GB: /^[A-Z]{1,2}\d{0,2}$/, IE: /^(D|[A-Z]\d\d)$/, NL: /^\d{4}$/, PT: /^\d{4}$/ };
    const form =
      new Map<string, RegExp>(Object.entries(written)).get(country) ?? new RegExp(`^\\d{${length}}$`);
    expect(knownCities[country].length).toBeGreaterThan(5);
    for (const { city, codes } of knownCities[country]) {
      for (const code of codes) {
        const [from = '', to = from] = code.split('-');
        expect(from, city).toMatch(form);
        expect(to, city).toMatch(form);
        expect(to.padStart(8) >= from.padStart(8), city).toBe(true);
      }
    }
    for (const { postalCode, city } of knownPlaces[country])
      expect(findCitiesOfCode(country, postalCode), postalCode).toContain(city);
  },
);

test.each([
  ['DE', '10437', ['Berlin']],
  ['DE', '14467', ['Potsdam']],
  ['GB', 'm9 1aa', ['Manchester']],
  ['GB', 'EC1A 1BB', ['London']],
  ['GB', 'M90 1QX', []],
  ['IE', 'D02 AF30', ['Dublin']],
  ['IE', 'T12 X8N6', ['Cork']],
  ['NL', '3511 AB', ['Utrecht']],
  ['PT', '4050-123', ['Porto']],
  ['BE', '1000', ['Bruxelles', 'Brussel']],
  ['FR', '31120', []],
] as const)('C-08: the code %s %s is of %j', (country, code, cities) => {
  expect(findCitiesOfCode(country, code)).toEqual(cities);
});

describe('what is known by hand', () => {
  const typing: TypedPlace = {
    ...{ country: 'FR', locale: 'fr-FR', typing: '5b3c7d9e-1f2a-4b6c-8d7e-9f0a1b2c3d4e' },
    ...{ field: 'streetName', text: '', postalCode: '', city: '' },
  };
  const pick = (typed: Partial<TypedPlace>) =>
    suggestKnown({ ...typing, ...typed }).map(({ id, name, detail }) => [
      name,
      detail,
      Object.fromEntries(locateKnown(id).map(({ type, text }) => [type, text])),
    ]);

  const place = { route: 'Rue de Rivoli', postal_code: '75001', postal_town: 'Paris' };

  it.each(['12 rue de riv', '12, Rue de Rivoli', 'Rue de Rivoli 12'])(
    'C-08: knows the number of “%s”, before the street or behind it',
    (text) => {
      expect(pick({ text })).toEqual([['Rue de Rivoli', '75001 Paris', { ...place, street_number: '12' }]]);
    },
  );

  it('C-08: a street is looked for where the rest of the address is', () => {
    expect(pick({ text: 'Rue de', city: 'paris' })).toEqual([['Rue de Rivoli', '75001 Paris', place]]);
    expect(pick({ text: 'Rue de', city: 'Lyon' })).toEqual([]);
    expect(pick({ text: 'Rue de', postalCode: '75002' })).toEqual([]);
  });

  it('C-08: a city fills its code where it has only one, and is found by any of its words', () => {
    const dijon = { postal_town: 'Dijon', postal_code: '21000' };
    expect(pick({ field: 'city', text: 'dij' })).toEqual([['Dijon', '21000', dijon]]);
    expect(pick({ field: 'city', text: 'Havre' })).toEqual([['Le Havre', '', { postal_town: 'Le Havre' }]]);
    expect(pick({ field: 'city', text: 'Dijon' })).toEqual([]);
  });

  it('C-08: a whole code names its city, unless that is typed; the beginning of one names codes', () => {
    const lyon = { postal_code: '69003', postal_town: 'Lyon' };
    expect(pick({ field: 'postalCode', text: '69003' })).toEqual([['69003 Lyon', '', lyon]]);
    expect(pick({ field: 'postalCode', text: '69003', city: 'LYON' })).toEqual([]);
    expect(pick({ field: 'postalCode', text: '210' })).toEqual([
      ['21000 Dijon', '', { postal_code: '21000', postal_town: 'Dijon' }],
    ]);
  });

  it('C-08: an id that is not its own names nothing', () => {
    expect(placeOf('FR', locateKnown('anything'))).toEqual({});
  });
});
