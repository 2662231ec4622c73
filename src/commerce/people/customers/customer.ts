import type { LocaleCode } from '../../../kernel/locale.ts';
import type { Given, ReadRow } from '../../../kernel/record-fields.ts';
import type { Address } from '../../../markets/postal-address.ts';
import type { SubscriberTier } from '../../subscriber-tiers.ts';
import type { customerFields } from './customer-fields.ts';

export type CustomerType = 'private' | 'company';

/** An address of the book; `key` is made of postal code and time (rule U-21). */
export type BookAddress = Address & { readonly id: string; readonly key: string };

export interface CustomerGroup {
  readonly key: string;
  readonly name: Readonly<Partial<Record<LocaleCode, string>>>;
  readonly tier: SubscriberTier | undefined;
}

/** A person with an account, without what proves who they are. */
export interface Customer extends Omit<Given<ReadRow<typeof customerFields>>, 'addresses'> {
  readonly id: string;
  readonly version: number;
  readonly addresses: readonly BookAddress[];
  readonly group: CustomerGroup | undefined;
  readonly modifiedAt: Date;
}

/** What a password is compared with. All accounts that claim one e-mail have the same salt. */
export interface Credentials {
  readonly customerId: string;
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
  readonly isVerified: boolean;
}
