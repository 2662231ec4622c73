import type { VatValidation } from '../commerce/people/vat/vat-service.ts';
import { createEmbeddedVatService } from '../integrations/vat/vat-embedded.ts';
import { createHttpVatService } from '../integrations/vat/vat-http.ts';
import { countryOfVatNumber } from '../markets/vat-number.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';
import type { Config } from './config.ts';

/** With what VAT numbers are validated by the settings, in the name of a merchant; `undefined` where they are not, or the merchant has no number. */
export function createVatValidation({
  vatService,
}: Pick<Config, 'vatService'>): (merchant: Merchant) => VatValidation | undefined {
  if (vatService.kind === 'off') return () => undefined;
  const service =
    vatService.kind === 'http' ? createHttpVatService({ url: vatService.url }) : createEmbeddedVatService();
  return ({ company }) => {
    const ownVatId = company?.vatId;
    const sellerCountry = ownVatId === undefined ? undefined : countryOfVatNumber(ownVatId);
    return ownVatId === undefined || sellerCountry === undefined
      ? undefined
      : { service, ownVatId, sellerCountry };
  };
}
