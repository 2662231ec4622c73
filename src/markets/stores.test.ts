import { expect, test } from 'vitest';
import { localeCodes } from '../kernel/locale.ts';
import { pickLocalized } from '../kernel/localized.ts';
import { getMarket, markets } from './countries.ts';
import { findActiveCampaigns, getStore, getStoreByKey, isActiveCampaign, stores } from './stores.ts';

test('M-07: each of the 25 markets has one store under its own key, in its own languages', () => {
  expect(stores).toHaveLength(25);
  for (const market of markets) {
    const store = getStore(market);
    expect(store.key).toBe(market.storeId);
    expect(getStoreByKey(market.storeId)).toBe(store);
    expect(store.languages).toEqual(market.languages.map(({ locale }) => locale));
    expect(store.distributionChannels).toEqual([market.storeId]);
    expect(store.supplyChannels).toEqual([]);
    expect(store.custom.bankDetails).toBeDefined();
  }
  expect(getStoreByKey('gantry-xx')).toBeUndefined();
});

test('M-07: trust score in the header is of Germany and Poland, the other flags are on everywhere', () => {
  const { custom } = getStore(getMarket('SK'));
  expect(custom).toMatchObject({ googleReviews: true, extraGuarantee: true, complementaryProducts: true });
  expect(custom).toMatchObject({ addressAutocomplete: true, vatValidation: true, taxRateChange: true });
  const trusted = stores.filter((store) => store.custom.trustScoreInHeader);
  expect(trusted.map(({ countryCode }) => countryCode)).toEqual(['DE', 'PL']);
});

test('M-07: a campaign is active from its start on, until just before its end', () => {
  const campaign = {
    campaignName: 'black_friday',
    startDate: new Date('2026-11-23T00:00:00Z'),
    endDate: new Date('2026-11-30T00:00:00Z'),
  };
  expect(isActiveCampaign(campaign, new Date('2026-11-22T23:59:59.999Z'))).toBe(false);
  expect(isActiveCampaign(campaign, campaign.startDate)).toBe(true);
  expect(isActiveCampaign(campaign, new Date('2026-11-29T23:59:59.999Z'))).toBe(true);
  expect(isActiveCampaign(campaign, campaign.endDate)).toBe(false);
  const running = findActiveCampaigns(getStore(getMarket('DE')), new Date('2026-12-01T00:00:00Z'));
  expect(running.map(({ campaignName }) => campaignName)).toEqual(['cyber_week']);
});

test('M-04: the title of the cash-on-delivery fee is told in every locale, in its own language', () => {
  const titles = getStore(getMarket('SK')).custom.codFeeTitle;
  for (const locale of localeCodes.filter((code) => !code.startsWith('en'))) {
    expect(pickLocalized(titles, locale), locale).not.toBe(titles['en-GB']);
  }
});
