import type { Cart } from '../../../../api/contract/cart.ts';
import type { VatCheck } from '../../../../api/contract/vat.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import type { VatEventState } from './vat-events.ts';

/** What the messages of a check look like; the texts are quoted in rule C-06. */
export const vatTones = {
  'vat.validated': 'success',
  'vat.pricesAdjusted': 'success',
  'vat.pricesNotAdjusted': 'hint',
  'vat.notValidated': 'error',
  'vat.formatHint': 'hint',
  'vat.correctOrContinue': 'hint',
  'vat.technicalIssue': 'warning',
  'vat.tooSlow': 'warning',
  'vat.confirmBelow': 'hint',
} as const satisfies Readonly<Partial<Record<TextKey, 'success' | 'error' | 'warning' | 'hint'>>>;

/** What the page knows of a number; `slow`: it waited as long as it may, and the shopper decides. */
export interface VatResult {
  readonly vatId: string;
  readonly outcome: 'valid' | 'invalid' | 'unavailable' | 'slow';
  readonly messages: readonly (keyof typeof vatTones)[];
}

export function toVatResult(check: VatCheck): VatResult {
  return { vatId: check.vatId, outcome: check.state, messages: check.messageKeys };
}

/** Whether prices are to be net with the number; the cart is told of it first. */
export function asksForNet({ messages }: VatResult): boolean {
  return messages.includes('vat.pricesAdjusted');
}

/** The same while the cart could not be told: the next page says what became of its prices. */
export function withoutNet(result: VatResult): VatResult {
  return { ...result, messages: result.messages.filter((key) => key !== 'vat.pricesAdjusted') };
}

/** What the cart already knows of its number: a valid one needs no second check, and its prices may be adjusted by now. */
export function toKnownVat(cart: Pick<Cart, 'vat' | 'taxMode'> | undefined): VatResult | undefined {
  if (cart?.vat?.state !== 'valid') return undefined;
  const adjusted = cart.taxMode === 'External' ? (['vat.pricesAdjusted'] as const) : [];
  return { vatId: cart.vat.vatId, outcome: 'valid', messages: ['vat.validated', ...adjusted] };
}

/** No answer of the shop itself: as good as none of the service. */
export function unansweredVat(vatId: string): VatResult {
  return { vatId, outcome: 'unavailable', messages: ['vat.technicalIssue', 'vat.correctOrContinue'] };
}

export function slowVat(vatId: string): VatResult {
  return { vatId, outcome: 'slow', messages: ['vat.tooSlow', 'vat.confirmBelow'] };
}

export function vatEventOf(check: VatCheck): VatEventState {
  if (check.state !== 'valid') return 'failed';
  return check.priceChange === 'failed' ? 'failed-no-rate-change' : 'success';
}
