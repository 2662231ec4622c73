import type { CatalogueProduct } from '../commerce/goods/catalogue/get-product.ts';
import { type CountryCode, getFallbackLocale, type LocaleCode, localeCodes } from '../kernel/locale.ts';
import { type Localized, pickLocalized } from '../kernel/localized.ts';
import { getMarket } from '../markets/countries.ts';
import { needsResponsiblePerson } from '../markets/product-safety.ts';
import { findManufacturer, findResponsiblePerson, legalFactsOf } from '../merchant/merchant.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';
import type { Product } from './contract/catalogue.ts';
import type { ShownFiles } from './engine.ts';
import { isThere } from './present-energy.ts';

type Told = Pick<CatalogueProduct, 'manufacturer' | 'warnings' | 'hazard'> & {
  readonly brand: string | undefined;
};

/** Whom and what the law has the shop of a country name beside goods (rules D-04, D-13). */
export function presentSafety(
  { brand, manufacturer: own, warnings, hazard }: Told,
  country: CountryCode,
  locale: LocaleCode,
  merchant: Merchant,
): Product['safety'] {
  const region = getMarket(country).safetyRegion;
  const manufacturer = own ?? findManufacturer(merchant, brand);
  const person =
    manufacturer !== undefined && needsResponsiblePerson(manufacturer.country, region)
      ? findResponsiblePerson(legalFactsOf(merchant, country), 'productSafety')
      : undefined;
  return {
    region,
    warnings: [...(warnings ?? [])],
    ...(manufacturer === undefined ? {} : { manufacturer: { ...manufacturer } }),
    ...(person === undefined
      ? {}
      : {
          responsiblePerson: {
            name: person.name,
            ...(person.address === undefined ? {} : { address: person.address }),
            ...(person.country === undefined ? {} : { country: person.country }),
            ...(person.email === undefined ? {} : { email: person.email }),
          },
        }),
    ...(hazard === undefined
      ? {}
      : {
          hazard: {
            ...(hazard.signalWord === undefined ? {} : { signalWord: hazard.signalWord }),
            pictograms: [...hazard.pictograms],
            statements: hazard.statements.map(({ code, text }) => ({
              code,
              text: pickLocalized(text, locale) ?? '',
            })),
          },
        }),
  };
}

/**
 * The papers of a product (rule P-06): of each kind the one in the language asked for, else those of all other languages.
 * One of the shop's own is told of once it is there.
 */
export function presentDocuments(
  { documents, manualUrls }: Pick<CatalogueProduct, 'documents' | 'manualUrls'>,
  locale: LocaleCode,
  media: ShownFiles,
): Product['documents'] {
  const kinds = [{ kind: 'manual' as const, url: manualUrls }, ...documents];
  return kinds.flatMap(({ kind, url }) =>
    pickLanguages(url, locale, media).map(([of, address]) => {
      const bytes = address.startsWith('/') ? media.bytesOf(address) : undefined;
      return { kind, url: address, locale: of, ...(bytes === undefined ? {} : { bytes }) };
    }),
  );
}

function pickLanguages(url: Localized, locale: LocaleCode, media: ShownFiles) {
  const there = localeCodes.flatMap((code): (readonly [LocaleCode, string])[] => {
    const address = url[code];
    return address === undefined || !isThere(address, media) ? [] : [[code, address]];
  });
  const find = (code: LocaleCode | undefined) => there.find(([of]) => of === code);
  const own = find(locale) ?? find(getFallbackLocale(locale));
  return own === undefined ? there : [own];
}
