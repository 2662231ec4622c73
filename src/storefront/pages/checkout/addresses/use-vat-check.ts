import { useEffect, useRef, useState } from 'react';
import type { CountryCode } from '../../../../kernel/locale.ts';
import { DEBOUNCE_MS, VAT_PATIENCE_MS } from '../../../../markets/timing.ts';
import { formatVatNumber } from '../../../../markets/vat-number.ts';
import { createCallShop } from '../../../call-shop.ts';
import { tellVatEvent } from './vat-events.ts';
import { slowVat, toVatResult, unansweredVat, type VatResult, vatEventOf } from './vat-result.ts';

export interface VatCheckState {
  /** What is known of the number in the field; none while it is asked about or was changed. */
  readonly result: VatResult | undefined;
  readonly isChecking: boolean;
  /** Asks soon, unless that number's verdict is shown already; the answer may take VAT_PATIENCE_MS. */
  checkLeft(typed: string): void;
  /** Asks at once and waits as long as any call may take. */
  checkAsked(typed: string): void;
  /** Forgets result and error (rule C-06). */
  clear(): void;
}

const callShop = createCallShop((input, init) => fetch(input, init));

/** Checks a company's number while its form is filled in: when the field is left, and by the button (rule C-06). */
export function useVatCheck(country: CountryCode, initial: VatResult | undefined): VatCheckState {
  const [result, setResult] = useState(initial);
  const [checking, setChecking] = useState<string>();
  /** The latest question counts: an answer to another one comes too late. */
  const question = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => () => clearTimeout(waiting.current), []);

  function begin(): number {
    clearTimeout(waiting.current);
    question.current += 1;
    return question.current;
  }

  function clear() {
    begin();
    setChecking(undefined);
    setResult(undefined);
  }

  async function ask(vatId: string, patience: 'short' | 'long') {
    const own = begin();
    setChecking(vatId);
    setResult(undefined);
    const finish = (found: VatResult | undefined) => {
      clearTimeout(waiting.current);
      setChecking(undefined);
      setResult(found);
    };
    if (patience === 'short') {
      waiting.current = setTimeout(() => {
        question.current += 1;
        tellVatEvent('timeout');
        finish(slowVat(vatId));
      }, VAT_PATIENCE_MS);
    }
    const answer = await callShop('validateVatId', { country, vatId });
    if (question.current !== own) return;
    if (!answer.ok) {
      tellVatEvent('failed');
      finish(unansweredVat(vatId));
      return;
    }
    const { validation } = answer.value;
    if (validation !== null) tellVatEvent(vatEventOf(validation));
    finish(validation === null ? undefined : toVatResult(validation));
  }

  return {
    result,
    isChecking: checking !== undefined,
    checkLeft(typed) {
      if (typed.trim() === '') {
        clear();
        return;
      }
      const vatId = formatVatNumber(country, typed);
      if (result?.vatId === vatId || checking === vatId) return;
      clear();
      waiting.current = setTimeout(() => {
        tellVatEvent('triggered');
        void ask(vatId, 'short');
      }, DEBOUNCE_MS.search);
    },
    checkAsked(typed) {
      tellVatEvent('button-click');
      if (typed.trim() === '') clear();
      else void ask(formatVatNumber(country, typed), 'long');
    },
    clear,
  };
}
