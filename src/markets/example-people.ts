import type { CountryCode } from '../kernel/locale.ts';

/** A whole address as people write it: one name, street and number in a line. */
export interface ExamplePerson {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly region: string | undefined;
}

type Row = readonly [
  name: string,
  street: string,
  postalCode: string,
  city: string,
  phone: string,
  region?: string,
];

/** Somebody made up for each country, with an address that its shop takes. */
const rows: Readonly<Record<CountryCode, Row>> = {
  SK: ['Jana Nováková', 'Obchodná 12', '811 06', 'Bratislava', '+421 900 123 456'],
  IE: ['Aoife Byrne', '12 Dame Street', 'D02 X285', 'Dublin', '+353 85 012 3456', 'Dublin'],
  DE: ['Anna Schmidt', 'Lange Straße 12', '10115', 'Berlin', '+49 30 123456'],
  PT: ['Inês Ferreira', 'Rua Augusta 12', '1100-048', 'Lisboa', '+351 912 345 678'],
  IT: ['Giulia Conti', 'Via Torino 12', '20123', 'Milano', '+39 02 1234567', 'MI'],
  FR: ['Camille Martin', '12 rue de la Paix', '75002', 'Paris', '+33 6 12 34 56 78'],
  HU: ['Nagy Anna', 'Váci utca 12', '1052', 'Budapest', '+36 30 123 4567'],
  CZ: ['Eva Dvořáková', 'Dlouhá 12', '110 00', 'Praha', '+420 601 123 456'],
  AT: ['Sophie Gruber', 'Mariahilfer Straße 12', '1060', 'Wien', '+43 660 1234567'],
  NO: ['Ingrid Hansen', 'Storgata 12', '0155', 'Oslo', '+47 412 34 567'],
  NL: ['Sanne de Vries', 'Keizersgracht 12', '1015 CN', 'Amsterdam', '+31 6 12345678'],
  CH: ['Lea Meier', 'Bahnhofstrasse 12', '8001', 'Zürich', '+41 79 123 45 67'],
  BE: ['Emma Peeters', 'Nieuwstraat 12', '1000', 'Brussel', '+32 470 12 34 56'],
  DK: ['Freja Nielsen', 'Vestergade 12', '1456', 'København', '+45 20 12 34 56'],
  SE: ['Elsa Andersson', 'Drottninggatan 12', '111 51', 'Stockholm', '+46 70 123 45 67'],
  ES: ['Lucía García', 'Calle Mayor 12', '28013', 'Madrid', '+34 612 345 678', 'Madrid'],
  GB: ['Emily Clark', '12 Baker Street', 'W1U 3BW', 'London', '+44 7700 900123'],
  FI: ['Aino Virtanen', 'Aleksanterinkatu 12', '00100', 'Helsinki', '+358 40 123 4567'],
  PL: ['Anna Kowalska', 'ul. Długa 12', '00-238', 'Warszawa', '+48 601 123 456'],
  RO: ['Ioana Popescu', 'Strada Lipscani 12', '030031', 'București', '+40 721 123 456', 'București'],
  LT: ['Eglė Kazlauskienė', 'Gedimino pr. 12', '01103', 'Vilnius', '+370 612 34567'],
  SI: ['Maja Novak', 'Slovenska cesta 12', '1000', 'Ljubljana', '+386 40 123 456'],
  BG: ['Мария Иванова', 'ул. Витоша 12', '1000', 'София', '+359 88 123 4567'],
  GR: ['Μαρία Παπαδοπούλου', 'Ερμού 12', '105 63', 'Αθήνα', '+30 691 234 5678'],
  HR: ['Ana Horvat', 'Ilica 12', '10000', 'Zagreb', '+385 91 123 4567'],
};

export function examplePersonOf(country: CountryCode): ExamplePerson {
  const [name, street, postalCode, city, phone, region] = rows[country];
  return { name, street, postalCode, city, region, phone };
}
