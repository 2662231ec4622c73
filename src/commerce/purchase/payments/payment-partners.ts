import type { CommerceContext } from '../../context.ts';
import type { CardProvider } from './card-provider.ts';

/** With whom, or where to, a cart can be paid. */
export interface PaymentPartners extends Pick<CommerceContext, 'merchant'> {
  /** Without a partner no card is taken. */
  readonly cardProvider: CardProvider | undefined;
}
