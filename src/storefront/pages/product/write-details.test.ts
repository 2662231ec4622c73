import { expect, test } from 'vitest';
import { buildPaths } from '../../../addresses/paths.ts';
import type { LocaleCode } from '../../../kernel/locale.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { writeDetails } from './write-details.ts';

const text = await loadTexts('de-DE');
const paths = buildPaths({ base: '', nativeRouting: false });

const drill = {
  sku: 'EX10000001',
  name: 'Bohrer & Säge',
  attributes: [{ key: 'power', label: 'Leistung', value: '750 W' }],
  faq: [],
  documents: [],
  images: [{ name: 'drill-red', label: 'Bohrer', url: '/pictures/drill-red-640.webp' }],
  numberOf360Images: 0,
};

test('P-06: technical details end with brand, model and EAN, those that are known', () => {
  expect(writeDetails(drill, text, 'de-DE', paths).facts).toEqual(drill.attributes);
  const { facts } = writeDetails(
    { ...drill, brand: 'MSW', model: 'B-1', ean: '2900100008105' },
    text,
    'de-DE',
    paths,
  );
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Leistung: 750 W',
    'Marke: MSW',
    'Modell: B-1',
    'EAN: 2900100008105',
  ]);
});

const manual = { kind: 'manual', url: '/manuals/1-de.pdf', locale: 'de-DE', bytes: 1_234_567 } as const;

const linksOf = (documents: Parameters<typeof writeDetails>[0]['documents'], locale: LocaleCode = 'de-DE') =>
  writeDetails({ ...drill, documents }, text, locale, paths).documents.links.map(({ label, meta }) =>
    `${label} (${meta})`.replaceAll('\u00a0', ' '),
  );

test('P-06: a document says its format, its language and how large it is', () => {
  expect(linksOf([manual])).toEqual(['Bedienungsanleitung (PDF, Deutsch, 1,2 MB)']);
  expect(linksOf([{ ...manual, bytes: 80_400 }])).toEqual(['Bedienungsanleitung (PDF, Deutsch, 80 kB)']);
  const elsewhere = { kind: 'manual', url: 'https://example.com/manual', locale: 'de-DE' } as const;
  expect(linksOf([elsewhere, { ...manual, kind: 'conformity' }])).toEqual([
    'Bedienungsanleitung (Deutsch)',
    'Konformitätserklärung (PDF, Deutsch, 1,2 MB)',
  ]);
});

test('P-06: where the reader’s language is missing, those of the country come first, and few of the others', () => {
  const others = (['fr-FR', 'pl-PL', 'de-DE', 'en-GB', 'it-IT'] as const).map((locale) => ({
    ...manual,
    locale,
  }));
  const languages = (locale: LocaleCode) =>
    writeDetails({ ...drill, documents: others }, text, locale, paths).documents.links.map(
      ({ meta }) => meta?.split(', ')[1],
    );
  // The last one asks for the missing manual.
  expect(languages('sk-SK')).toEqual(['angličtina', 'nemčina', undefined]);
  expect(languages('it-CH')).toEqual(['italiano']);
  expect(languages('nl-BE')).toEqual(['Frans', 'Engels', 'Duits', undefined]);
});

test('P-06: the carton it comes in stands among the details, its figures as the page’s language writes them', () => {
  const { facts } = writeDetails(
    { ...drill, deliveryPackage: '62 × 54 × 38 cm, 14.5 kg' },
    text,
    'de-DE',
    paths,
  );
  expect(facts.at(-1)).toMatchObject({ label: 'Verpackung', value: '62 × 54 × 38 cm, 14,5 kg' });
});

test('P-06 P-13: without a manual in this language a request for it is offered, filled in with the product', () => {
  expect(writeDetails(drill, text, 'de-DE', paths).documents.links).toEqual([
    {
      note: 'Fehlt die Anleitung in Ihrer Sprache?',
      label: 'Hier anfordern',
      href: '/request?product=10000001&reason=product-claim&subreason=missing-language-manual',
      isRequest: true,
    },
  ]);
});

test('P-06: a video says where it lies, without a word of it before that', () => {
  expect(writeDetails(drill, text, 'de-DE', paths)).not.toHaveProperty('video');
  const video = 'https://www.example.com/watch?v=1';
  expect(writeDetails({ ...drill, video }, text, 'de-DE', paths).video).toEqual({
    label: 'Video auf example.com',
    href: video,
  });
});

test('P-01: a view all around is there when its number of pictures is above 0, named after the first picture', () => {
  expect(writeDetails(drill, text, 'de-DE', paths)).not.toHaveProperty('turntable');
  expect(
    writeDetails({ ...drill, images: [], numberOf360Images: 36 }, text, 'de-DE', paths),
  ).not.toHaveProperty('turntable');
  expect(writeDetails({ ...drill, numberOf360Images: 36 }, text, 'de-DE', paths).turntable).toMatchObject({
    name: 'drill-red',
    frames: 36,
    words: { title: '360°-Ansicht', pause: 'Drehung anhalten' },
  });
});
