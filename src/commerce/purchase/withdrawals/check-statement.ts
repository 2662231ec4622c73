import { accept, type Outcome, refuse } from '../../../kernel/outcome.ts';
import { parseEmail } from '../../../markets/email.ts';
import { parseOrderNumber } from '../../../markets/order-number.ts';
import { WITHDRAWAL_TEXT_MAXIMUM } from '../../../markets/withdrawal-constants.ts';
import type { Refusal } from '../../refusal.ts';
import type { WithdrawalStatement, WithdrawnItem } from './withdrawal.ts';

/** A statement as it arrives: nothing of it is believed. */
export interface StatementDraft {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly scope: WithdrawalStatement['scope'];
  readonly items: readonly { readonly lineItemId: string; readonly quantity: number }[];
  readonly goods?: string | undefined;
  readonly reason?: string | undefined;
}

/** A line of an order of which somebody may choose pieces. */
export interface ChoosableLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
}

type Rule = string | undefined;

/** Line breaks stay; what people cannot see goes. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .toWellFormed()
    .trim();
}

const cleanLine = (text: string) => clean(text).replace(/\s+/g, ' ');

function lengthRule(text: string, maximum: number, need: 'required' | 'optional'): Rule {
  if (text === '') return need === 'required' ? 'required' : undefined;
  return text.length > maximum ? 'max' : undefined;
}

/** Chosen pieces of an order that the shopper is shown; `lines` is `undefined` where it is not. */
function pickItems(
  { items }: StatementDraft,
  lines: readonly ChoosableLine[] | undefined,
): Outcome<readonly WithdrawnItem[], string> {
  const picked = new Map<string, WithdrawnItem>();
  for (const { lineItemId, quantity } of items) {
    const line = lines?.find(({ id }) => id === lineItemId);
    if (line === undefined || picked.has(lineItemId)) return refuse('oneOf');
    if (quantity > line.quantity) return refuse('max');
    picked.set(lineItemId, { lineItemId, name: line.name, quantity });
  }
  return accept([...picked.values()]);
}

/** Whether somebody who does not mean the whole contract says which part of it. */
function scopeRule({ scope, items }: StatementDraft, goods: string, lines: unknown): Rule {
  if (scope === 'whole' || items.length > 0 || goods !== '') return undefined;
  return lines === undefined ? undefined : 'required';
}

/**
 * What a statement needs (Article 11a(2)): a name, the contract, where the receipt goes; a reason never. Answers it as it is kept, or
 * all that is wrong by field, in the order of the form.
 */
export function checkStatement(
  draft: StatementDraft,
  lines?: readonly ChoosableLine[],
): Outcome<WithdrawalStatement, Refusal<'InvalidInput'>> {
  const most = WITHDRAWAL_TEXT_MAXIMUM;
  const name = cleanLine(draft.name);
  const typedNumber = cleanLine(draft.orderNumber);
  const email = parseEmail(draft.email);
  const { scope } = draft;
  const [goods, reason] = [clean(draft.goods ?? ''), clean(draft.reason ?? '')];
  const items = scope === 'whole' ? accept([]) : pickItems(draft, lines);
  const needsGoods = scope === 'items' && lines === undefined && draft.items.length === 0;
  const rules: readonly (readonly [string, Rule])[] = [
    ['orderNumber', lengthRule(typedNumber, most.orderNumber, 'required')],
    ['items', items.ok ? scopeRule(draft, goods, lines) : items.refusal],
    ['goods', lengthRule(goods, most.goods, needsGoods ? 'required' : 'optional')],
    ['name', lengthRule(name, most.name, 'required')],
    ['email', draft.email.trim() === '' ? 'required' : email === undefined ? 'email' : undefined],
    ['reason', lengthRule(reason, most.reason, 'optional')],
  ];
  const broken = rules.filter((row): row is [string, string] => row[1] !== undefined);
  if (broken.length > 0 || email === undefined || !items.ok)
    return refuse({ code: 'InvalidInput', fields: Object.fromEntries(broken) });
  return accept({
    name,
    orderNumber: parseOrderNumber(typedNumber) ?? typedNumber,
    email,
    scope,
    items: items.value,
    goods: scope === 'whole' || goods === '' ? undefined : goods,
    reason: reason === '' ? undefined : reason,
  });
}
