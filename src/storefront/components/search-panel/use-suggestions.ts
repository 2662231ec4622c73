import { useEffect, useState } from 'react';
import type { CallOutput } from '../../../api/contract.ts';
import { SEARCH_QUERY_LENGTH } from '../../../markets/listing-constants.ts';
import { createCallShop } from '../../call-shop.ts';
import { useLocale } from '../../i18n/use-text.ts';
import { DEBOUNCE_MS } from '../../timing.ts';

const callShop = createCallShop((input, init) => fetch(input, init));

export interface Answered {
  readonly words: string;
  readonly answer: CallOutput<'getSearchSuggestions'>;
}

/**
 * What the shop suggests for the words, once nobody has typed for a moment; the answer before stays until then. Too few
 * characters, or a shop that cannot be reached: nothing. Answers that come late are never shown (rule B-01).
 */
export function useSuggestions(words: string, limit: number): Answered | undefined {
  const locale = useLocale();
  const [answered, setAnswered] = useState<Answered>();
  const asked = words.trim();

  useEffect(() => {
    if ([...asked].length < SEARCH_QUERY_LENGTH.minimum) {
      setAnswered(undefined);
      return;
    }
    let isLatest = true;
    const timer = setTimeout(async () => {
      const outcome = await callShop('getSearchSuggestions', { locale, query: asked, limit });
      if (isLatest) setAnswered(outcome.ok ? { words: asked, answer: outcome.value } : undefined);
    }, DEBOUNCE_MS.search);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [asked, limit, locale]);

  return answered;
}
