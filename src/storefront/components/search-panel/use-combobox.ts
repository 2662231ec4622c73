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

/**
 * Makes a combobox of the search box while its list is here (WAI-ARIA pattern "combobox with list"): the focus stays in
 * the box, the arrow keys move through the options, Escape closes, Enter chooses (rule B-01).
 */
export function useCombobox({ input, listId, optionId, count, hasAnswer, choose, onType }: ComboboxOptions) {
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && hasAnswer;

  const typed = useEffectEvent(() => {
    const field = input.current;
    if (field === null) return;
    onType(field.value);
    setActive(-1);
    setOpen(true);
    // The browser's own cross empties the box and takes the focus with it.
    if (field.value === '') field.focus();
  });

  const pressed = useEffectEvent((event: KeyboardEvent) => {
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
  });

  const sent = useEffectEvent((event: SubmitEvent) => {
    const words = input.current?.value.trim() ?? '';
    if ([...words].length < SEARCH_QUERY_LENGTH.minimum) {
      event.preventDefault();
      input.current?.focus();
    } else close();
  });

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    const box = field?.closest('search');
    if (!field || !form || !box) return;
    const open = () => setOpen(true);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) setOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', () => typed(), { signal });
    field.addEventListener('focus', open, { signal });
    field.addEventListener('keydown', (event) => pressed(event), { signal });
    form.addEventListener('submit', (event) => sent(event), { signal });
    box.addEventListener('focusout', leave, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && setOpen(false), { signal });
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    return () => {
      listening.abort();
      for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded'])
        field.removeAttribute(name);
      field.removeAttribute('aria-activedescendant');
    };
  }, [input, listId]);

  useEffect(() => {
    input.current?.setAttribute('aria-expanded', String(isShown));
    if (isShown && active >= 0) input.current?.setAttribute('aria-activedescendant', optionId(active));
    else input.current?.removeAttribute('aria-activedescendant');
  }, [input, isShown, active, optionId]);

  return { isShown, active, close };
}
