import type { CountryCode } from '../kernel/locale.ts';
import type { AppEnv } from './app-env.ts';

/** Where a switch is on. */
type SwitchScope = 'everywhere' | 'nowhere' | readonly CountryCode[];

/** One switch: what production does, and what stage, test and development do (rule M-21). */
interface SwitchRow {
  readonly production: SwitchScope;
  readonly elsewhere: SwitchScope;
}

/** The same whatever the environment. */
function always(scope: SwitchScope): SwitchRow {
  return { production: scope, elsewhere: scope };
}

/** One row a switch (rules M-09, M-21). */
const rows = {
  /** Live cart over a websocket: nowhere in production, everywhere else in all countries. */
  websocket: { production: 'nowhere', elsewhere: 'everywhere' },
  /** `/c/` and `/p/` addresses (rule R-03): Lithuania in every environment, others by setting. */
  nativeRouting: always(['LT']),
  /** Discounts by customer tier; production has Lithuania alone. */
  personalisedDiscounts: { production: ['LT'], elsewhere: 'everywhere' },
  /** Key of the behavioural tracking service; production has Portugal alone. */
  trackingKey: { production: ['PT'], elsewhere: 'everywhere' },
  trustFeatures: always(['DE', 'PL']),
  manualTranslation: always(['IE', 'DE', 'AT', 'GB', 'PL']),
  reviewWidget: always(['CZ']),
  /** The review form's consent box, ticked at first. */
  reviewConsent: always(['CZ']),
  /** Product cards have no button that adds to the cart (rule L-02). */
  quickAddRestricted: always(['AT', 'DE']),
  newsletterOptional: always(['HU', 'PL']),
  /** The mapping provider's check of a whole address (rule C-08). */
  addressValidation: always('nowhere'),
  /** Checkout starts as a company: nowhere (rule C-02). */
  companyByDefault: always('nowhere'),
  /** Request form: shows and sends the case desk's debug fields. */
  requestFormDebug: { production: 'nowhere', elsewhere: 'everywhere' },
} as const satisfies Readonly<Record<string, SwitchRow>>;

export type SwitchName = keyof typeof rows;

export const switchNames = Object.keys(rows) as readonly SwitchName[];

/** Countries where the merchant has turned a switch on beyond its row (rules M-21, R-03). */
export type SwitchSettings = Readonly<Partial<Record<SwitchName, readonly CountryCode[]>>>;

function covers(scope: SwitchScope, countryCode: CountryCode): boolean {
  if (scope === 'everywhere') return true;
  if (scope === 'nowhere') return false;
  return scope.includes(countryCode);
}

/** Whether a feature is on for a country in an environment, by its row or by the merchant's settings. */
export function switchOn(
  name: SwitchName,
  countryCode: CountryCode,
  appEnv: AppEnv,
  settings: SwitchSettings = {},
): boolean {
  const row: SwitchRow = rows[name];
  const scope = appEnv === 'production' ? row.production : row.elsewhere;
  return covers(scope, countryCode) || covers(settings[name] ?? 'nowhere', countryCode);
}
