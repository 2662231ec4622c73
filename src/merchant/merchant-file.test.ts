import { describe, expect, it } from 'vitest';
import {
  describeMerchantProblem,
  parseMerchantFile,
  readMerchant,
  writeMerchantFile,
} from './merchant-file.ts';

const seat = {
  streetName: 'Hafenstraße',
  streetNumber: '7',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
};
const account = {
  holder: 'Kran GmbH',
  institute: 'Hafenbank',
  bic: 'COBADEFFXXX',
  iban: 'DE89 3704 0044 0532 0130 00',
};
const sale = { campaignName: 'spring', startDate: '2027-03-01T00:00:00Z', endDate: '2027-03-08T00:00:00Z' };

function problemsOf(record: unknown): readonly string[] {
  const read = readMerchant(record);
  return read.ok ? [] : read.refusal.map(describeMerchantProblem);
}

describe('a merchant record', () => {
  it('keeps each field in its one form', () => {
    const read = readMerchant({
      company: { name: '  Kran GmbH ', vatId: 'de 136 695 976', email: 'Shop@KRAN.example', address: seat },
      bankAccounts: { EUR: account },
      campaigns: [sale],
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        company: { name: 'Kran GmbH', vatId: 'DE136695976', email: 'Shop@kran.example' },
        bankAccounts: { EUR: { iban: 'DE89370400440532013000' } },
        campaigns: [{ startDate: '2027-03-01T00:00:00.000Z' }],
      },
    });
  });

  it.each([
    ['a field it does not know', { company: { fax: '1' } }, 'company.fax: is no field of the record'],
    ['another at the top', { colour: 'red' }, 'colour: is no field of the record'],
    ['an empty name', { company: { name: ' ' } }, 'company.name: must not be empty'],
    [
      'two lines in one',
      { company: { name: 'A\nB' } },
      'company.name: must be one line without control characters',
    ],
    ['a number for a text', { company: { name: 7 } }, 'company.name: must be a text'],
    ['wrong check digits', { company: { vatId: 'DE136695977' } }, 'company.vatId: has wrong check digits'],
    [
      'a wrong shape',
      { company: { vatId: 'DE12' } },
      'company.vatId: is not made as its country makes VAT numbers',
    ],
    [
      'no country',
      { company: { vatId: '136695976' } },
      'company.vatId: must begin with the prefix of its country, like SK1234567890',
    ],
    [
      'a country without a shop',
      { company: { vatId: 'LU26375245' } },
      'company.vatId: must be of a country that the shop sells in',
    ],
    [
      'no e-mail',
      { company: { email: 'shop' } },
      'company.email: must be an e-mail address like shop@example.com',
    ],
    [
      'no phone',
      { company: { phone: 'call us' } },
      'company.phone: must be digits and single spaces, 8 digits at least, with an optional + in front',
    ],
    [
      'half an address',
      { company: { address: { country: 'DE', streetName: 'A', streetNumber: '1', city: 'B' } } },
      'company.address.postalCode: is missing',
    ],
    [
      'a postal code of another country',
      { company: { address: { ...seat, postalCode: '811 09' } } },
      'company.address.postalCode: is no postal code of DE',
    ],
    [
      'no house number',
      { company: { address: { ...seat, streetNumber: 'seven' } } },
      'company.address.streetNumber: must hold a number in DE',
    ],
    [
      'an unknown country',
      { company: { address: { ...seat, country: 'XX' } } },
      /^company\.address\.country: must be one of SK, IE/,
    ],
    ['a sender without address', { mail: { name: 'Kran' } }, 'mail.address: is missing'],
    [
      'an IBAN with wrong digits',
      { bankAccounts: { EUR: { ...account, iban: 'DE88370400440532013000' } } },
      'bankAccounts.EUR.iban: must be an IBAN whose check digits are right',
    ],
    [
      'a wrong BIC',
      { bankAccounts: { EUR: { ...account, bic: 'COBA' } } },
      'bankAccounts.EUR.bic: must be a BIC like COBADEFFXXX',
    ],
    ['an unknown currency', { bankAccounts: { XXX: account } }, /^bankAccounts\.XXX: /],
    [
      'a campaign that ends first',
      { campaigns: [{ ...sale, endDate: sale.startDate }] },
      'campaigns.0.endDate: must be after startDate',
    ],
    [
      'a day for a moment',
      { campaigns: [{ ...sale, startDate: '2027-03-01' }] },
      'campaigns.0.startDate: must be a timestamp in UTC like 2026-11-23T00:00:00Z',
    ],
    [
      'a campaign twice at a time',
      { campaigns: [sale, sale] },
      'campaigns.1.startDate: must begin after the spring before it has ended: put them in order',
    ],
    [
      'an address for a domain',
      { stores: { domains: { DE: 'https://kran.example' } } },
      'stores.domains.DE: must be a domain like shop.example, without https:// and www.',
    ],
    [
      'one domain for two countries',
      { stores: { domains: { DE: 'kran.example', AT: 'KRAN.example' } } },
      /^stores\.domains\.(?:DE: is the domain of AT|AT: is the domain of DE)/,
    ],
    [
      'hours that end first',
      { company: { openingHours: [{ from: 'monday', opens: '17:00', closes: '08:00' }] } },
      'company.openingHours.0.closes: must be after opens',
    ],
    [
      'a day twice',
      {
        company: {
          openingHours: [
            { from: 'monday', until: 'friday', opens: '08:00', closes: '17:00' },
            { from: 'friday', opens: '16:00', closes: '18:00' },
          ],
        },
      },
      'company.openingHours.1.from: must come after the row before it: put the days in order, none of them twice',
    ],
    [
      'a time that is none',
      { company: { openingHours: [{ from: 'monday', opens: '8', closes: '17:00' }] } },
      'company.openingHours.0.opens: must be a time of day like 08:00',
    ],
    [
      'an unknown flag',
      { stores: { flags: { fireworks: 'everywhere' } } },
      'stores.flags.fireworks: is no field of the record',
    ],
    [
      'a flag for nobody known',
      { stores: { flags: { googleReviews: ['XX'] } } },
      'stores.flags.googleReviews: must be "everywhere", "nowhere" or a list of countries',
    ],
    ['an unknown switch', { stores: { switches: { fireworks: ['DE'] } } }, /^stores\.switches\.fireworks: /],
    [
      'an unknown role',
      { legal: { responsiblePersons: [{ role: 'cook', name: 'A' }] } },
      'legal.responsiblePersons.0.role: must be content, dataProtection or productSafety',
    ],
    [
      'a picture by address',
      { logo: 'https://example.com/a.png' },
      'logo: must be lowercase letters, digits, / _ . or -',
    ],
    ['no object', [], /expected object/],
  ] as const)('refuses %s, with its path', (_, record, problem) => {
    const problems = problemsOf(record);
    expect(problems).toHaveLength(1);
    if (typeof problem === 'string') expect(problems[0]).toBe(problem);
    else expect(problems[0]).toMatch(problem);
  });

  it('lists everything that is wrong at once', () => {
    expect(problemsOf({ company: { email: 'a', phone: 'b' }, bankAccounts: { EUR: {} } })).toHaveLength(6);
  });
});

describe('its file', () => {
  it('carries the version it was made of, and is read as it was written', () => {
    const merchant = { company: { name: 'Kran GmbH' } };
    const file = writeMerchantFile(3, merchant);
    expect(JSON.parse(file)).toEqual({ version: 3, ...merchant });
    expect(parseMerchantFile(`\uFEFF${file}`)).toEqual({ ok: true, value: { version: 3, merchant } });
    expect(parseMerchantFile('{}')).toEqual({ ok: true, value: { merchant: {} } });
  });

  it.each([
    ['no JSON', '{', /^is not JSON/],
    ['a version that is none', '{"version":0}', /^version: must be 1 or more$/],
  ])('is refused when it holds %s', (_, text, problem) => {
    const parsed = parseMerchantFile(text);
    expect(parsed.ok ? '' : describeMerchantProblem(parsed.refusal[0] ?? { path: '', message: '' })).toMatch(
      problem,
    );
  });
});
