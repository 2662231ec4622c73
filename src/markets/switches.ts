import type { CountryCode } from '../kernel/locale.ts';
import type { AppEnv } from './app-env.ts';
import { countryRecords } from './countries/all-countries.ts';
import { type SwitchName, switchRows } from './switch-names.ts';

/** Countries where the merchant has turned a switch on beyond what the country says (rules M-21, R-03). */
export type SwitchSettings = Readonly<Partial<Record<SwitchName, readonly CountryCode[]>>>;

/** Whether a feature is on for a country in an environment, by the country's record or by the merchant's settings. */
export function switchOn(
  name: SwitchName,
  countryCode: CountryCode,
  appEnv: AppEnv,
  settings: SwitchSettings = {},
): boolean {
  if (countryRecords[countryCode].switches.includes(name)) return true;
  if (appEnv !== 'production' && switchRows[name].outsideProduction === 'everywhere') return true;
  return settings[name]?.includes(countryCode) ?? false;
}
