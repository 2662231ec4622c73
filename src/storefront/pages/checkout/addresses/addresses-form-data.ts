import { hash } from 'node:crypto';
import type { CountryCode } from '../../../../kernel/locale.ts';
import type { DetailPart } from '../../../checkout-details/typed-details.ts';
import { pickFields } from '../../../pick-fields.ts';
import { type ShownDetails, toShownDetails } from './checkout-details.ts';
import type { AddressesPageData } from './load-addresses-page.ts';
import type { RefusedDetails } from './save-addresses.ts';

/** What the form needs of its page; head and lines of the cart stay with the page. */
export type AddressesFormData = Pick<
  AddressesPageData,
  'countryName' | 'saved' | 'vat' | 'validatesVat' | 'completesAddresses'
> & {
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
  /** What the shop knows of each part, told apart from what it knew before; nothing while it cannot say. */
  readonly known: Readonly<Record<DetailPart, string>> | undefined;
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
    ...pickFields(page, 'countryName', 'saved', 'validatesVat', 'completesAddresses'),
    cart: toFormCart(cart, refused),
    details: toShownDetails(refused?.details ?? details, country),
    known: cart && toKnownParts(toShownDetails(details, country)),
    vat: refused === undefined ? vat : refused.vat,
  };
}

/**
 * A few letters of what they are made of: what is compared with them was typed in this very form. Without what the cart learns while
 * the form is filled in: a VAT number that was found valid, and that it is a company's (rule C-06).
 */
export function toKnownParts({
  billing,
  shipping,
  clientType: _,
  ...contact
}: ShownDetails): Record<DetailPart, string> {
  const { vatNumber: _number, ...address } = billing;
  const digest = (part: object) => hash('sha256', JSON.stringify(part), 'base64url').slice(0, 12);
  return { contact: digest(contact), billing: digest(address), shipping: digest(shipping) };
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
