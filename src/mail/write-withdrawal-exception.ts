import type { WithdrawalException } from '../markets/withdrawal-exceptions.ts';
import type { MailText, MailTextKey } from './mail-text.ts';

const exceptions = {
  madeToOrder: 'exceptionMadeToOrder',
  perishable: 'exceptionPerishable',
  sealedHygiene: 'exceptionSealedHygiene',
  sealedMedia: 'exceptionSealedMedia',
} as const satisfies Record<WithdrawalException, MailTextKey>;

/** Why a consumer cannot withdraw from goods (rule D-03). */
export function writeWithdrawalException(exception: WithdrawalException, text: MailText): string {
  return text(exceptions[exception]);
}
