import { expect, test } from 'vitest';
import { pickEnergy } from './energy-rating.ts';

const whole = { labelUrl: '/label.svg', ficheUrl: '/fiche.svg', iconUrl: '/icon.svg', class: 'B' };

test('P-07: a label is shown with its fiche and its icon', () => {
  expect(pickEnergy(whole)).toEqual({
    energyRating: {
      labelUrl: '/label.svg',
      ficheUrl: '/fiche.svg',
      label: { iconUrl: '/icon.svg' },
      class: 'B',
    },
  });
});

test.each(['labelUrl', 'ficheUrl', 'iconUrl'] as const)(
  'P-07: without its %s nothing of it is shown',
  (missing) => {
    const { [missing]: _left, ...rest } = whole;
    expect(pickEnergy(rest)).toEqual({});
    expect(pickEnergy({ ...whole, [missing]: '' })).toEqual({});
  },
);

test('P-07: the class is no condition, and what has no label has none', () => {
  const { class: _class, ...files } = whole;
  expect(pickEnergy(files).energyRating?.class).toBe('');
  expect(pickEnergy(null)).toEqual({});
});
