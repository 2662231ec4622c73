import type { CountryCode } from '../../../kernel/locale.ts';
import type { CommerceContext } from '../../context.ts';
import type { CardProvider } from './card-provider.ts';

/** With whom, or where to, a cart can be paid. */
export interface PaymentPartners extends Pick<CommerceContext, 'merchant'> {
  /** Whether the merchant takes orders in a country. */
  readonly sellsIn: (countryCode: CountryCode) => boolean;
  /** Whether an origin, as `https://gantry.de`, is one of the shop's: partners send shoppers back to no other. */
  readonly isShopOrigin: (origin: string) => boolean;
  /** Without a partner no card is taken. */
  readonly cardProvider: CardProvider | undefined;
}
