import type { CountryCode } from '../../../../kernel/locale.ts';
import { pickFields } from '../../../pick-fields.ts';
import { type ShownDetails, toShownDetails } from './checkout-details.ts';
import type { AddressesPageData } from './load-addresses-page.ts';
import type { RefusedDetails } from './save-addresses.ts';

/** What the form needs of its page; head and lines of the cart stay with the page. */
export type AddressesFormData = Pick<AddressesPageData, 'countryName' | 'saved' | 'vat' | 'validatesVat'> & {
  /** The cart that it is about. */
  readonly cart:
    | {
        readonly id: string;
        readonly version: number | undefined;
        readonly taxMode?: 'Platform' | 'External';
      }
    | undefined;
  /** The cart's own, or those that were refused; so is `vat`. */
  readonly details: ShownDetails;
};

/** What it says of details that were refused. */
export type ShownRefusal = Pick<
  RefusedDetails,
  'errors' | 'problem' | 'saveAddress' | 'vatAccepted' | 'vatChoice' | 'doubts'
>;

/** What the form is filled with: what was refused comes back as it was typed. */
export function toFormData(
  page: AddressesPageData,
  refused: RefusedDetails | undefined,
  country: CountryCode,
): AddressesFormData {
  const { cart, details, vat } = page;
  return {
    ...pickFields(page, 'countryName', 'saved', 'validatesVat'),
    cart: toFormCart(cart, refused),
    details: toShownDetails(refused?.details ?? details, country),
    vat: refused === undefined ? vat : refused.vat,
  };
}

function toFormCart(cart: AddressesPageData['cart'], refused: RefusedDetails | undefined) {
  if (cart !== undefined) return pickFields(cart, 'id', 'version', 'taxMode');
  return refused && { id: refused.cartId, version: refused.version };
}

export function toShownRefusal(refused: RefusedDetails | undefined): ShownRefusal | undefined {
  return (
    refused && pickFields(refused, 'errors', 'problem', 'saveAddress', 'vatAccepted', 'vatChoice', 'doubts')
  );
}
