import type { AddressGuide } from '../commerce/people/places/address-guide.ts';
import { createEmbeddedAddressGuide } from '../integrations/address-guide/address-guide-embedded.ts';
import { createGoogleAddressGuide } from '../integrations/address-guide/address-guide-google.ts';
import type { Config } from './config.ts';

/** Who checks addresses, by the settings. */
export function createAddressGuide({ addressGuide }: Pick<Config, 'addressGuide'>): AddressGuide | undefined {
  if (addressGuide.kind === 'off') return undefined;
  return addressGuide.kind === 'google'
    ? createGoogleAddressGuide(addressGuide)
    : createEmbeddedAddressGuide();
}
