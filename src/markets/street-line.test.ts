import { expect, test } from 'vitest';
import { splitStreetLine } from './street-line.ts';

test.each([
  ['DE', 'Hauptstraße 12', 'Hauptstraße', '12', undefined],
  ['DE', '  Hauptstr.   12 a ', 'Hauptstr.', '12 a', undefined],
  ['DE', 'Straße des 17. Juni 135', 'Straße des 17. Juni', '135', undefined],
  ['AT', 'Mariahilfer Straße 1, Stiege 2', 'Mariahilfer Straße', '1', 'Stiege 2'],
  ['PL', 'ul. Długa 5/7 m. 3', 'ul. Długa', '5/7 m. 3', undefined],
  ['ES', 'Calle Mayor, 12', 'Calle Mayor', '12', undefined],
  ['ES', 'Calle Mayor 12, 3º B', 'Calle Mayor', '12', '3º B'],
  ['ES', 'Plaza 2 de Mayo 12', 'Plaza 2 de Mayo', '12', undefined],
  ['FR', '12 bis rue de la Paix', 'rue de la Paix', '12 bis', undefined],
  ['FR', '12, avenue Foch', 'avenue Foch', '12', undefined],
  ['GB', '221B Baker Street', 'Baker Street', '221B', undefined],
  ['NL', 'Keizersgracht 123-2', 'Keizersgracht', '123-2', undefined],
  ['GR', 'Ερμού 15', 'Ερμού', '15', undefined],
  ['BG', 'ул. Витоша 15, ап. 4', 'ул. Витоша', '15', 'ап. 4'],
  ['DE', '12 Hauptstraße', 'Hauptstraße', '12', undefined],
  ['FR', 'rue de la Paix 12', 'rue de la Paix', '12', undefined],
  ['CZ', 'Na Příkopě', 'Na Příkopě', undefined, undefined],
  ['DE', '', '', undefined, undefined],
] as const)('Y-05: a wallet’s street in %s: %s', (country, line, streetName, streetNumber, rest) => {
  const parts = splitStreetLine(country, line);
  expect([parts.streetName, parts.streetNumber, parts.additionalAddressInfo]).toEqual([
    streetName,
    streetNumber,
    rest,
  ]);
});
