import type { CatalogueProduct } from '../commerce/goods/catalogue/get-product.ts';
import type { GuaranteeOffer } from '../commerce/goods/guarantee/guarantee-offer.ts';
import { type CountryCode, countryCodes, type LocaleCode } from '../kernel/locale.ts';
import { type TaxCategory, vatRate } from '../markets/vat-rates.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';
import type { Product } from './contract/catalogue.ts';
import type { ShownFiles } from './engine.ts';
import { isThere, presentEnergy } from './present-energy.ts';
import { presentPicture } from './present-pictures.ts';
import { presentDocuments, presentSafety } from './present-safety.ts';

/** What every country taxes goods of a category at on a day (rule V-06). */
function presentTaxCategory(key: TaxCategory, on: Date): Product['taxCategory'] {
  return {
    key,
    rates: countryCodes.map((country) => {
      const basisPoints = vatRate(country, key, on);
      return {
        country,
        name: 'VAT',
        amount: basisPoints / 10_000,
        permyriad: basisPoints,
        includedInPrice: true,
      };
    }),
  };
}

/** Fields that are sent as they are: one that the contract does not name is of no type at all, and does not compile. */
type InContract<Fields> = {
  readonly [Name in keyof Fields]: Name extends keyof Product ? Product[Name] : never;
};

/** Who reads, what files there are, and who sells. */
interface ShownTo {
  readonly locale: LocaleCode;
  readonly media: ShownFiles;
  readonly merchant: Merchant;
}

/** A product as the contract has it, taxed as `country` does at `on`. */
export function presentProduct(
  product: CatalogueProduct,
  country: CountryCode,
  on: Date,
  { locale, media, merchant }: ShownTo,
  guaranteeOffers: readonly GuaranteeOffer[],
): Product {
  const {
    availability,
    images,
    taxCategory,
    manualUrl,
    manualUrls,
    manufacturer,
    warnings,
    hazard,
    documents,
    ...rest
  } = presentEnergy(presentPicture(product, media.pictureStem), media);
  return {
    ...(rest satisfies InContract<typeof rest>),
    ...(manualUrl !== undefined && isThere(manualUrl, media) ? { manualUrl } : {}),
    guaranteeOffers: [...guaranteeOffers],
    documents: presentDocuments({ documents, manualUrls }, locale, media),
    safety: presentSafety(
      { brand: product.brand, manufacturer, warnings, hazard },
      country,
      locale,
      merchant,
    ),
    masterVariant: { id: 1, sku: product.sku },
    availability: { ...availability, noChannel: availability },
    images: images.map(({ name, label }) => ({
      name: media.pictureStem(name),
      label,
      // The one file of a picture that every client can read; pages choose among the AVIF widths themselves.
      url: `/pictures/${media.pictureStem(name)}-640.webp`,
    })),
    taxCategory: presentTaxCategory(taxCategory, on),
  };
}
