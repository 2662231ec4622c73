import type { VatService, VatValidation } from '../commerce/people/vat/vat-service.ts';
import { createEmbeddedVatService } from '../integrations/vat/vat-embedded.ts';
import { createHttpVatService } from '../integrations/vat/vat-http.ts';
import { createViesService } from '../integrations/vat/vat-vies.ts';
import { countryOfVatNumber } from '../markets/vat-number.ts';
import type { Merchant } from '../merchant/merchant-schema.ts';
import type { Config } from './config.ts';

/** With what VAT numbers are validated by the settings, in the name of a merchant; `undefined` where they are not, or the merchant has no number. */
export function createVatValidation({
  vatService,
}: Pick<Config, 'vatService'>): (merchant: Merchant) => VatValidation | undefined {
  const service = openService(vatService);
  if (service === undefined) return () => undefined;
  return ({ company }) => {
    const ownVatId = company?.vatId;
    const sellerCountry = ownVatId === undefined ? undefined : countryOfVatNumber(ownVatId);
    return ownVatId === undefined || sellerCountry === undefined
      ? undefined
      : { service, ownVatId, sellerCountry };
  };
}

function openService(vatService: Config['vatService']): VatService | undefined {
  switch (vatService.kind) {
    case 'off':
      return undefined;
    case 'http':
      return createHttpVatService({ url: vatService.url });
    case 'vies':
      return createViesService(vatService.url === undefined ? {} : { url: vatService.url });
    case 'embedded':
      return createEmbeddedVatService();
  }
}
