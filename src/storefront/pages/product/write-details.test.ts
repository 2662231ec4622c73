import { expect, test } from 'vitest';
import { loadTexts } from '../../i18n/texts.ts';
import { writeDetails } from './write-details.ts';

const text = await loadTexts('de-DE');
const EMAIL = 'service@example.com';

const drill = {
  sku: 'EX10000001',
  name: 'Bohrer & Säge',
  attributes: [{ key: 'power', label: 'Leistung', value: '750 W' }],
  faq: [],
  images: [{ name: 'drill-red', label: 'Bohrer', url: '/pictures/drill-red-640.webp' }],
  numberOf360Images: 0,
};

test('P-06: technical details end with brand, model and EAN, those that are known', () => {
  expect(writeDetails(drill, text, EMAIL).facts).toEqual(drill.attributes);
  const { facts } = writeDetails({ ...drill, brand: 'MSW', model: 'B-1', ean: '2900100008105' }, text, EMAIL);
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Leistung: 750 W',
    'Marke: MSW',
    'Modell: B-1',
    'EAN: 2900100008105',
  ]);
});

test.each([
  ['/manuals/1-de.pdf', 'Bedienungsanleitung (PDF)'],
  ['https://example.com/Manual.PDF', 'Bedienungsanleitung (PDF)'],
  ['https://example.com/manual', 'Bedienungsanleitung'],
])('P-06: the manual at %s is linked as "%s"', (manualUrl, label) => {
  expect(writeDetails({ ...drill, manualUrl }, text, EMAIL).documents.links).toEqual([
    { label, href: manualUrl },
  ]);
});

test('P-06 P-13: without a manual in this language it is asked for, with name and number of the product', () => {
  const [link] = writeDetails(drill, text, EMAIL).documents.links;
  expect(link?.note).toBe('Fehlt die Anleitung in Ihrer Sprache?');
  expect(link?.label).toContain(EMAIL);
  const asked = new URL(link?.href ?? '');
  expect([asked.protocol, asked.pathname]).toEqual(['mailto:', EMAIL]);
  expect([...asked.searchParams]).toEqual([
    ['subject', 'Anleitung in meiner Sprache fehlt: Bohrer & Säge (EX10000001)'],
  ]);
});

test('P-06: a video says where it lies, without a word of it before that', () => {
  expect(writeDetails(drill, text, EMAIL)).not.toHaveProperty('video');
  const video = 'https://www.example.com/watch?v=1';
  expect(writeDetails({ ...drill, video }, text, EMAIL).video).toEqual({
    label: 'Video auf example.com',
    href: video,
  });
});

test('P-06: questions have their heading, and none where there are none', () => {
  expect(writeDetails(drill, text, EMAIL)).not.toHaveProperty('questions');
  const faq = [{ question: 'Bohrt er?', answer: 'Ja.' }];
  expect(writeDetails({ ...drill, faq }, text, EMAIL).questions).toEqual({
    title: 'Fragen und Antworten',
    entries: faq,
  });
});

test('P-01: a view all around is there when its number of pictures is above 0, named after the first picture', () => {
  expect(writeDetails(drill, text, EMAIL)).not.toHaveProperty('turntable');
  expect(writeDetails({ ...drill, images: [], numberOf360Images: 36 }, text, EMAIL)).not.toHaveProperty(
    'turntable',
  );
  expect(writeDetails({ ...drill, numberOf360Images: 36 }, text, EMAIL).turntable).toMatchObject({
    name: 'drill-red',
    frames: 36,
    words: { title: '360°-Ansicht', pause: 'Drehung anhalten' },
  });
});
