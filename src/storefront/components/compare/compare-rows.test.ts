import { describe, expect, it } from 'vitest';
import { buildCompareRows } from './compare-rows.ts';

const spec = (key: string, value: string) => ({ key, label: key.toUpperCase(), value });

describe('P-10: the rows of a comparison', () => {
  const own = [spec('power', '1300 W'), spec('voltage', '230 V')];
  const other = [spec('voltage', '230 V'), spec('weight', '3 kg')];

  it('are the properties of the first product as it has them, then those that only others have', () => {
    expect(buildCompareRows([own, other])).toEqual([
      { key: 'power', label: 'POWER', values: ['1300 W', '-'], differs: true },
      { key: 'voltage', label: 'VOLTAGE', values: ['230 V', '230 V'], differs: false },
      { key: 'weight', label: 'WEIGHT', values: ['-', '3 kg'], differs: true },
    ]);
  });

  it('are no more than asked for', () => {
    expect(buildCompareRows([own, other], 2).map(({ key }) => key)).toEqual(['power', 'voltage']);
  });

  it('are none of what says nothing', () => {
    expect(buildCompareRows([[], []])).toEqual([]);
  });
});

it('P-10: what is called the same is said in one row, whatever it is measured in', () => {
  const spec = (key: string, label: string, value: string) => ({ key, label, value });
  const large = [spec('range', 'Weighing range', '150 kg'), spec('plate', 'Plate', '50 cm')];
  const small = [spec('rangeGrams', 'Weighing range', '200 g')];
  expect(buildCompareRows([large, small]).map(({ label, values }) => [label, ...values])).toEqual([
    ['Weighing range', '150 kg', '200 g'],
    ['Plate', '50 cm', '-'],
  ]);
  // Two things of one product stay two.
  const both = [spec('heating', 'Heating', 'Gas'), spec('heatingPower', 'Heating', '3 kW')];
  expect(buildCompareRows([both]).map(({ label, values }) => [label, ...values])).toEqual([
    ['Heating', 'Gas'],
    ['Heating', '3 kW'],
  ]);
});
