import type { VatValidation } from '../commerce/people/vat/vat-service.ts';
import { createEmbeddedVatService } from '../integrations/vat/vat-embedded.ts';
import { createHttpVatService } from '../integrations/vat/vat-http.ts';
import { countryOfVatNumber } from '../markets/vat-number.ts';
import type { Config } from './config.ts';

/** With what VAT numbers are validated by the settings; `undefined` where they are not. */
export function createVatValidation({
  vatService,
  ownVatId,
}: Pick<Config, 'vatService' | 'ownVatId'>): VatValidation | undefined {
  if (vatService.kind === 'off') return undefined;
  const sellerCountry = countryOfVatNumber(ownVatId);
  if (sellerCountry === undefined) throw new Error(`OWN_VAT_ID ${ownVatId} is of no country the shop knows`);
  const service =
    vatService.kind === 'http' ? createHttpVatService({ url: vatService.url }) : createEmbeddedVatService();
  return { service, ownVatId, sellerCountry };
}
