import { describe, expect, it } from 'vitest';
import { localeCodes } from '../../kernel/locale.ts';
import { buildSortKey } from './sort-key.ts';

/** Letters that some alphabet of the shop has a place of its own for, pairs that are one letter, numbers, signs. */
const words =
  `äpple Zebra zug ångström öl ösborr Åsåg zonsåg Chata cihla chlad hrad dub džbán csavar cukor cirok szög sor zsír
  zöld gyár gőz nyár név asszony ljubav lopata njuška nož čekić ćup cvet žaga zid šolja sirup straße strasse Maße mass
  aa-batteri Aalborg abe ål ærlig ae øre ore oe yla Ypatinga ilgas žirklės zuikis ęja eglė lodz lot ñandú nube nzx
  llave lluvia lugar co-op coop 1.5 12v 230v 1,5 007 7 Άνθος ανθος αετός Ως ώρα бормашина Ъгъл ябълка Яна ёлка елка
  ij ijs œuvre oeuf cote coté côte côté 3/4" "quoted" (set) naïve naive țară tara șurub surub 中文 SMITH smith`.split(
    /\s+/,
  );
const names = [
  ...words,
  'saw 2',
  'saw 10',
  'saw 010',
  ...words.map((word, index) => `${word} ${words[(index * 7 + 3) % words.length]}`),
  ...words.map((word, index) => `${words[(index * 5 + 1) % words.length]?.slice(0, 2)}${word}`),
];

describe('the key by which a cluster sorts names', () => {
  it.each(localeCodes)('is in the order of the alphabet of %s', (locale) => {
    const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'accent' });
    const keys = names.map((name) => Buffer.from(buildSortKey(locale, name)));
    const wrong: string[] = [];
    for (let left = 0; left < names.length; left++) {
      for (let right = left; right < names.length; right += 3) {
        const expected = Math.sign(compare(names[left] as string, names[right] as string));
        const found = Buffer.compare(keys[left] as Buffer, keys[right] as Buffer);
        if (expected !== found) wrong.push(`${names[left]} | ${names[right]}: ${found}, not ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('stays below what Lucene takes for one value', () => {
    expect(Buffer.byteLength(buildSortKey('de-DE', 'Ä9'.repeat(20_000)))).toBeLessThan(32_766);
  });
});
