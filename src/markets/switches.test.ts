import { expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '../kernel/locale.ts';
import type { AppEnv } from './app-env.ts';
import { countryRecords } from './countries/all-countries.ts';
import { type SwitchName, switchNames } from './switch-names.ts';
import { switchOn } from './switches.ts';

function countriesWith(name: SwitchName, appEnv: AppEnv): readonly CountryCode[] {
  return countryCodes.filter((countryCode) => switchOn(name, countryCode, appEnv));
}

const rows: Readonly<
  Record<SwitchName, readonly [production: readonly CountryCode[], stage: readonly CountryCode[]]>
> = {
  websocket: [[], countryCodes],
  nativeRouting: [['LT'], ['LT']],
  personalisedDiscounts: [['LT'], countryCodes],
  trackingKey: [['PT'], countryCodes],
  trustFeatures: [
    ['DE', 'PL'],
    ['DE', 'PL'],
  ],
  manualTranslation: [
    ['IE', 'DE', 'AT', 'GB', 'PL'],
    ['IE', 'DE', 'AT', 'GB', 'PL'],
  ],
  reviewWidget: [['CZ'], ['CZ']],
  reviewConsent: [['CZ'], ['CZ']],
  quickAddRestricted: [
    ['DE', 'AT'],
    ['DE', 'AT'],
  ],
  newsletterOptional: [
    ['HU', 'PL'],
    ['HU', 'PL'],
  ],
  addressValidation: [[], []],
  companyByDefault: [[], []],
  requestFormDebug: [[], countryCodes],
};

test('M-09, M-21: production has its own switches, stage the full feature set', () => {
  for (const name of switchNames) {
    const [production, stage] = rows[name];
    expect(countriesWith(name, 'production').toSorted(), name).toEqual([...production].sort());
    expect(countriesWith(name, 'stage').toSorted(), name).toEqual([...stage].sort());
    expect(countriesWith(name, 'development')).toEqual(countriesWith(name, 'stage'));
    expect(countriesWith(name, 'test')).toEqual(countriesWith(name, 'stage'));
  }
});

test('R-03: a setting turns native routing on for further countries and nothing else', () => {
  const settings = { nativeRouting: ['DE'] } as const;
  expect(switchOn('nativeRouting', 'DE', 'production', settings)).toBe(true);
  expect(switchOn('nativeRouting', 'LT', 'production', settings)).toBe(true);
  expect(switchOn('nativeRouting', 'FR', 'production', settings)).toBe(false);
  expect(switchOn('websocket', 'DE', 'production', settings)).toBe(false);
});

test('P-02: 22 countries carry the price disclaimer', () => {
  expect(countryCodes.filter((countryCode) => !countryRecords[countryCode].hasPriceDisclaimer)).toEqual([
    'NO',
    'CH',
    'GB',
  ]);
});
