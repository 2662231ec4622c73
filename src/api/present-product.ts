import type { CatalogueProduct } from '../commerce/goods/catalogue/get-product.ts';
import { type CountryCode, countryCodes } from '../kernel/locale.ts';
import { type TaxCategory, vatRate } from '../markets/vat-rates.ts';
import type { Product } from './contract/catalogue.ts';

/** What every country taxes goods of a category at on a day (spec §3: tax category rates per country). */
function presentTaxCategory(key: TaxCategory, on: Date): Product['taxCategory'] {
  return {
    key,
    rates: countryCodes.map((country) => {
      const permyriad = vatRate(country, key, on);
      return { country, name: 'VAT', amount: permyriad / 10_000, permyriad, includedInPrice: true };
    }),
  };
}

/** A product as the contract has it, taxed as `country` does at `on`. */
export function presentProduct(product: CatalogueProduct, country: CountryCode, on: Date): Product {
  const { availability, images, taxCategory, ...rest } = product;
  return {
    ...rest,
    masterVariant: { id: 1, sku: product.sku },
    availability: { ...availability, noChannel: availability },
    images: images.map(({ name, label }) => ({
      name,
      label,
      // The one file of a picture that every client can read; pages choose among the AVIF widths themselves.
      url: `/pictures/${name}-640.webp`,
    })),
    taxCategory: presentTaxCategory(taxCategory, on),
    taxRatePermyriad: vatRate(country, taxCategory, on),
  };
}
