import type { CountryCode, LocaleCode } from '../../../kernel/locale.ts';
import type { Money } from '../../../kernel/money.ts';

/** An address as a wallet keeps it: one name, one line for street and number. */
export interface WalletAddress {
  readonly name: string;
  readonly street: string;
  readonly additional?: string | undefined;
  readonly postalCode: string;
  readonly city: string;
  readonly region?: string | undefined;
  /** ISO 3166, of any country. */
  readonly country: string;
  readonly phone?: string | undefined;
}

/** What a shopper lets a shop know from their wallet; what they do not share is not there. */
export interface WalletDetails {
  readonly email?: string | undefined;
  readonly shippingAddress?: WalletAddress | undefined;
  readonly billingAddress?: WalletAddress | undefined;
}

/** How a wallet's sheet stands. */
export type WalletAnswer =
  | { readonly state: 'Open' | 'Cancelled' }
  | { readonly state: 'Shared'; readonly details: WalletDetails };

/**
 * The wallet of the express checkout (rule Y-05): the partner's sheet, on which a shopper picks who they are and where goods go.
 * Nothing is paid on it. Every method throws CardProviderUnavailable when the partner cannot be reached in time.
 */
export interface WalletProvider {
  /** Where its sheets are, for the policy of every page that has its button. */
  readonly pageOrigins: readonly string[];
  /** Opens a sheet for one cart, which `merchantReference` names. */
  openSheet(request: {
    readonly merchantReference: string;
    /** What the cart comes to now. */
    readonly amount: Money;
    readonly country: CountryCode;
    readonly locale: LocaleCode;
    /** The sheet's id is added to it as the query parameter `sheet`. */
    readonly returnUrl: string;
  }): Promise<{ readonly redirectUrl: string }>;
  /** `undefined`: no such sheet of this cart, or too old a one. */
  getSheet(id: string, merchantReference: string): Promise<WalletAnswer | undefined>;
}
