import { describe, expect, test } from 'vitest';
import { realMerchant, testMerchant, withoutDomains } from '../../tests/support/merchant.ts';
import { countryCodes } from '../kernel/locale.ts';
import { markets } from '../markets/countries.ts';
import {
  checkMerchant,
  describeFinding,
  findMissingMedia,
  isReadyToSell,
  sellsIn,
} from './check-merchant.ts';
import {
  addressLinesOf,
  findActiveCampaigns,
  findBankAccount,
  findGuaranteeArtwork,
  flagsOf,
  isActiveCampaign,
  isFlagOn,
  legalFactsOf,
  nobody,
  writeResponsiblePerson,
} from './merchant.ts';
import type { Merchant } from './merchant-schema.ts';
import { writeOpeningHours } from './opening-hours.ts';

const context = {
  environment: 'stage',
  addressedBy: 'settings',
  currencyOf: (market: (typeof markets)[number]) => market.currencyCode,
} as const;
const findingsOf = (merchant: Merchant, environment: 'stage' | 'production' = 'stage') =>
  checkMerchant(merchant, { ...context, environment });

test('M-07: trust score in the header is of Germany and Poland unless told otherwise, the other flags are on everywhere', () => {
  expect(flagsOf(nobody, 'SK')).toEqual({
    googleReviews: true,
    extraGuarantee: true,
    complementaryProducts: true,
    addressAutocomplete: true,
    trustScoreInHeader: false,
    vatValidation: true,
    taxRateChange: true,
  });
  const trusted = (merchant: Merchant) =>
    countryCodes.filter((country) => isFlagOn(merchant, 'trustScoreInHeader', country));
  expect(trusted(nobody)).toEqual(['DE', 'PL']);
  expect(trusted({ stores: { flags: { trustScoreInHeader: ['FR'] } } })).toEqual(['FR']);
  expect(trusted({ stores: { flags: { trustScoreInHeader: 'everywhere' } } })).toEqual(countryCodes);
  expect(isFlagOn({ stores: { flags: { vatValidation: 'nowhere' } } }, 'vatValidation', 'DE')).toBe(false);
});

test('M-07: a campaign is active from its start on, until just before its end, in its countries', () => {
  const sale = { startDate: '2026-11-23T00:00:00.000Z', endDate: '2026-11-30T00:00:00.000Z' };
  expect(isActiveCampaign(sale, new Date('2026-11-22T23:59:59.999Z'))).toBe(false);
  expect(isActiveCampaign(sale, new Date(sale.startDate))).toBe(true);
  expect(isActiveCampaign(sale, new Date('2026-11-29T23:59:59.999Z'))).toBe(true);
  expect(isActiveCampaign(sale, new Date(sale.endDate))).toBe(false);
  const campaigns = [
    { ...sale, campaignName: 'here', countries: ['DE'] as const },
    { ...sale, campaignName: 'everywhere' },
  ];
  const namesIn = (country: 'DE' | 'FR') =>
    findActiveCampaigns({ campaigns }, country, new Date('2026-11-24T00:00:00Z')).map(
      ({ campaignName }) => campaignName,
    );
  expect(namesIn('DE')).toEqual(['here', 'everywhere']);
  expect(namesIn('FR')).toEqual(['everywhere']);
});

test('the seat is written as its country does, the country in its own language or in the reader’s', () => {
  expect(addressLinesOf(testMerchant)).toEqual(['Skladová 1', '811 09 Bratislava', 'Slovensko']);
  expect(addressLinesOf(testMerchant, 'de-AT').at(-1)).toBe('Slowakei');
  expect(addressLinesOf(nobody)).toEqual([]);
});

