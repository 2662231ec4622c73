import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { CallOutput } from '../../../api/contract.ts';
import { type CompletedField, completedFields } from '../../../markets/addresses.ts';
import type { AddressRole } from '../../../markets/postal-address.ts';
import { moveActive } from '../search-panel/use-combobox.ts';
import { fieldId } from './address-details.ts';
import { type ShownPlaces, usePlaceSuggestions } from './use-place-suggestions.ts';

/** In the order of the form's meaning, whatever the order of its country. */
const filledFields = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;

function inputOf(part: AddressRole, field: (typeof filledFields)[number]): HTMLInputElement | undefined {
  const input = document.getElementById(fieldId(`${part}.${field}`));
  return input instanceof HTMLInputElement ? input : undefined;
}

/** Makes comboboxes of the fields that are completed, and says which list is shown (WAI-ARIA pattern "combobox with list"). */
function useComboboxRoles(
  part: AddressRole,
  shown: ShownPlaces | undefined,
  listId: string,
  activeId: string | undefined,
): void {
  useEffect(() => {
    for (const field of completedFields) {
      const input = inputOf(part, field);
      const isShown = shown?.field === field;
      input?.setAttribute('role', 'combobox');
      input?.setAttribute('aria-autocomplete', 'list');
      input?.setAttribute('aria-expanded', String(isShown));
      if (isShown) input?.setAttribute('aria-controls', listId);
      else input?.removeAttribute('aria-controls');
      if (isShown && activeId !== undefined) input?.setAttribute('aria-activedescendant', activeId);
      else input?.removeAttribute('aria-activedescendant');
    }
  }, [part, shown, listId, activeId]);
}

interface FieldEvents {
  readonly typed: (field: CompletedField, input: HTMLInputElement) => void;
  readonly pressed: (event: KeyboardEvent) => void;
  readonly left: () => void;
}

function useFieldEvents(part: AddressRole, events: FieldEvents): void {
  const typed = useEffectEvent(events.typed);
  const pressed = useEffectEvent(events.pressed);
  const left = useEffectEvent(events.left);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const field of completedFields) {
      const input = inputOf(part, field);
      // What a browser fills in by itself, and what a suggestion fills, is no typing.
      const type = (event: Event) =>
        event instanceof InputEvent && input !== undefined && typed(field, input);
      input?.addEventListener('input', type, { signal });
      input?.addEventListener('keydown', (event) => pressed(event), { signal });
      input?.addEventListener('blur', () => left(), { signal });
    }
    return () => listening.abort();
  }, [part]);
}

/** The list begins where its field ends, and the focus stays in the field whatever of the list is pressed. */
function useListPlace(
  part: AddressRole,
  shown: ShownPlaces | undefined,
  list: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const input = shown && inputOf(part, shown.field);
    const around = list.current?.offsetParent;
    if (input === undefined || !around || list.current === null) return;
    const top = input.getBoundingClientRect().bottom - around.getBoundingClientRect().top;
    list.current.style.insetBlockStart = `${top}px`;
    list.current.addEventListener('mousedown', (event) => event.preventDefault());
  }, [part, shown, list]);
}

/** Writes into the form what a place says; everything can be changed afterwards. */
function fill(part: AddressRole, place: CallOutput<'locatePlace'>['place']): HTMLInputElement[] {
  return filledFields.flatMap((field) => {
    const input = inputOf(part, field);
    const text = place[field];
    if (input === undefined || text === undefined || input.value === text) return [];
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return [input];
  });
}

/** The list of one address: what it shows and marks, and what a press or a key does to it. */
export function usePlaceCombobox(part: AddressRole, onFill: (field: HTMLInputElement) => void) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  const [isFilled, setIsFilled] = useState(false);
  const { shown, ask, giveUp, locate } = usePlaceSuggestions();
  const suggestions = shown?.suggestions ?? [];
  const optionId = (position: number) => `${id}-${position}`;

  function typed(field: CompletedField, input: HTMLInputElement): void {
    const typedIn = (other: CompletedField) => inputOf(part, other)?.value ?? '';
    setActive(-1);
    setIsFilled(false);
    ask(field, input.value, { postalCode: typedIn('postalCode'), city: typedIn('city') });
  }

  function pressed(event: KeyboardEvent): void {
    if (shown === undefined || event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(moveActive(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      void pick(active);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      giveUp();
    }
  }

  async function pick(position: number): Promise<void> {
    const suggestion = suggestions[position];
    const input = shown && inputOf(part, shown.field);
    const before = input?.value;
    if (suggestion === undefined) return;
    const place = await locate(suggestion.id);
    // Who has typed on meanwhile meant something else.
    if (input?.value !== before) return;
    const filled = fill(part, place);
    for (const field of filled) onFill(field);
    setIsFilled(filled.length > 0);
  }

  const listId = `${id}-list`;
  useFieldEvents(part, { typed, pressed, left: giveUp });
  useComboboxRoles(part, shown, listId, active >= 0 ? optionId(active) : undefined);
  useListPlace(part, shown, list);
  return { list, listId, optionId, suggestions, active, isFilled, pick };
}
