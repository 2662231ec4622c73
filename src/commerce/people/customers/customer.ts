import type { LocaleCode } from '../../../kernel/locale.ts';
import type { SubscriberTier } from '../../../markets/discount-constants.ts';
import type { Address } from '../../../markets/postal-address.ts';

export type CustomerType = 'private' | 'company';

/** An address of the book; `key` is made of postal code and time (spec §3). */
export type BookAddress = Address & { readonly id: string; readonly key: string };

export interface CustomerGroup {
  readonly key: string;
  readonly name: Readonly<Partial<Record<LocaleCode, string>>>;
  readonly tier: SubscriberTier | undefined;
}

/** A person with an account, without what proves who they are. */
export interface Customer {
  readonly id: string;
  readonly version: number;
  readonly email: string;
  /** When the e-mail was shown to reach them; until then others may claim the same one (decision 0008). */
  readonly emailVerifiedAt: Date | undefined;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO day. */
  readonly dateOfBirth: string | undefined;
  readonly vatId: string | undefined;
  readonly locale: LocaleCode;
  readonly customerType: CustomerType;
  readonly group: CustomerGroup | undefined;
  readonly addresses: readonly BookAddress[];
  readonly shippingAddressIds: readonly string[];
  readonly billingAddressIds: readonly string[];
  readonly defaultShippingAddressId: string | undefined;
  readonly defaultBillingAddressId: string | undefined;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** What a password is compared with. All accounts that claim one e-mail have the same salt. */
export interface Credentials {
  readonly customerId: string;
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
  readonly isVerified: boolean;
}
