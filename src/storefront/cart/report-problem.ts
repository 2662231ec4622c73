import type { LocaleCode } from '../../kernel/locale.ts';
import { requireTexts, type TextKey } from '../i18n/texts.ts';
import { type Notification, notify } from '../notifications/notifications.ts';
import type { CartProblem } from './cart-problem.ts';

const OFFLINE = 'cart-offline';

const messages = {
  online: { id: OFFLINE, type: 'secondarySuccess', text: 'cart.online' },
  offline: { id: OFFLINE, type: 'warning', text: 'cart.offline' },
  notSaved: { id: 'cart-problem', type: 'error', text: 'cart.notSaved' },
  changedElsewhere: { id: 'cart-problem', type: 'warning', text: 'cart.changedElsewhere' },
  maximumReached: { id: 'cart-maximum', type: 'warning', text: 'product.maximumReached' },
  addFailed: { id: 'cart-adding-problem', type: 'error', text: 'product.addFailed' },
  itemGone: { id: 'cart-problem', type: 'warning', text: 'cart.itemGone' },
  currencyChanged: { id: 'cart-problem', type: 'warning', text: 'cart.currencyChanged' },
  rebuilt: { id: 'cart-problem', type: 'warning', text: 'cart.rebuilt' },
} as const satisfies Record<CartProblem, Pick<Notification, 'id' | 'type'> & { readonly text: TextKey }>;

/** Tells the shopper what became of the cart, in the page's language (rules G-02, Z-01). */
export function reportProblem(locale: LocaleCode, problem: CartProblem): void {
  const { id, type, text } = messages[problem];
  notify({ id, type, message: requireTexts(locale)(text) });
}
