import { useEffect, useRef, useState } from 'react';
import type { CallOutput } from '../../../api/contract.ts';
import type { CompletedField } from '../../../markets/addresses.ts';
import { createCallShop } from '../../call-shop.ts';
import { useLocale } from '../../i18n/use-text.ts';
import { useSurroundings } from '../../shell.ts';
import { DEBOUNCE_MS } from '../../timing.ts';

export interface ShownPlaces {
  readonly field: CompletedField;
  readonly suggestions: CallOutput<'suggestPlaces'>['suggestions'];
}

/** An id for what is typed of one address; unlike randomUUID also there without TLS. */
function createTypingId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * What the shop suggests for a field of an address, once nobody has typed for a moment (rule C-08). Who types on is not waited for: the
 * question before is given up. A shop or a provider that does not answer suggests nothing.
 */
export function usePlaceSuggestions() {
  const locale = useLocale();
  const { country } = useSurroundings();
  const [shown, setShown] = useState<ShownPlaces>();
  const asking = useRef<AbortController>(undefined);
  const typing = useRef<string>(undefined);

  function giveUp(): void {
    asking.current?.abort();
    setShown(undefined);
  }

  function ask(field: CompletedField, text: string, around: { postalCode: string; city: string }): void {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const { signal } = controller;
    const callShop = createCallShop((input, init) =>
      fetch(input, { ...init, keepalive: false, signal: AbortSignal.any([signal, init?.signal ?? signal]) }),
    );
    typing.current ??= createTypingId();
    const question = { locale, country, typing: typing.current, field, text, ...around };
    const timer = setTimeout(async () => {
      const answer = await callShop('suggestPlaces', question);
      if (signal.aborted) return;
      const suggestions = answer.ok ? answer.value.suggestions : [];
      setShown(suggestions.length === 0 ? undefined : { field, suggestions });
    }, DEBOUNCE_MS.address);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  /** What a suggestion fills; with it ends what was typed of this address. */
  async function locate(id: string) {
    giveUp();
    const ended = typing.current ?? createTypingId();
    typing.current = undefined;
    const callShop = createCallShop((input, init) => fetch(input, init));
    const answer = await callShop('locatePlace', { locale, country, typing: ended, id });
    return answer.ok ? answer.value.place : {};
  }

  useEffect(() => () => asking.current?.abort(), []);
  return { shown, ask, giveUp, locate };
}
