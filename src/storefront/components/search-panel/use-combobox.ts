import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_QUERY_LENGTH } from '../../../markets/listing-constants.ts';

interface ComboboxOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly optionId: (position: number) => string;
  /** How many options the list has now. */
  readonly count: number;
  /** Whether there is something to show, be it that there is nothing. */
  readonly hasAnswer: boolean;
  readonly choose: (position: number) => void;
  readonly onType: (words: string) => void;
}

/** Where the arrow keys lead: round and round; -1 is the box itself, before the first. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}

interface BoxEvents {
  readonly typed: (field: HTMLInputElement) => void;
  readonly pressed: (event: KeyboardEvent) => void;
  readonly sent: (event: SubmitEvent, field: HTMLInputElement) => void;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Listens to the box, which stands on the page before its list is here; leaving it and its list closes the list. */
function useBoxEvents(input: RefObject<HTMLInputElement | null>, events: BoxEvents): void {
  const typed = useEffectEvent(events.typed);
  const pressed = useEffectEvent(events.pressed);
  const sent = useEffectEvent(events.sent);
  const setOpen = useEffectEvent(events.setOpen);
  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    const box = field?.closest('search');
    if (!field || !form || !box) return;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) setOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', () => typed(field), { signal });
    field.addEventListener('focus', () => setOpen(true), { signal });
    field.addEventListener('keydown', (event) => pressed(event), { signal });
    form.addEventListener('submit', (event) => sent(event, field), { signal });
    box.addEventListener('focusout', leave, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && setOpen(false), { signal });
    return () => listening.abort();
  }, [input]);
}

/** Tells screen readers what the box is, whether its list is shown, and which option is marked. */
function useComboboxRoles(
  input: RefObject<HTMLInputElement | null>,
  listId: string,
  isShown: boolean,
  activeId: string | undefined,
): void {
  useEffect(() => {
    const field = input.current;
    field?.setAttribute('role', 'combobox');
    field?.setAttribute('aria-autocomplete', 'list');
    field?.setAttribute('aria-controls', listId);
    return () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded'])
        field?.removeAttribute(name);
      field?.removeAttribute('aria-activedescendant');
    };
  }, [input, listId]);

  useEffect(() => {
    input.current?.setAttribute('aria-expanded', String(isShown));
    if (activeId === undefined) input.current?.removeAttribute('aria-activedescendant');
    else input.current?.setAttribute('aria-activedescendant', activeId);
  }, [input, isShown, activeId]);
}

/**
 * Makes a combobox of the search box while its list is here (WAI-ARIA pattern "combobox with list"): the focus stays in
 * the box, the arrow keys move through the options, Escape closes, Enter chooses (rule B-01).
 */
export function useCombobox({ input, listId, optionId, count, hasAnswer, choose, onType }: ComboboxOptions) {
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && hasAnswer;

  function typed(field: HTMLInputElement): void {
    onType(field.value);
    setActive(-1);
    setOpen(true);
    // The browser's own cross empties the box and takes the focus with it.
    if (field.value === '') field.focus();
  }

  function pressed(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isShown) setActive(moveActive(active, event.key === 'ArrowDown' ? 1 : -1, count));
      else setOpen(true);
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && isShown) {
      // Else the browser would empty the box.
      event.preventDefault();
      close();
    }
  }

  function sent(event: SubmitEvent, field: HTMLInputElement): void {
    if ([...field.value.trim()].length < SEARCH_QUERY_LENGTH.minimum) {
      event.preventDefault();
      field.focus();
    } else close();
  }

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  useBoxEvents(input, { typed, pressed, sent, setOpen });
  useComboboxRoles(input, listId, isShown, isShown && active >= 0 ? optionId(active) : undefined);
  return { isShown, active, close };
}
