import type { WithdrawalException } from '../markets/withdrawal-exceptions.ts';
import type { PageText, TextKey } from './i18n/texts.ts';

const reasons = {
  madeToOrder: 'withdrawal.madeToOrder',
  perishable: 'withdrawal.perishable',
  sealedHygiene: 'withdrawal.sealedHygiene',
  sealedMedia: 'withdrawal.sealedMedia',
} as const satisfies Record<WithdrawalException, TextKey>;

/** Why nobody can withdraw from goods, or only while they are sealed: told before they are bought (rule D-03). */
export function writeWithdrawalException(text: PageText, exception: WithdrawalException): string {
  return text(reasons[exception]);
}
