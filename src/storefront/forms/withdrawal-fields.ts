import { EMAIL_MAXIMUM } from '../../markets/email.ts';
import { WITHDRAWAL_TEXT_MAXIMUM as MAXIMUM } from '../../markets/withdrawal-constants.ts';
import type { FormFields } from './form-field.ts';

/** What a statement of withdrawal says (rule D-03), in the order of its form. */
export const withdrawalFields = {
  orderNumber: { label: 'checkout.orderNumber', max: MAXIMUM.orderNumber, hint: 'withdrawal.orderHint' },
  scope: { label: 'withdrawal.scope', max: 5, words: { required: 'rule.oneOf' } },
  /** Of an order that its owner is shown: pieces, each in a field of its own. */
  items: {
    label: 'withdrawal.scopeItems',
    need: 'optional',
    max: 1,
    words: {
      required: 'withdrawal.itemsRule',
      oneOf: 'withdrawal.itemsRule',
      max: 'withdrawal.itemsMost',
    },
  },
  goods: { label: 'withdrawal.goods', max: MAXIMUM.goods },
  name: { label: 'withdrawal.name', max: MAXIMUM.name, autoComplete: 'name' },
  email: {
    label: 'field.email',
    type: 'email',
    max: EMAIL_MAXIMUM,
    autoComplete: 'email',
    hint: 'withdrawal.emailHint',
  },
  reason: { label: 'withdrawal.reason', max: MAXIMUM.reason, need: 'optional' },
} as const satisfies FormFields;

/** The field of a line's pieces. */
export const piecesName = (lineItemId: string) => `pieces-${lineItemId}`;
