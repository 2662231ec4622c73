import { describe, expect, it } from 'vitest';
import { goods } from '../catalogue/read-made.ts';
import { kinds } from '../catalogue/shelf.ts';
import { tableLanguages } from '../catalogue/tables.ts';
import { languagesOfManual, manualKinds, manualLanguages, parseManualName } from './manual-kinds.ts';
import { textsIn } from './manual-texts.ts';

const links = goods().flatMap(({ sku, manualUrl }) =>
  Object.entries(manualUrl).map(([locale, url]) => ({ sku, locale, url })),
);

describe('what manuals there are', () => {
  it('P-06: every manual that an article leads to is one the shop makes, in the language of its page', () => {
    const wrong = links.filter(({ locale, url }) => {
      const [, name = ''] = /^\/manuals\/(.+)\.pdf$/.exec(url) ?? [];
      const parsed = parseManualName(name);
      return parsed === undefined || tableLanguages[parsed.language] !== locale;
    });
    expect(wrong).toEqual([]);
    expect(new Set(links.map(({ url }) => url)).size).toBeGreaterThan(2000);
  });

  it('P-06: some pages have no manual to offer in their language, and offer to ask for it', () => {
    const gaps = [...manualKinds.keys()].filter(
      (kind) => languagesOfManual(kind).length < manualLanguages.length,
    );
    expect(gaps.length).toBeGreaterThan(3);
    expect(gaps.length).toBeLessThan(manualKinds.size / 3);
    expect([...manualKinds.keys()].filter((kind) => !languagesOfManual(kind).includes('en'))).toEqual([]);
  });

  it.each(['meat-slicer', 'meat-slicer-xx', 'kettlebell-en', 'no-such-kind-en', '../meat-slicer-en', ''])(
    'there is no manual "%s"',
    (name) => expect(parseManualName(name)).toBeUndefined(),
  );

  it('traits.txt names kinds of the shelf and traits that texts/en.txt has notes on, and leaves none of them unused', () => {
    const known = new Set(kinds.map(({ key }) => key));
    expect([...manualKinds.keys()].filter((kind) => !known.has(kind))).toEqual([]);
    const used = new Set(['general', ...[...manualKinds.values()].flat().map(({ name }) => name)]);
    expect([...used].sort()).toEqual([...textsIn('en').notes.keys()].sort());
  });
});

describe('what manuals warn of', () => {
  /** What only electric articles have; a multimeter's volts are those it measures, and it is electric all the same. */
  const power = [
    'voltage',
    'power',
    'powerRms',
    'heatingPower',
    'batteryVoltage',
    'batteryLife',
    'rechargeable',
  ];
  const mainsVoltages: readonly unknown[] = [230, 400];

  /** How many of the articles must be so, and how many the manual says are. */
  const extentOf = (count: number, of: number) => (count === 0 ? 'none' : count === of ? 'all' : 'some');
  const saidExtent = (kind: string, trait: string) => {
    const said = manualKinds.get(kind)?.find(({ name }) => name === trait);
    return said === undefined ? 'none' : said.isPartly ? 'some' : 'all';
  };
  const rank = ['none', 'some', 'all'];

  it.each([
    [
      'electric',
      (attributes: Readonly<Record<string, unknown>>) =>
        power.some((key) => attributes[key] !== undefined && attributes[key] !== false),
    ],
    ['mains', (attributes: Readonly<Record<string, unknown>>) => mainsVoltages.includes(attributes.voltage)],
  ])('every kind with %s articles has a manual that says so', (trait, has) => {
    const wrong = kinds.filter(({ key, variants }) => {
      const needed = extentOf(variants.filter(({ attributes }) => has(attributes)).length, variants.length);
      return rank.indexOf(saidExtent(key, trait)) < rank.indexOf(needed);
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
    expect(kinds.filter(({ key }) => saidExtent(key, trait) === 'all').length).toBeGreaterThan(60);
  });

  it('what runs on mains or battery is thrown away as electrical equipment, and what does not is not', () => {
    /** Is used up. */
    const consumed = ['cleaning-concentrate'];
    const wrong = [...manualKinds].filter(([kind, traits]) => {
      const has = (trait: string) => traits.some(({ name }) => name === trait);
      const isWhollyElectric = traits.some(({ name, isPartly }) => name === 'electric' && !isPartly);
      const isUnsaid = (has('mains') || has('battery')) && !has('electric');
      return isUnsaid || (!consumed.includes(kind) && has('plain') === isWhollyElectric);
    });
    expect(wrong.map(([kind]) => kind)).toEqual([]);
  });
});
