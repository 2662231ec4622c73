import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasShared, readSharedJson } from '../../../tests/support/shared-data.ts';
import { foldCode, foldText } from './fold-text.ts';

const naughtyStrings = 'data/security/blns.json';

describe('B-03: folding', () => {
  it.each([
    ['en', 'Café DÉCOR', 'cafe decor'],
    ['sk', 'Ľahká ťažná kladka ŕô', 'lahka tazna kladka ro'],
    ['de', 'Bügelsäge Straße GROẞ', 'bugelsage strasse gross'],
    ['pt', 'Balança São João', 'balanca sao joao'],
    ['it', 'Qualità più', 'qualita piu'],
    ['fr', 'Œuvre d’été à l‘eau', "oeuvre d'ete a l'eau"],
    ['hu', 'Fűrész ŐRLŐ', 'furesz orlo'],
    ['cs', 'Žebřík ďúňě', 'zebrik dune'],
    ['nb', 'Smørebrød Æble Å', 'smorebrod aeble a'],
    ['nl', 'Ĳsmachine één', 'ijsmachine een'],
    ['da', 'RØR på Værktøj', 'ror pa vaerktoj'],
    ['sv', 'VÅG Öl', 'vag ol'],
    ['es', 'Señal pingüino', 'senal pinguino'],
    ['fi', 'Pöytä ÄÄNI', 'poyta aani'],
    ['pl', 'ŁÓDŹ żółć', 'lodz zolc'],
    ['ro', 'Mașină şi țeavă ţ', 'masina si teava t'],
    ['lt', 'Šaldytuvas ąčęėįųū', 'saldytuvas aceeiuu'],
    ['sl', 'Čebelarska žaga', 'cebelarska zaga'],
    ['el', 'Ποιότητας ΠΟΙΌΤΗΤΑΣ ΐ ΰ', 'ποιοτητασ ποιοτητασ ι υ'],
    ['hr', 'Đakovo kliješta ǅ', 'dakovo klijesta dz'],
    ['bg', 'Българѝя', 'българия'],
  ])('in %s: %s -> %s', (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    ['İstanbul Iı', 'istanbul ii'],
    ['5 m² ﬁt ﬃ', '5 m2 fit ffi'],
    ['ｆｕｌｌ　Ｗ', 'full w'],
    ['1½ ½″', '1 1/2  1/2"'],
    ['so\u00adft ze\u200bro\ufeff', 'soft zero'],
    ['Bosch™ Pro®', 'bosch pro'],
    ['a–b a−b a‑b', 'a-b a-b a-b'],
    ['20 ℃ 5 Ω 3 µm', '20 °c 5 ω 3 μm'],
    ['1 500\u202fW\tx', '1 500 w x'],
    ['𝐀𠮷', 'a𠮷'],
  ])('of signs and forms: %s -> %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing when done twice, and looks at no neighbours', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (first, second) => {
        const folded = foldText(first);
        expect(foldText(folded)).toBe(folded);
        expect(foldText(first + second)).toBe(folded + foldText(second));
      }),
    );
  });

  test.skipIf(!hasShared(naughtyStrings))('never throws on naughty strings', () => {
    const strings = readSharedJson(naughtyStrings) as readonly string[];
    for (const text of strings) expect(foldText(foldText(text))).toBe(foldText(text));
  });
});

describe('B-03: a code', () => {
  it.each([
    [' TN-2110/B ', 'tn2110b'],
    ['tn 2110 b', 'tn2110b'],
    ['ТН–2110', 'тн2110'],
  ])('%s is %s', (written, code) => {
    expect(foldCode(written)).toBe(code);
  });
});
