import { expect, test } from 'vitest';
import { toShownEnergy } from './shown-energy.ts';

const rating = {
  labelUrl: '/pictures/energy/1-label.svg',
  ficheUrl: '/pictures/energy/1-fiche.svg',
  label: { iconUrl: '/pictures/energy/b-of-a.svg' },
  class: 'B',
};

test('D-06: a label of the shop’s own has its arrow and opens on the page', () => {
  expect(toShownEnergy(rating)).toEqual({
    energy: {
      class: 'B',
      label: '/pictures/energy/1-label.svg',
      sheet: '/pictures/energy/1-fiche.svg',
      icon: '/pictures/energy/b-of-a.svg',
      opensHere: true,
    },
  });
});

test.each(['https://example.com/b.svg', '//example.com/b.svg', '/documents/b.pdf'])(
  'S-10: %s is no picture that the page may fetch by itself',
  (elsewhere) => {
    const { energy } = toShownEnergy({ ...rating, labelUrl: elsewhere, label: { iconUrl: elsewhere } });
    expect(energy).toEqual({ class: 'B', label: elsewhere, sheet: rating.ficheUrl });
  },
);

test('P-07: what has no label shows none', () => {
  expect(toShownEnergy(undefined)).toEqual({});
});
