import type { Address } from '../markets/postal-address.ts';

/** Field path (`address.postalCode`, `actions.0.quantity`) -> the rule it breaks (rule C-03: `required`, `min`, …). */
type FieldErrors = Readonly<Record<string, string>>;

type AnyRefusal =
  | {
      readonly code:
        | 'ResourceNotFound'
        | 'CartNotFound'
        | 'CartEmpty'
        | 'CartAlreadyOrdered'
        | 'EmailOrAddressMissing'
        | 'ExpressAddressMissing'
        | 'ShippingMethodMissing'
        | 'PaymentMissing'
        | 'PaymentMethodNotAllowed'
        | 'AnotherMethodNeeded'
        | 'PaymentProviderUnavailable'
        | 'PriceChanged'
        | 'MalformedPrice'
        | 'IdempotencyKeyReused'
        | 'NotSignedIn'
        | 'InvalidCredentials'
        | 'TokenInvalid'
        | 'AddAddressFailed'
        | 'UpdateAddressFailed'
        | 'DeleteAddressFailed'
        | 'SetDefaultAddressFailed'
        | 'Unavailable'
        | 'ReviewNotPurchased'
        | 'ReviewAlreadySubmitted'
        | 'GuaranteeNotOffered';
    }
  | { readonly code: 'ProductNotFound' | 'ItemNotFoundInStore'; readonly sku: string }
  | {
      readonly code:
        | 'InvalidInput'
        | 'AddressInvalid'
        | 'BillingPostalCodeInvalid'
        | 'EmailInvalid'
        | 'PasswordInvalid'
        | 'PasswordTooCommon'
        | 'AddressIdMissing'
        | 'DefaultBillingAddressIdMissing'
        | 'DefaultShippingAddressIdMissing'
        /** The field `code` says why: `oneOf` for an unknown one, else its state. */
        | 'DiscountCodeNotApplicable';
      readonly fields: FieldErrors;
    }
  | { readonly code: 'ShippingPostalCodeInvalid'; readonly fields: FieldErrors; readonly address: Address }
  | { readonly code: 'ConcurrentModification'; readonly currentVersion: number }
  | { readonly code: 'RateLimited'; readonly retryAfterSeconds: number }
  | {
      /** `available`: the most of this sku that a cart can hold now, what it already holds included. */
      readonly code: 'OutOfStock' | 'QuantityAboveStock' | 'QuantityAboveMaximum';
      readonly sku: string;
      readonly available: number;
    };

export type RefusalCode = AnyRefusal['code'];

/**
 * Why the engine says no. The codes are those of the middleware's error table, which gives each its status and text. A use case
 * names those that it may answer, `Refusal<'CartNotFound'>`, and the contract's entry of a call lists no fewer.
 */
export type Refusal<Code extends RefusalCode = RefusalCode> = AnyRefusal & { readonly code: Code };