test('a country has its own legal facts, and the general ones where it has none', () => {
  const merchant: Merchant = {
    legal: {
      disputeBody: 'General body',
      responsiblePersons: [
        { role: 'content', name: 'Jana', email: 'jana@example.com' },
        { role: 'productSafety', name: 'Pavol', address: 'Skladová 1, Bratislava', country: 'SK' },
      ],
      countries: { DE: { disputeBody: 'German body' } },
    },
  };
  expect(legalFactsOf(merchant, 'DE').disputeBody).toBe('German body');
  expect(legalFactsOf(merchant, 'FR').disputeBody).toBe('General body');
  const write = (role: 'content' | 'dataProtection' | 'productSafety', reader: 'de-DE' | 'fi-FI') =>
    writeResponsiblePerson(legalFactsOf(merchant, 'DE'), role, reader);
  expect(write('content', 'de-DE')).toBe('Jana, jana@example.com');
  expect(write('productSafety', 'de-DE')).toBe('Pavol, Skladová 1, Bratislava, Slowakei');
  expect(write('productSafety', 'fi-FI')).toBe('Pavol, Skladová 1, Bratislava, Slovakia');
  expect(write('dataProtection', 'de-DE')).toBeUndefined();
});

test('opening hours are written in the words of each language', () => {
  const hours = [
    { from: 'monday', until: 'friday', opens: '08:00', closes: '17:00' },
    { from: 'saturday', opens: '09:30', closes: '12:00' },
  ] as const;
  expect(writeOpeningHours([...hours], 'de-DE')).toBe('Mo–Fr 08:00–17:00, Sa 09:30–12:00');
  expect(writeOpeningHours([...hours], 'fr-FR')).toBe('lun.–ven. 08:00–17:00, sam. 09:30–12:00');
});

test('Y-04: every market of the demonstration has an account which says that it is invented', () => {
  for (const { currencyCode } of markets)
    expect(findBankAccount(testMerchant, currencyCode)?.demonstration, currencyCode).toBe(true);
  expect(findBankAccount(testMerchant, 'USD')).toBeUndefined();
  const { invented: _, ...real } = testMerchant;
  expect(findBankAccount(real, 'EUR')?.demonstration).toBe(false);
});

test('O-01: nothing is missing from the demonstration, and in production all of it is', () => {
  expect(findingsOf(testMerchant)).toEqual([]);
  expect(findingsOf(testMerchant, 'production')[0]).toMatchObject({
    path: 'invented',
    kind: 'wrong',
    need: 'required',
  });
});

test('of nothing, all that a sale needs is missing, each field with what it is for', () => {
  const required = findingsOf(nobody).filter(({ need }) => need === 'required');
  expect(required.map(({ path }) => path)).toEqual([
    'company.shopName',
    'company.name',
    'company.address',
    'company.vatId',
    'company.email',
    'company.phone',
    'mail.address',
  ]);
  expect(describeFinding(required[0] ?? expect.fail())).toBe(
    'missing company.shopName: what shoppers call the shop (for titles, header and footer, mails, `{shopName}`)',
  );
});

test.each(['shopName', 'name', 'address', 'vatId', 'email', 'phone'] as const)(
  'a shop without company.%s is not ready to sell',
  (field) => {
    const company = Object.fromEntries(
      Object.entries(testMerchant.company ?? {}).filter(([name]) => name !== field),
    );
    expect(isReadyToSell(testMerchant, 'settings')).toBe(true);
    expect(isReadyToSell({ ...testMerchant, company }, 'settings')).toBe(false);
  },
);

