import type { AddressOpinion } from '../../../../api/contract/places.ts';
import type { AddressRole } from '../../../../markets/postal-address.ts';
import type { AddressValues } from '../../../components/address-form/address-details.ts';
import type { PageRequest } from '../../../page-request.ts';
import { pickFields } from '../../../pick-fields.ts';
import type { CheckoutDetails } from './checkout-details.ts';

/** What a mapping provider may know better (rule C-08). */
const placeFields = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;

/** An address that the provider doubts; without a suggestion nobody knows how it was meant. */
export interface AddressDoubt {
  readonly part: AddressRole;
  readonly suggestion: AddressOpinion['suggestion'];
}

/** The button that takes what is suggested; any other keeps what was typed. */
export const TAKE_SUGGESTIONS = 'take-suggestions';

/** The name of a hidden field that brings a suggestion back. */
export const suggestedName = (part: AddressRole, field: keyof AddressValues) => `suggested.${part}.${field}`;

function takeOne(values: AddressValues, part: AddressRole, form: FormData): AddressValues {
  const taken = placeFields.flatMap((field) => {
    const value = form.get(suggestedName(part, field));
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return { ...values, ...Object.fromEntries(taken) };
}

/** What was typed, with what was suggested in its place where the shopper took that. */
export function takeSuggestions(details: CheckoutDetails, form: FormData): CheckoutDetails {
  if (form.get('intent') !== TAKE_SUGGESTIONS) return details;
  return {
    ...details,
    billing: takeOne(details.billing, 'billing', form),
    shipping: takeOne(details.shipping, 'shipping', form),
  };
}

/** The addresses of a form that the mapping provider doubts; nobody is kept from buying by one that cannot be asked. */
export async function findAddressDoubts(
  { shop, market, locale }: PageRequest,
  details: CheckoutDetails,
): Promise<readonly AddressDoubt[]> {
  const parts: AddressRole[] =
    details.shippingAddressType === 'SAME_AS_BILLING' ? ['billing'] : ['billing', 'shipping'];
  const found = await Promise.all(
    parts.map(async (part): Promise<AddressDoubt | undefined> => {
      const place = pickFields(details[part], ...placeFields);
      const answer = await shop.call('validateAddress', { locale, country: market.countryCode, ...place });
      const opinion = answer.ok ? answer.value.opinion : null;
      return opinion?.state === 'doubtful' ? { part, suggestion: opinion.suggestion } : undefined;
    }),
  );
  return found.flatMap((doubt) => doubt ?? []);
}
