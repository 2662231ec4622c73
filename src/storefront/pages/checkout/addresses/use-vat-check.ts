import { useEffect, useRef, useState } from 'react';
import type { CallOutput } from '../../../../api/contract.ts';
import type { CountryCode } from '../../../../kernel/locale.ts';
import type { Outcome } from '../../../../kernel/outcome.ts';
import { formatVatNumber } from '../../../../markets/vat-number.ts';
import { type CallFailure, createCallShop } from '../../../call-shop.ts';
import { DEBOUNCE_MS, VAT_PATIENCE_MS } from '../../../timing.ts';
import { useAfterPress } from '../../../use-after-press.ts';
import type { NetPrices } from './use-net-prices.ts';
import { tellVatEvent } from './vat-events.ts';
import {
  asksForNet,
  slowVat,
  toVatResult,
  unansweredVat,
  type VatResult,
  vatEventOf,
  withoutNet,
} from './vat-result.ts';

export interface VatCheckState {
  /** What is known of the number in the field; none while it is asked about or was changed. */
  readonly result: VatResult | undefined;
  readonly isChecking: boolean;
  /** Asks soon, unless that number's verdict is shown already; the answer may take VAT_PATIENCE_MS. */
  checkLeft(typed: string): void;
  /** Asks at once and waits as long as any call may take. */
  checkAsked(typed: string): void;
  /** Asks at once because the form is sent; resolves to what is known then. */
  checkSent(vatId: string): Promise<VatResult | undefined>;
  /** Forgets result and error (rule C-06), and net prices with them. */
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

/** Makes prices net where a number asks for it, and says so only where they are. */
async function adjust(
  prices: Pick<NetPrices, 'adjust'>,
  found: VatResult | undefined,
): Promise<VatResult | undefined> {
  if (found === undefined || !asksForNet(found)) return found;
  return (await prices.adjust(found.vatId)) ? found : withoutNet(found);
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

/** What is known of a number, or which one is asked about: said at once to whoever acts, and shown once nobody presses. */
function useKnown(initial: VatResult | undefined) {
  const now = useRef<{ readonly result: VatResult | undefined; readonly asked: string | undefined }>({
    result: initial,
    asked: undefined,
  });
  const [shown, setShown] = useState(now.current);
  const afterPress = useAfterPress();
  return {
    now,
    shown,
    // Lines of text, and a button that goes: never in the middle of a press.
    change(result: VatResult | undefined, asked: string | undefined): void {
      now.current = { result, asked };
      afterPress(() => setShown(now.current));
    },
  };
}

/** Checks a company's number while its form is filled in: when the field is left, by the button, and when it is sent (rule C-06). */
export function useVatCheck(
  country: CountryCode,
  initial: VatResult | undefined,
  prices: Pick<NetPrices, 'adjust' | 'giveUp'>,
): VatCheckState {
  const { now, shown, change } = useKnown(initial);
  const questions = useLatestQuestion();

  function end(found: VatResult | undefined) {
    questions.begin();
    change(found, undefined);
  }

  function clear() {
    prices.giveUp();
    end(undefined);
  }

  async function ask(vatId: string, patience: 'short' | 'long'): Promise<VatResult | undefined> {
    const own = questions.begin();
    change(undefined, vatId);
    if (patience === 'short') {
      questions.after(VAT_PATIENCE_MS, () => {
        tellVatEvent('timeout');
        end(slowVat(vatId));
      });
    }
    const answer = await callShop('validateVatId', { country, vatId });
    if (!questions.isLatest(own)) return undefined;
    const found = await adjust(prices, readAnswer(vatId, answer));
    if (!questions.isLatest(own)) return undefined;
    end(found);
    return found;
  }

  function askSoon(vatId: string) {
    clear();
    questions.after(DEBOUNCE_MS.search, () => {
      tellVatEvent('triggered');
      void ask(vatId, 'short');
    });
  }

  return {
    result: shown.result,
    isChecking: shown.asked !== undefined,
    checkLeft(typed) {
      const vatId = formatVatNumber(country, typed);
      if (typed.trim() === '') clear();
      else if (now.current.result?.vatId !== vatId && now.current.asked !== vatId) askSoon(vatId);
    },
    checkAsked(typed) {
      tellVatEvent('button-click');
      if (typed.trim() === '') clear();
      else void ask(formatVatNumber(country, typed), 'long');
    },
    checkSent: (vatId) => ask(vatId, 'long'),
    clear,
  };
}
