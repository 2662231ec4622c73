import { useEffect, useRef, useState } from 'react';
import type { CallOutput } from '../../../api/contract.ts';
import type { CompletedField } from '../../../markets/addresses.ts';
import { createCallShop } from '../../call-shop.ts';
import { useLocale } from '../../i18n/use-text.ts';
import { useSurroundings } from '../../shell.ts';
import { DEBOUNCE_MS, PLACE_PATIENCE_MS } from '../../timing.ts';
import { type Place, placeByName } from './place-fields.ts';

export interface ShownPlaces extends Readonly<CallOutput<'suggestPlaces'>> {
  readonly field: CompletedField;
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
      setShown(answer.ok && answer.value.suggestions.length > 0 ? { field, ...answer.value } : undefined);
    }, DEBOUNCE_MS.address);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  /** What a suggestion fills, its name alone where the shop says no more in time; with it ends what was typed of this address. */
  async function locate(
    field: CompletedField,
    { id, name }: ShownPlaces['suggestions'][number],
  ): Promise<Place> {
    giveUp();
    const ended = typing.current ?? createTypingId();
    typing.current = undefined;
    const callShop = createCallShop((input, init) =>
      fetch(input, { ...init, keepalive: false, signal: AbortSignal.timeout(PLACE_PATIENCE_MS) }),
    );
    const answer = await callShop('locatePlace', { locale, country, typing: ended, id });
    const place = answer.ok ? answer.value.place : {};
    return Object.keys(place).length === 0 ? placeByName(country, field, name) : place;
  }

  useEffect(() => () => asking.current?.abort(), []);
  return { shown, ask, giveUp, locate };
}
