import type { CountryCode, LocaleCode } from '../kernel/locale.ts';
import type { Localized } from '../kernel/localized.ts';
import { type BankAccount, getDemonstrationAccount } from './bank-accounts.ts';
import { codFeeTitles } from './cod-fee-titles.ts';
import { type Market, markets } from './countries.ts';
import { trustScoreCountries } from './trust-features.ts';

/** A sale with its own tag, banner and title: `campaign:black_friday` (rules N-03, P-21). */
export interface Campaign {
  readonly campaignName: string;
  readonly startDate: Date;
  /** Not included. */
  readonly endDate: Date;
}

/** What a storefront shows, read from its store (rule M-07). */
export interface StoreFlags {
  readonly googleReviews: boolean;
  readonly extraGuarantee: boolean;
  readonly complementaryProducts: boolean;
  readonly addressAutocomplete: boolean;
  readonly trustScoreInHeader: boolean;
  readonly vatValidation: boolean;
  /** Companies with a validated VAT id abroad pay NET (rule V-06). */
  readonly taxRateChange: boolean;
}

/** One market as the commerce backend knows it (rule M-07). */
export interface Store {
  readonly id: string;
  /** The market's store id, `gantry-de`. */
  readonly key: string;
  readonly countryCode: CountryCode;
  readonly name: Localized;
  /** The first is served where nothing else is asked for. */
  readonly languages: readonly LocaleCode[];
  /** What is sold under the store's own prices. */
  readonly distributionChannels: readonly string[];
  /** None: all stores sell from one warehouse, whose entries carry no channel (rule K-03). */
  readonly supplyChannels: readonly string[];
  readonly custom: StoreFlags & {
    /** The account of the market's present currency; the demonstration's until the merchant names one. */
    readonly bankDetails: BankAccount | undefined;
    readonly campaigns: readonly Campaign[];
    readonly codFeeTitle: Localized;
  };
}

type FlagScope = 'everywhere' | readonly CountryCode[];

/** Where a flag is on. Rule M-07 names the trust features' countries; nothing narrows the others. */
const flagRows = {
  googleReviews: 'everywhere',
  extraGuarantee: 'everywhere',
  complementaryProducts: 'everywhere',
  addressAutocomplete: 'everywhere',
  trustScoreInHeader: trustScoreCountries,
  vatValidation: 'everywhere',
  taxRateChange: 'everywhere',
} as const satisfies Readonly<Record<keyof StoreFlags, FlagScope>>;

/** The sales whose tags rule N-03 names, one row a year. */
const campaigns: readonly Campaign[] = [
  {
    campaignName: 'black_friday',
    startDate: new Date('2026-11-23T00:00:00Z'),
    endDate: new Date('2026-11-30T00:00:00Z'),
  },
  {
    campaignName: 'cyber_week',
    startDate: new Date('2026-11-30T00:00:00Z'),
    endDate: new Date('2026-12-07T00:00:00Z'),
  },
];

function isOn(flag: keyof StoreFlags, countryCode: CountryCode): boolean {
  const scope: FlagScope = flagRows[flag];
  return scope === 'everywhere' || scope.includes(countryCode);
}

function buildStore(market: Market): Store {
  const { countryCode, storeId } = market;
  return {
    id: storeId,
    key: storeId,
    countryCode,
    name: { 'en-GB': `Gantry ${market.label}` },
    languages: market.languages.map(({ locale }) => locale),
    distributionChannels: [storeId],
    supplyChannels: [],
    custom: {
      googleReviews: isOn('googleReviews', countryCode),
      extraGuarantee: isOn('extraGuarantee', countryCode),
      complementaryProducts: isOn('complementaryProducts', countryCode),
      addressAutocomplete: isOn('addressAutocomplete', countryCode),
      trustScoreInHeader: isOn('trustScoreInHeader', countryCode),
      vatValidation: isOn('vatValidation', countryCode),
      taxRateChange: isOn('taxRateChange', countryCode),
      bankDetails: getDemonstrationAccount(market.currencyCode),
      campaigns,
      codFeeTitle: codFeeTitles,
    },
  };
}

/** The 25 stores, in the order of the markets. */
export const stores: readonly Store[] = markets.map(buildStore);

const byKey = new Map(stores.map((store) => [store.key, store]));

/** The store of a market; every market has one. */
export function getStore(market: Market): Store {
  const store = byKey.get(market.storeId);
  if (store === undefined) throw new Error(`no store for ${market.storeId}`);
  return store;
}

/** `gantry-de` -> its store; `undefined` for one that is not ours. */
export function getStoreByKey(key: string): Store | undefined {
  return byKey.get(key);
}

/** Rule N-03: a campaign is active when its start is not after now and its end is after now. */
export function isActiveCampaign({ startDate, endDate }: Campaign, now: Date): boolean {
  return startDate <= now && endDate > now;
}

/** The campaigns of a store that run at `now`, in the order of its list. */
export function findActiveCampaigns(store: Store, now: Date): readonly Campaign[] {
  return store.custom.campaigns.filter((campaign) => isActiveCampaign(campaign, now));
}
