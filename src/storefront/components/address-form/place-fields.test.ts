import { expect, test } from 'vitest';
import { type PlaceValues, placeByName, placeToFill } from './place-fields.ts';

const nothing = { streetName: '', streetNumber: '', postalCode: '', city: '' };
const linden = { streetName: 'Unter den Linden', postalCode: '10117', city: 'Berlin' };

const inStreet = (values: PlaceValues) => ({ field: 'streetName', values }) as const;

test.each([
  ['DE', 'unter den linden 5', 'Unter den Linden', '5'],
  ['FR', '12 bis rue de la p', 'Rue de la Paix', '12 bis'],
  ['DE', 'Straße des 17', 'Straße des 17. Juni', undefined],
  ['FR', 'rue du 8', 'Rue du 8 Mai 1945', undefined],
  ['DE', 'unter den', 'Unter den Linden', undefined],
] as const)(
  'C-08: in %s the number of “%s” outlasts the pick of its street',
  (country, typed, street, number) => {
    const picked = { ...nothing, streetName: typed };
    const filled = placeToFill(country, { ...linden, streetName: street }, inStreet(picked), picked);
    expect(filled).toEqual({ ...linden, streetName: street, ...(number && { streetNumber: number }) });
  },
);

test('C-08: a number of its own counts, be it the field’s or the place’s', () => {
  const picked = { ...nothing, streetName: 'Unter den Linden 5', streetNumber: '7' };
  expect(placeToFill('DE', linden, inStreet(picked), picked)).toEqual(linden);
  const typed = { ...picked, streetNumber: '' };
  expect(placeToFill('DE', { ...linden, streetNumber: '5a' }, inStreet(typed), typed)).toEqual({
    ...linden,
    streetNumber: '5a',
  });
});

test('C-08: what was typed since the pick stays, as does what is right already', () => {
  const picked = { ...nothing, streetName: 'Unter', city: 'Berlin' };
  const now = { ...picked, postalCode: '10115' };
  expect(placeToFill('DE', linden, inStreet(picked), now)).toEqual({ streetName: 'Unter den Linden' });
  expect(placeToFill('DE', linden, inStreet(picked), { ...picked, streetName: 'Unter L' })).toEqual({});
  const { city: _, ...withoutCity } = nothing;
  expect(placeToFill('DE', linden, inStreet(withoutCity), withoutCity)).not.toHaveProperty('city');
});

test('C-08: a code that was only written as the country writes it is still the one that was picked', () => {
  const values = { ...nothing, postalCode: '10563' };
  const place = { postalCode: '105 63', city: 'Αθήνα' };
  const left = { ...values, postalCode: '105 63' };
  expect(placeToFill('GR', place, { field: 'postalCode', values }, left)).toEqual({ city: 'Αθήνα' });
});

test('C-08: of a place that nobody says more of, city and code are its name', () => {
  expect(placeByName('CZ', 'city', 'Praha')).toEqual({ city: 'Praha' });
  expect(placeByName('CZ', 'postalCode', '11000')).toEqual({ postalCode: '110 00' });
  expect(placeByName('CZ', 'postalCode', '110 00 Praha')).toEqual({});
  expect(placeByName('CZ', 'streetName', 'Národní')).toEqual({});
});
