import type { CountryCode } from '../kernel/locale.ts';
import type { CurrencyCode } from '../kernel/money.ts';
import type { AppEnv } from '../markets/app-env.ts';
import { isBankTransferAllowed } from '../markets/cash-and-bank.ts';
import { mayDeclineDisputes } from '../markets/consumer-rights.ts';
import { type Market, markets } from '../markets/countries.ts';
import { needsResponsiblePerson, safetyRegions } from '../markets/product-safety.ts';
import { domainsOf, findGuaranteeArtwork, findResponsiblePerson, legalFactsOf } from './merchant.ts';
import { type Need, requireField } from './merchant-fields.ts';
import type { Merchant } from './merchant-schema.ts';

/** What a merchant record lacks, or what of it cannot be: in words for the shop's owner. */
export interface Finding {
  /** `company.vatId` */
  readonly path: string;
  readonly kind: 'missing' | 'wrong';
  readonly need: Exclude<Need, 'free'>;
  readonly message: string;
}

/** Whether the shop has a picture or file of a name in its media. */
export type HasMedia = (name: string) => Promise<boolean>;

/** Whether links lead to the merchant's domains, or the settings say where the shops are. */
export type AddressedBy = 'domains' | 'settings';

export interface CheckContext {
  readonly environment: AppEnv;
  readonly currencyOf: (market: Market) => CurrencyCode;
  readonly addressedBy: AddressedBy;
}

function missing(path: string, fieldPath = path): Finding {
  const { need, is, use } = requireField(fieldPath);
  return {
    path,
    kind: 'missing',
    need: need === 'required' ? 'required' : 'advised',
    message: `${is} (for ${use})`,
  };
}

/** Without one of these the shop sells nothing: what the law has a shop say before a sale, and the sender of the mail after it. */
function findMissingRequired({ company = {}, mail }: Merchant): Finding[] {
  const { shopName, name, address, vatId, email, phone } = company;
  const parts = { shopName, name, address, vatId, email, phone };
  return [
    ...Object.entries(parts).flatMap(([part, value]) => (value === undefined ? [`company.${part}`] : [])),
    ...(mail === undefined ? ['mail.address'] : []),
  ].map((path) => missing(path));
}

function findMissingAccounts({ bankAccounts = {} }: Merchant, { currencyOf }: CheckContext): Finding[] {
  const countriesOf = new Map<CurrencyCode, CountryCode[]>();
  for (const market of markets) {
    const currency = currencyOf(market);
    if (!isBankTransferAllowed(market.countryCode) || bankAccounts[currency] !== undefined) continue;
    countriesOf.set(currency, [...(countriesOf.get(currency) ?? []), market.countryCode]);
  }
  return [...countriesOf].map(([currency, countries]) => ({
    path: `bankAccounts.${currency}`,
    kind: 'missing',
    need: 'advised',
    message: `account for transfers in ${currency}; without it none is offered in ${countries.join(', ')}`,
  }));
}

/** Where links lead to domains, a country without one has no shop: somebody may sell in some countries, and nobody in none. */
function hasShopIn(merchant: Merchant, country: CountryCode, addressedBy: AddressedBy): boolean {
  return addressedBy === 'settings' || domainsOf(merchant)[country] !== undefined;
}

function findMissingDomains(merchant: Merchant, addressedBy: AddressedBy): Finding[] {
  const lacking = markets
    .map(({ countryCode }) => countryCode)
    .filter((country) => !hasShopIn(merchant, country, addressedBy));
  if (lacking.length === 0) return [];
  const found = { path: 'stores.domains', kind: 'missing' } as const;
  return lacking.length === markets.length
    ? [
        {
          ...found,
          need: 'required',
          message:
            'the domain of one country at least, which all links lead to (PUBLIC_ORIGIN with {domain})',
        },
      ]
    : [
        {
          ...found,
          need: 'advised',
          message: `domains of further countries; nothing is sold in those without one: ${lacking.join(', ')}`,
        },
      ];
}

function findMissingLegal(merchant: Merchant): Finding[] {
  return (['disputeBody', 'dataAuthority'] as const).flatMap((fact) => {
    const lacking = markets.filter(
      ({ countryCode }) => legalFactsOf(merchant, countryCode)[fact] === undefined,
    );
    if (lacking.length === markets.length) return [missing(`legal.${fact}`)];
    return lacking.map(({ countryCode }) =>
      missing(`legal.countries.${countryCode}.${fact}`, `legal.countries.*.${fact}`),
    );
  });
}

