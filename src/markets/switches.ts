import type { CountryCode, LanguageCode } from '../kernel/locale.ts';
import type { AppEnv } from './app-env.ts';

/** Where a switch is on. */
export type SwitchScope = 'everywhere' | 'nowhere' | readonly CountryCode[];

/** One switch: what production does, and what stage, test and development do (interpretation 3). */
interface SwitchRow {
  readonly production: SwitchScope;
  readonly elsewhere: SwitchScope;
}

/** The same whatever the environment. */
function always(scope: SwitchScope): SwitchRow {
  return { production: scope, elsewhere: scope };
}

/** Spec §5 'Other' and §9, one row a switch. */
const rows = {
  /** Live cart over a websocket: 'disabled in production for all countries, enabled for all in stage'. */
  websocket: { production: 'nowhere', elsewhere: 'everywhere' },
  /** `/c/` and `/p/` addresses; interpretation 24: Lithuania in every environment, others by setting. */
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
  /** Listing cards do not offer 'add to cart'. */
  quickAddRestricted: always(['AT', 'DE']),
  newsletterOptional: always(['HU', 'PL']),
  /** The mapping provider's check of a whole address: 'off everywhere'. */
  addressValidation: always('nowhere'),
  /** Checkout starts as a company: 'none by the country table' (spec §6). */
  companyByDefault: always('nowhere'),
  /** Request form: shows and sends the case desk's debug fields. */
  requestFormDebug: { production: 'nowhere', elsewhere: 'everywhere' },
} as const satisfies Readonly<Record<string, SwitchRow>>;

export type SwitchName = keyof typeof rows;

export const switchNames = Object.keys(rows) as readonly SwitchName[];

/** Countries where the merchant has turned a switch on beyond its row (interpretation 24). */
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

/** Languages the review summary is written in (spec §9). */
export const reviewSummaryLanguages: readonly LanguageCode[] = [
  'de',
  'en',
  'es',
  'fi',
  'fr',
  'it',
  'nl',
  'pt',
  'pl',
  'nb',
  'da',
  'sv',
];
