import type {
  WalletAnswer,
  WalletDelivery,
  WalletDetails,
} from '../../commerce/purchase/payments/wallet-provider.ts';
import type { CountryCode, LocaleCode } from '../../kernel/locale.ts';
import type { Money } from '../../kernel/money.ts';

/** How long a shopper has on the sheet, and the shop to ask what they shared; after that it is deleted. */
export const SHEET_MINUTES = 30;

/** A sheet as the partner keeps it. */
export interface WalletSheet {
  /** Unguessable; who knows it may see the page. */
  readonly id: string;
  readonly merchantReference: string;
  readonly amount: Money;
  readonly delivery: WalletDelivery | undefined;
  readonly country: CountryCode;
  readonly locale: LocaleCode;
  readonly returnUrl: string;
  readonly answer: WalletAnswer;
  readonly expiresAt: Date;
}

/** What a shopper can type on the sheet; a field without a value is not shared. */
export type WalletField =
  | 'email'
  | 'name'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'region'
  | 'country'
  | 'phone';

const FIELD_MAXIMUM = 250;

/** What the sheet's form shares; an untouched form shares everything. */
export function readSheetForm(form: URLSearchParams): WalletDetails {
  const value = (field: WalletField) => (form.get(field) ?? '').trim().slice(0, FIELD_MAXIMUM);
  const optional = (field: WalletField) => value(field) || undefined;
  const address = {
    name: value('name'),
    street: value('street'),
    postalCode: value('postalCode'),
    city: value('city'),
    region: optional('region'),
    country: value('country'),
    phone: optional('phone'),
  };
  return {
    email: optional('email'),
    shippingAddress: address,
    ...(form.has('sharesBilling') ? { billingAddress: address } : {}),
  };
}
