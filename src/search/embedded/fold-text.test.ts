import { describe, expect, it } from 'vitest';
import { toEnglishSingular } from './english-plural.ts';
import { foldCode, foldText, forEachToken } from './fold-text.ts';

describe('folding', () => {
  it.each([
    ['Bügelsäge', 'bugelsage'],
    ['ŁÓDŹ', 'lodz'],
    ['Smørrebrød Æble', 'smorrebrod aeble'],
    ['Straße', 'strasse'],
    ['œuvre', 'oeuvre'],
    ['Đakovo ıI', 'dakovo ii'],
    ['Ποιότητας ΠΟΙΌΤΗΤΑΣ', 'ποιοτητασ ποιοτητασ'],
    ['Българѝя', 'българия'],
    ['5 m² ﬁt', '5 m2 fit'],
    ['İstanbul', 'istanbul'],
  ])('B-01: %s -> %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same when done twice', () => {
    for (const text of ['Ǆ Ǻ ẞ ſ', 'İı', 'ﬃ ½ Å']) expect(foldText(foldText(text))).toBe(foldText(text));
  });
});

describe('tokens', () => {
  const tokens = (text: string, compounds: 'joined' | 'parts') => {
    const found: string[] = [];
    forEachToken(foldText(text), compounds, (token) => found.push(token));
    return found;
  };

  it.each([
    ['TN-2110 toner', ['tn', '2110', 'tn2110', 'toner'], ['tn', '2110', 'toner']],
    ['2,5 mm', ['2.5', 'mm'], ['2.5', 'mm']],
    ['Black & Decker', ['black', 'decker'], ['black', 'decker']],
    ['C++ / C#', ['c', 'c'], ['c', 'c']],
    ["l'aspirateur", ['l', 'aspirateur', 'laspirateur'], ['l', 'aspirateur']],
    ['🔨', [], []],
  ])('of %s', (text, joined, parts) => {
    expect(tokens(text, 'joined')).toEqual(joined);
    expect(tokens(text, 'parts')).toEqual(parts);
  });

  it('of a code are one', () => {
    expect(foldCode(' TN-2110/B ')).toBe('tn2110b');
  });
});

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
