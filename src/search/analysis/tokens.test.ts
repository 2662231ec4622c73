import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasShared, readSharedJson } from '../../../tests/support/shared-data.ts';
import { foldText } from './fold-text.ts';
import { forEachToken, readQueryTokens } from './tokens.ts';

const naughtyStrings = 'data/security/blns.json';

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  forEachToken(foldText(text), (token, position) => tokens.push(`${token}(${position})`));
  return tokens.sort();
}

/** `1500:w[1.5,kw]` for a quantity with its parts. */
const queryOf = (text: string) =>
  readQueryTokens(foldText(text)).map(({ text: token, parts }) => (parts ? `${token}[${parts}]` : token));

const quantities = (text: string) =>
  tokensOf(text)
    .filter((token) => token.includes(':'))
    .map((token) => token.replace(/\(\d+\)$/, ''));

describe('the tokens of a document', () => {
  it.each([
    ['TN-2110 toner', 'tn(0) 2110(1) tn2110(0) toner(2)'],
    ['WD40', 'wd40(0) wd(0) 40(1)'],
    ['MSW-AC24S', 'msw(0) ac24s(1) mswac24s(0)'],
    ['230V plug', '230v(0) 230(0) v(1) 230:v(0) plug(2)'],
    ['1,5 kW', '1.5(0) kw(1) 1500:w(0)'],
    ['1.5kW', '1.5(0) kw(1) 1500:w(0)'],
    ['40x60', '40(0) 60(1) 40x60(0)'],
    ['40 × 60', '40(0) 60(1) 40x60(0)'],
    ['40x60x80', '40(0) 60(1) 80(2) 40x60(0) 40x60x80(0)'],
    ['2x4b5', '2x4b5(0)'],
    ['1.2.3', '1(0) 2(1) 3(2) 123(0)'],
    ['802.11ac', '802.11(0) ac(1)'],
    ['3-in-1', '3(0) in(1) 1(2) 3in1(0)'],
    ['C++ / C#', 'c(0) c(1)'],
    ["l'aspirateur", 'l(0) aspirateur(1) laspirateur(0)'],
    ['1/2"', '1/2(0) 1(0) 2(1) 12.7:mm(0)'],
    ['4006381333931', '4006381333931(0)'],
    ['🔨', ''],
    ['', ''],
  ])('B-03: of %s', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens.split(' ').filter(Boolean).sort());
  });

  it.each([
    [
      '1500:w',
      ['1,5 kW', '1.5kW', '1500 W', '1.500 W', "1'500 W", '1 500 W', '1500-watt', '1,5 кВт', '1500 Вт'],
    ],
    ['230:v', ['230V', '230 V', '230 volt', '230 В']],
    ['400:mm', ['40 cm', '0,4 m', '400mm', '40 см', '40 εκ']],
    ['25.4:mm', ['1"', '1 inch', '1″', "1''", '1 Zoll', '1 palec', '1 pouce', '1 tuuma', '1 cal']],
    ['38.1:mm', ['1½"', '1 1/2 inch', '3,81 cm']],
    ['1500:g', ['1,5 kg', '1500 g', '1.5 кг', '1,5 κιλά']],
    ['5000:ml', ['5 l', '5 litres', '5000 ml', '5 Liter', '5 λτ', '5 л', '0,5 dal, 50 dl']],
    ['1200:l/h', ['20 l/min', '1,2 m³/h', '20 л/мин']],
    ['2800:rpm', ['2800 U/min', '2800 ot./min', '2800 tr/min', '2800 obr/min', '2800 об/мин', '2.800 rpm']],
    ['800:kpa', ['8 bar', '800 kPa', '0,8 MPa', '8 бара']],
    ['2:ah', ['2 Ah', '2000 mAh', '2,0Ah']],
    ['20:°c', ['20 °C', '20°C', '-20 ° C']],
    ['2000000:mm2', ['2 m²', '2 кв. м', '2 τ.μ.']],
    ['0.005:mm', ['5 µm', '0,005 mm']],
    ['50:nm', ['50 Nm', '50 N·m']],
    ['5:hp', ['5 HP', '5 PS', '5 к.с.']],
    ['500:va', ['500 VA', '0,5 kVA']],
    ['5000:g/24h', ['5 kg/24 h', '5kg/24h']],
    ['3000:g/h', ['3 kg/h', '50 g/min']],
    ['45:°', ['45°', '45 °']],
    ['304.8:mm', ['12 ″', '12″', '12 inch']],
    ['1400:rpm', ['1400 min⁻¹', '1400 1/min']],
    ['65:db', ['65 dB', '65 dB(A)']],
  ])('B-09: name %s however it is written', (quantity, ways) => {
    for (const way of ways) expect(quantities(way), way).toContain(quantity);
  });

  it('B-09: keep watts, volt-amperes and horsepower apart, and know no quantity where none is', () => {
    for (const text of ['3 in 1', '2 a 5', 'kw 15', '5 kg/m', '40 kwx', '12 v8'])
      expect(quantities(text), text).toEqual([]);
    expect(quantities('5 hp 5 va 5 w')).toEqual(['5:hp', '5:va', '5:w']);
  });
});

