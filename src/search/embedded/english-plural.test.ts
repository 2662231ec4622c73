import { describe, expect, it } from 'vitest';
import { toEnglishSingular } from './english-plural.ts';

describe('the English singular', () => {
  it.each([
    ['batteries', 'battery'],
    ['switches', 'switch'],
    ['laptops', 'laptop'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['chassis', 'chassis'],
    ['cases', 'case'],
    ['ties', 'tie'],
    ['ps4s', 'ps4s'],
  ])('of %s is %s', (plural, singular) => {
    expect(toEnglishSingular(plural)).toBe(singular);
  });
});
