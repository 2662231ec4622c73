import { isLocaleCode } from '../../../kernel/locale.ts';
import { fetchPage } from '../../frame/fetch-page.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { whileLoading } from '../../loading/loading-bar.ts';
import { dismiss, notify } from '../../notifications/notifications.ts';
import { canonicalQuery } from './canonical-query.ts';
import { closeSheet, settleSheet, watchSheet } from './filter-sheet.ts';
import { listingFields } from './listing-query.ts';
import { readPriceFields } from './price-fields.ts';
import { searchFacetsAgain, watchFacetSearches } from './search-facet.ts';

const FORM = 'form[data-listing-form]';
/** Links that change the list and leave where one is, such as in the sheet of filters. */
const LINK = 'a[data-listing-link]';
/** Shows all values of a facet, or few again. */
const FOLD = '[data-facet-fold]';
const FOUND = '[data-listing-found]';
const UNREACHABLE = 'listing-unreachable';

/** Puts a page of the same address, but for its query, in the place of the one that is shown. */
export type ShowPage = (page: Document) => void;

/** Fields whose change is a choice made; what is typed counts when the form is sent. */
function isChoice(field: EventTarget | null): field is HTMLSelectElement | HTMLInputElement {
  return (
    field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'checkbox')
  );
}

function getForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(FORM);
}

/** What was ticked or chosen goes back to what the list shows; prices that were typed stay, to be sent once more. */
function showWhatHolds(form: HTMLFormElement | null, typed: 'stays' | 'goes'): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLSelectElement)
      for (const option of field.options) option.selected = option.defaultSelected;
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'checkbox') field.checked = field.defaultChecked;
    else if (typed === 'goes') field.value = field.defaultValue;
  }
}

function markBusy(isBusy: boolean): void {
  document.querySelector(FOUND)?.setAttribute('aria-busy', String(isBusy));
}

async function tellUnreachable(): Promise<void> {
  const { lang } = document.documentElement;
  if (!isLocaleCode(lang)) return;
  const text = await loadTexts(lang, ['listing']);
  notify({ id: UNREACHABLE, type: 'warning', message: text('listing.unreachable') });
}

type Outcome = 'shown' | 'other' | 'unreachable' | 'overtaken';

/** The list that is shown, and the one that is being asked for in its place. */
class ShownListing {
  readonly #showPage: ShowPage;
  #address = currentAddress();
  #asking = new AbortController();

  constructor(showPage: ShowPage) {
    this.#showPage = showPage;
  }

  get address(): string {
    return this.#address;
  }

  async show(address: string, typed: 'stays' | 'goes' = 'goes'): Promise<Outcome> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    markBusy(true);
    const page = await whileLoading(fetchPage(address, signal), ({ kind }) => kind !== 'unreachable');
    if (signal.aborted) return 'overtaken';
    markBusy(false);
    if (page.kind !== 'page') return page.kind;
    this.#address = address;
    this.#showPage(page.document);
    showWhatHolds(getForm(), typed);
    settleSheet();
    searchFacetsAgain();
    return 'shown';
  }

  /**
   * Shows all values of a facet, or few again, with what is ticked and typed as it is: no step of the history. Where they cannot
   * be had, everything stays and is said.
   */
  async fold(form: HTMLFormElement, facet: string, isUnfolded: boolean): Promise<Outcome> {
    const fields = readFields(form);
    fields.delete(listingFields.unfolded, facet);
    if (isUnfolded) fields.append(listingFields.unfolded, facet);
    const address = addressOfFields(form, fields);
    dismiss(UNREACHABLE);
    const outcome = await this.show(address, 'stays');
    if (outcome === 'shown') window.history.replaceState(window.history.state, '', address);
    if (outcome === 'other') window.location.assign(address);
    if (outcome === 'unreachable') {
      closeSheet();
      await tellUnreachable();
    }
    return outcome;
  }

  /** The same as a step of the browser's history; where it cannot be had, everything stays and is said. */
  async follow(address: string): Promise<void> {
    dismiss(UNREACHABLE);
    const outcome = await this.show(address);
    if (outcome === 'shown') window.history.pushState(null, '', address);
    if (outcome === 'other') window.location.assign(address);
    if (outcome !== 'unreachable') return;
    showWhatHolds(getForm(), 'stays');
    closeSheet();
    await tellUnreachable();
  }
}

function findFold(facet: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(FOLD)].find(({ dataset }) => dataset.facetFold === facet);
}

function currentAddress(): string {
  const { pathname, search } = window.location;
  return `${pathname}${search}`;
}

function readFields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function addressOfFields(form: HTMLFormElement, fields: URLSearchParams): string {
  return `${new URL(form.action).pathname}${canonicalQuery(fields.toString())}`;
}

/** Where a form leads with what is typed and chosen in it. */
const addressOfForm = (form: HTMLFormElement): string => addressOfFields(form, readFields(form));

/**
 * A listing follows its form without a new page: choices at once, typed prices when the form is sent. The address stays
 * what says it all, so that back and forward restore it (rule B-06).
 */
export function followListings(showPage: ShowPage): void {
  // Its own texts, while there is a connection: they say that there is none.
  const { lang } = document.documentElement;
  if (isLocaleCode(lang)) loadTexts(lang, ['listing']).catch(() => undefined);
  const listing = new ShownListing(showPage);
  watchSheet();
  watchFacetSearches();

  document.addEventListener('change', ({ target }) => {
    if (isChoice(target) && target.form?.matches(FORM)) void listing.follow(addressOfForm(target.form));
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void listing.follow(`${link.pathname}${link.search}`);
  });
  document.addEventListener('click', (event) => {
    const fold = event.target instanceof Element && event.target.closest<HTMLElement>(FOLD);
    const form = fold ? fold.closest<HTMLFormElement>(FORM) : null;
    if (!fold || !form || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { facetFold: facet = '' } = fold.dataset;
    void listing.fold(form, facet, fold.matches('button')).then((outcome) => {
      // What had the focus is another element now.
      if (outcome === 'shown' && document.activeElement === document.body)
        findFold(facet)?.focus({ preventScroll: true });
    });
  });
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.facetSearch || target.value === '') return;
    const form = target.closest<HTMLFormElement>(FORM);
    if (form === null) return;
    const facet = target.dataset.facetSearch;
    // Asked for once, however fast somebody types.
    target.dataset.facetSearch = '';
    void listing.fold(form, facet, true).then((outcome) => {
      if (outcome !== 'shown') target.dataset.facetSearch = facet;
    });
  });
  document.addEventListener('submit', (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches(FORM)) return;
    event.preventDefault();
    void listing.follow(addressOfForm(form));
    // Otherwise what was typed has to be put right first.
    if (readPriceFields(readFields(form)).kind !== 'wrong') closeSheet();
  });
  window.addEventListener('popstate', () => {
    const address = currentAddress();
    if (address === listing.address) return;
    void listing.show(address).then((outcome) => {
      if (outcome === 'other' || outcome === 'unreachable') window.location.reload();
    });
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showWhatHolds(getForm(), 'goes');
  });
}