describe('M-01: where links lead to the merchant’s domains', () => {
  const earlier = withoutDomains(testMerchant);
  const domainFindings = (merchant: Merchant) =>
    checkMerchant(merchant, { ...context, environment: 'test', addressedBy: 'domains' }).filter(
      ({ path }) => path === 'stores.domains',
    );

  test('a record of before there were domains lacks something required, and sells nowhere', () => {
    expect(domainFindings(earlier)).toMatchObject([{ kind: 'missing', need: 'required' }]);
    expect(isReadyToSell(earlier, 'domains')).toBe(false);
    expect(sellsIn(earlier, 'SK', 'domains')).toBe(false);
    expect(isReadyToSell(earlier, 'settings')).toBe(true);
    expect(sellsIn(earlier, 'SK', 'settings')).toBe(true);
  });

  test('a merchant of some countries sells in those, and is told which have no shop', () => {
    const some: Merchant = { ...earlier, stores: { domains: { DE: 'kran.example', AT: 'kran.at.example' } } };
    expect(isReadyToSell(some, 'domains')).toBe(true);
    expect(countryCodes.filter((country) => sellsIn(some, country, 'domains'))).toEqual(
      countryCodes.filter((country) => country === 'DE' || country === 'AT'),
    );
    const [finding, ...more] = domainFindings(some);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ kind: 'missing', need: 'advised' });
    expect(finding?.message).toMatch(/\bSK\b/);
    expect(finding?.message).not.toMatch(/\b(DE|AT)\b|localhost/);
  });

  test('a record of now has a domain everywhere, and lacks none', () => {
    expect(domainFindings(testMerchant)).toEqual([]);
    expect(countryCodes.filter((country) => !sellsIn(testMerchant, country, 'domains'))).toEqual([]);
  });

  test('an invented record has none in production', () => {
    const forged = checkMerchant(testMerchant, {
      ...context,
      environment: 'production',
      addressedBy: 'domains',
    });
    expect(forged).toContainEqual(expect.objectContaining({ path: 'stores.domains', need: 'required' }));
  });
});

test('what is advised names the countries that do without', () => {
  const { bankAccounts: { CZK: _, ...accounts } = {} } = testMerchant;
  const merchant: Merchant = { ...testMerchant, bankAccounts: accounts, legal: { disputeBody: 'A' } };
  expect(findingsOf(merchant).map(({ path, need }) => [path, need])).toEqual([
    ['bankAccounts.CZK', 'advised'],
    ['legal.dataAuthority', 'advised'],
    ['legal.manufacturers', 'advised'],
  ]);
  expect(findingsOf(merchant)[0]?.message).toBe(
    'account for transfers in CZK; without it none is offered in CZ',
  );
});

test('D-07: where the law wants a mediator, nobody declines', () => {
  const stanceIn = (country: 'DE' | 'FR'): Merchant => ({
    ...testMerchant,
    legal: { ...testMerchant.legal, countries: { [country]: { disputeStance: 'declines' } } },
  });
  const wrongOf = (merchant: Merchant) =>
    findingsOf(merchant).flatMap(({ path, kind }) => (kind === 'wrong' ? [path] : []));
  expect(wrongOf(stanceIn('DE'))).toEqual([]);
  expect(wrongOf(stanceIn('FR'))).toEqual(['legal.countries.FR.disputeStance']);
});

test('D-05, D-07: a real merchant is told of the stance and the official notices that are missing, by language', () => {
  const found = findingsOf(realMerchant);
  expect(found.map(({ path, need }) => [path, need])).toEqual([
    ['legal.disputeStance', 'advised'],
    ['legal.guaranteeNotices', 'advised'],
  ]);
  expect(found[1]?.message).toMatch(/de-DE, .*fr-BE/);
  expect(found[1]?.message).not.toMatch(/en-GB|nb-NO|CH/);
});

test('D-05: an official notice that the shop’s media do not have is told by its language', async () => {
  const legal = { guaranteeNotices: { 'de-DE': 'notices/de.png', 'fr-FR': 'notices/fr.png' } };
  const found = await findMissingMedia({ legal }, async (name) => name !== 'notices/fr.png');
  expect(found.map(({ path }) => path)).toEqual(['legal.guaranteeNotices.fr-FR']);
  expect([findGuaranteeArtwork({ legal }, 'de-AT'), findGuaranteeArtwork({ legal }, 'it-IT')]).toEqual([
    'notices/de.png',
    undefined,
  ]);
});
