import { useEffect, useRef, useState } from 'react';
import type { CallOutput } from '../../../../api/contract.ts';
import type { CountryCode } from '../../../../kernel/locale.ts';
import type { Outcome } from '../../../../kernel/outcome.ts';
import { formatVatNumber } from '../../../../markets/vat-number.ts';
import { type CallFailure, createCallShop } from '../../../call-shop.ts';
import { DEBOUNCE_MS, VAT_PATIENCE_MS } from '../../../timing.ts';
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

/** What an answer says of a number, told to whoever follows the checks; nothing where there is no number to check. */
function readAnswer(
  vatId: string,
  answer: Outcome<CallOutput<'validateVatId'>, CallFailure>,
): VatResult | undefined {
  if (!answer.ok) {
    tellVatEvent('failed');
    return unansweredVat(vatId);
  }
  const { validation } = answer.value;
  if (validation === null) return undefined;
  tellVatEvent(vatEventOf(validation));
  return toVatResult(validation);
}

/** Questions of which the latest counts: an answer to another one comes too late. Each may have a timer, gone with the next. */
function useLatestQuestion() {
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    begin(): number {
      clearTimeout(timer.current);
      latest.current += 1;
      return latest.current;
    },
    isLatest: (question: number) => question === latest.current,
    after(ms: number, act: () => void): void {
      timer.current = setTimeout(act, ms);
    },
  };
}

/** Checks a company's number while its form is filled in: when the field is left, and by the button (rule C-06). */
export function useVatCheck(country: CountryCode, initial: VatResult | undefined): VatCheckState {
  const [result, setResult] = useState(initial);
  const [checking, setChecking] = useState<string>();
  const questions = useLatestQuestion();

  function end(found: VatResult | undefined) {
    questions.begin();
    setChecking(undefined);
    setResult(found);
  }

  const clear = () => end(undefined);

  async function ask(vatId: string, patience: 'short' | 'long') {
    const own = questions.begin();
    setChecking(vatId);
    setResult(undefined);
    if (patience === 'short') {
      questions.after(VAT_PATIENCE_MS, () => {
        tellVatEvent('timeout');
        end(slowVat(vatId));
      });
    }
    const answer = await callShop('validateVatId', { country, vatId });
    if (questions.isLatest(own)) end(readAnswer(vatId, answer));
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
      questions.after(DEBOUNCE_MS.search, () => {
        tellVatEvent('triggered');
        void ask(vatId, 'short');
      });
    },
    checkAsked(typed) {
      tellVatEvent('button-click');
      if (typed.trim() === '') clear();
      else void ask(formatVatNumber(country, typed), 'long');
    },
    clear,
  };
}
