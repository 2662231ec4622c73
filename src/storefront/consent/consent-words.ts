import type { TextKey } from '../i18n/texts.ts';
import type { OptionalPurpose, StoredUse } from './stored-names.ts';

/** What each purpose is called, and what it does for the visitor. */
export const purposeWords: Readonly<
  Record<OptionalPurpose | 'necessary', { readonly name: TextKey; readonly text: TextKey }>
> = {
  necessary: { name: 'consent.necessary', text: 'consent.necessaryText' },
  preferences: { name: 'consent.preferences', text: 'consent.preferencesText' },
  statistics: { name: 'consent.statistics', text: 'consent.statisticsText' },
  marketing: { name: 'consent.marketing', text: 'consent.marketingText' },
};

export const useWords: Readonly<Record<StoredUse, TextKey>> = {
  session: 'consent.useSession',
  cart: 'consent.useCart',
  details: 'consent.useDetails',
  choices: 'consent.useChoices',
  notes: 'consent.useNotes',
  offline: 'consent.useOffline',
  consent: 'consent.useConsent',
  lastSeen: 'consent.useLastSeen',
};