/** What nobody can know for the merchant: whether they take part; and where the law leaves no choice, that they say so. */
function findMissingStances(merchant: Merchant): Finding[] {
  const stanceOf = (country: CountryCode) => legalFactsOf(merchant, country).disputeStance;
  const countries = markets.map(({ countryCode }) => countryCode);
  const silent = countries.filter((country) => stanceOf(country) === undefined);
  const wrong = countries.filter(
    (country) => stanceOf(country) === 'declines' && !mayDeclineDisputes(country),
  );
  return [
    ...(silent.length === countries.length && merchant.invented !== true
      ? [missing('legal.disputeStance')]
      : []),
    ...wrong.map((country) => ({
      path: `legal.countries.${country}.disputeStance`,
      kind: 'wrong' as const,
      need: 'advised' as const,
      message: 'must be participates or obliged: there the law wants a mediator',
    })),
  ];
}

/** The official pictures of the notice of the legal guarantee; until they are there its words are shown. */
function findMissingNotices(merchant: Merchant): Finding[] {
  const lacking = markets
    .filter(({ isInEu }) => isInEu)
    .flatMap(({ languages }) => languages.map(({ locale }) => locale))
    .filter((locale) => findGuaranteeArtwork(merchant, locale) === undefined);
  if (lacking.length === 0) return [];
  const found = missing('legal.guaranteeNotices', 'legal.guaranteeNotices.*');
  return [{ ...found, message: `${found.message}: ${lacking.join(', ')}` }];
}

/** Whom goods must name (rule D-04): their makers, and where one is elsewhere who answers for them. */
function findMissingSafety(merchant: Merchant): Finding[] {
  const makers = merchant.legal?.manufacturers ?? [];
  if (makers.length === 0) return [missing('legal.manufacturers', 'legal.manufacturers[].name')];
  return safetyRegions.flatMap((region) => {
    const foreign = makers.filter(({ country }) => needsResponsiblePerson(country, region));
    const lacking = markets.filter(
      ({ countryCode, safetyRegion }) =>
        safetyRegion === region &&
        findResponsiblePerson(legalFactsOf(merchant, countryCode), 'productSafety') === undefined,
    );
    if (foreign.length === 0 || lacking.length === 0) return [];
    return [
      {
        path: 'legal.responsiblePersons',
        kind: 'missing' as const,
        need: 'advised' as const,
        message: `who answers for the safety of goods made outside (role productSafety; for ${foreign.map(({ name }) => name).join(', ')}) in ${lacking.map(({ countryCode }) => countryCode).join(', ')}`,
      },
    ];
  });
}

/** What a record lacks for the shop to sell, and then for it to do all it can. What it holds has been checked by its schema. */
export function checkMerchant(merchant: Merchant, context: CheckContext): readonly Finding[] {
  const isForged = merchant.invented === true && context.environment === 'production';
  return [
    ...(isForged
      ? [
          {
            path: 'invented',
            kind: 'wrong' as const,
            need: 'required' as const,
            message: 'the record is invented, and production takes none of it: import your own',
          },
        ]
      : []),
    ...findMissingRequired(isForged ? {} : merchant),
    ...(merchant.company?.register === undefined ? [missing('company.register')] : []),
    ...findMissingDomains(isForged ? {} : merchant, context.addressedBy),
    ...findMissingAccounts(merchant, context),
    ...findMissingLegal(merchant),
    ...findMissingStances(merchant),
    // Nobody buys of a merchant that is invented.
    ...(merchant.invented === true ? [] : findMissingNotices(merchant)),
    ...findMissingSafety(merchant),
    ...(merchant.logo === undefined ? [missing('logo')] : []),
  ];
}

/** Media that the record names and the shop does not have. */
export async function findMissingMedia(
  { logo, legal }: Merchant,
  hasMedia: HasMedia,
): Promise<readonly Finding[]> {
  const named = [
    ...(logo === undefined ? [] : [['logo', logo] as const]),
    ...Object.entries(legal?.guaranteeNotices ?? {}).map(
      ([locale, name]) => [`legal.guaranteeNotices.${locale}`, name] as const,
    ),
  ];
  const found: Finding[] = [];
  for (const [path, name] of named) {
    if (await hasMedia(name)) continue;
    found.push({ path, kind: 'wrong', need: 'required', message: `the shop’s media have no ${name}` });
  }
  return found;
}

/** Whether nothing stands in the way of a sale, in one country at least. */
export function isReadyToSell(merchant: Merchant, addressedBy: AddressedBy): boolean {
  return markets.some(({ countryCode }) => sellsIn(merchant, countryCode, addressedBy));
}

/** Whether nothing stands in the way of a sale in a country. */
export function sellsIn(merchant: Merchant, country: CountryCode, addressedBy: AddressedBy): boolean {
  return hasShopIn(merchant, country, addressedBy) && findMissingRequired(merchant).length === 0;
}

/** `missing company.vatId: the company’s VAT number …` */
export function describeFinding({ path, kind, message }: Finding): string {
  return `${kind} ${path}: ${message}`;
}
