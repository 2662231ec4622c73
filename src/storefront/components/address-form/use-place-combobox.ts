import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type CompletedField, completedFields } from '../../../markets/addresses.ts';
import type { AddressRole } from '../../../markets/postal-address.ts';
import { useSurroundings } from '../../shell.ts';
import { moveActive } from '../search-panel/use-combobox.ts';
import { fieldId } from './address-details.ts';
import { type FilledField, filledFields, type Place, type PlaceValues, placeToFill } from './place-fields.ts';
import { type ShownPlaces, usePlaceSuggestions } from './use-place-suggestions.ts';

function inputOf(part: AddressRole, field: FilledField): HTMLInputElement | undefined {
  const input = document.getElementById(fieldId(`${part}.${field}`));
  return input instanceof HTMLInputElement ? input : undefined;
}

/** What stands in the fields now; nothing of those that the form has not. */
function valuesOf(part: AddressRole): PlaceValues {
  return Object.fromEntries(
    filledFields.flatMap((field) => {
      const input = inputOf(part, field);
      return input === undefined ? [] : [[field, input.value]];
    }),
  );
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

/** What a browser fills in by itself, and what a suggestion fills, is no typing; Firefox tells its own like a correction. */
function isTyping(event: Event): boolean {
  const { target } = event;
  const isByHand = event instanceof InputEvent && event.inputType !== 'insertReplacementText';
  return isByHand && target === document.activeElement;
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
      const type = (event: Event) => isTyping(event) && input !== undefined && typed(field, input);
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

/** Writes into the form what is to be filled; everything can be changed afterwards. */
function fill(part: AddressRole, place: Place): HTMLInputElement[] {
  return filledFields.flatMap((field) => {
    const input = inputOf(part, field);
    const text = place[field];
    if (input === undefined || text === undefined) return [];
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return [input];
  });
}

/** The list of one address: what it shows and marks, and what a press or a key does to it. */
export function usePlaceCombobox(part: AddressRole, onFill: (field: HTMLInputElement) => void) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  /** Where the arrow keys have led, in the list that was there then. */
  const [mark, setMark] = useState<{ readonly of: ShownPlaces; readonly position: number }>();
  const [isFilled, setIsFilled] = useState(false);
  const { shown, ask, giveUp, locate } = usePlaceSuggestions();
  const { country } = useSurroundings();
  const suggestions = shown?.suggestions ?? [];
  const active = mark !== undefined && mark.of === shown ? mark.position : -1;
  const optionId = (position: number) => `${id}-${position}`;

  function typed(field: CompletedField, input: HTMLInputElement): void {
    const typedIn = (other: CompletedField) => inputOf(part, other)?.value ?? '';
    setMark(undefined);
    setIsFilled(false);
    ask(field, input.value, { postalCode: typedIn('postalCode'), city: typedIn('city') });
  }

  function pressed(event: KeyboardEvent): void {
    if (shown === undefined || event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMark({ of: shown, position: moveActive(active, step, suggestions.length) });
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
    if (shown === undefined || suggestion === undefined) return;
    const { field } = shown;
    const picked = { field, values: valuesOf(part) };
    const place = await locate(field, suggestion);
    const filled = fill(part, placeToFill(country, place, picked, valuesOf(part)));
    for (const input of filled) onFill(input);
    setIsFilled(filled.length > 0);
  }

  const listId = `${id}-list`;
  useFieldEvents(part, { typed, pressed, left: giveUp });
  useComboboxRoles(part, shown, listId, active >= 0 ? optionId(active) : undefined);
  useListPlace(part, shown, list);
  const attribution = shown?.attribution ?? null;
  return { list, listId, optionId, suggestions, attribution, active, isFilled, pick };
}