describe('the words of a query', () => {
  it.each([
    ['1,5 kW Pumpe', ['1500:w[1.5,kw]', 'pumpe']],
    ['230V', ['230:v[230,v]']],
    ['tn-2110', ['tn', '2110']],
    ['tn2110', ['tn2110']],
    ['tisch 40 x 60 cm', ['tisch', '40x60[40,60]']],
    ['10 m³/h', ['10000:l/h[10,m3,h]']],
    ['1.500 W', ['1500:w[1500,w]']],
    ['1 500 W', ['1500:w[1500,w]']],
    ['0.750 kg', ['750:g[0.75,kg]']],
    ['3 in 1', ['3', 'in', '1']],
    ['1/2" hose', ['12.7:mm[1/2]', 'hose']],
    ['15.6"', ['396.24:mm[15.6]']],
    ['5 min-1500', ['300:s[5,min]', '1500']],
    ['0,1500150015001a', ['0', '1500150015001a']],
    ['50x 1/2"x50', ['50x1[50,1]', '2x50[2,50]']],
    ['5 min-1.50', ['300:s[5,min]', '1.5']],
    ['1400 min-1.', ['1400:rpm[1400,min,1]']],
    ['  ', []],
  ])('B-09: of %s', (text, words) => {
    expect(queryOf(text)).toEqual(words);
  });

  it('find what a document with the same text has: every word, number and quantity', () => {
    const piece = fc.constantFrom(
      ...'a kw v 1 2 50 x - / . , " \' m3 in 0 ° min ½ é ß'.split(' '),
      ' ',
      ' ',
      '1500',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const folded = foldText(pieces.join(''));
        const known = new Set<string>();
        forEachToken(folded, (token) => known.add(token));
        for (const { text } of readQueryTokens(folded)) expect(known, `${text} of ${folded}`).toContain(text);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('any text', () => {
  it('gives tokens of letters and digits whose positions never leave the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const folded = foldText(text);
        forEachToken(folded, (token, position) => {
          expect(token.length).toBeGreaterThan(0);
          expect(position).toBeGreaterThanOrEqual(0);
          expect(position).toBeLessThan(folded.length);
        });
        readQueryTokens(folded);
      }),
    );
  });

  it.each(['1x', '1 ', '1.', '1/', "1'", 'a1', 'a-', '1 x ', '9', '½', '1 1/2'])(
    'of %s many times over takes no longer than it should',
    (piece) => {
      const text = foldText(piece.repeat(400_000 / piece.length));
      // Processor time: what else the machine does makes it no longer.
      const started = process.cpuUsage();
      let tokens = 0;
      forEachToken(text, () => tokens++);
      readQueryTokens(text);
      expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
    },
  );

  test.skipIf(!hasShared(naughtyStrings))('never throws on naughty strings', () => {
    const strings = readSharedJson(naughtyStrings) as readonly string[];
    for (const text of strings) {
      expect(() => forEachToken(foldText(text), () => undefined)).not.toThrow();
      expect(() => readQueryTokens(foldText(text))).not.toThrow();
    }
  });
});
