import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { dismiss, notify } from '../../notifications/notifications.ts';
import { useShell } from '../../shell.ts';
import { canonicalQuery } from './canonical-query.ts';
import { type ListingQuery, parseListingQuery } from './listing-query.ts';
import { readPriceFields } from './price-fields.ts';

/** Fields whose change is a choice made; what is typed counts when the form is sent. */
function isChoice(field: EventTarget | null): boolean {
  return (
    field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'checkbox')
  );
}

/** What was ticked or typed gives way to what the address says; the choices of lists are React's own, and follow by themselves. */
function showWhatHolds(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'checkbox') field.checked = field.defaultChecked;
    else field.value = field.defaultValue;
  }
}

const UNREACHABLE = 'listing-unreachable';
const ANSWER_LIMIT_MS = 5000;

/** Only asked while the browser says that there is no network: a shop on the same machine is there without any. */
async function isReachable(address: string): Promise<boolean> {
  if (navigator.onLine) return true;
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  return fetch(address, { method: 'HEAD', signal }).then(
    () => true,
    () => false,
  );
}

/** Boxes go back to what the list shows; prices that were typed stay, to be sent once more. */
function stay(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? [])
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.defaultChecked;
}

/** On a phone filters are a sheet that covers the list, and what is told of it. */
function closeSheet(form: HTMLFormElement | null): void {
  const sheet = form?.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}

/**
 * With JavaScript a listing follows its form without a new page: choices at once, typed prices when the form is sent. The
 * address stays what says it all, so that back and forward restore it (acceptance B-06).
 *
 * @param path of the listing; @param address the whole of it, which changes when the list does.
 */
export function useListingForm(path: string, address: string, query: ListingQuery) {
  const text = useText();
  const { base } = useShell();
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(address);
  const last = useRef('');

  useEffect(() => {
    // Boxes that were ticked for another address than the one that is shown now follow it.
    if (shown.current !== address) showWhatHolds(form.current);
    shown.current = address;
  }, [address]);

  useEffect(() => {
    const follow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) showWhatHolds(form.current);
    };
    window.addEventListener('pageshow', follow);
    return () => window.removeEventListener('pageshow', follow);
  }, []);

  function send(): URLSearchParams {
    const sent = form.current === null ? [] : [...new FormData(form.current)];
    const fields = new URLSearchParams(sent.map(([name, value]) => [name, String(value)]));
    void follow(`${path}${canonicalQuery(fields.toString())}`);
    return fields;
  }

  async function follow(next: string): Promise<void> {
    dismiss(UNREACHABLE);
    last.current = next;
    const isThere = await isReachable(next);
    // Something else was pressed meanwhile.
    if (last.current !== next) return;
    if (isThere) {
      // React Router puts the base in front itself.
      await navigate(next.slice(base.length));
      return;
    }
    stay(form.current);
    closeSheet(form.current);
    notify({ id: UNREACHABLE, type: 'warning', message: text('listing.unreachable') });
  }

  return {
    form,
    isLoading: state === 'loading',
    /** What the list will be once it is here. */
    asked: location === undefined ? query : parseListingQuery(new URLSearchParams(location.search)),
    sendChoice: ({ target }: { readonly target: EventTarget | null }) => {
      if (isChoice(target)) send();
    },
    sendForm: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // Otherwise what was typed has to be put right first.
      if (readPriceFields(send()).kind !== 'wrong') closeSheet(form.current);
    },
  };
}
