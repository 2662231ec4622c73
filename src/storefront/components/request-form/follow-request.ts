import { REQUEST_FILES, REQUEST_TEXT_MAXIMUM } from '../../../markets/request-constants.ts';
import { sendForm } from '../../frame/fetch-page.ts';
import { morph } from '../../frame/morph.ts';

const ROOT = '[data-request]';

/** Where a request that was sent leads: its own page, or the panel it was opened in. */
type ShowSent = (page: Document, address: string) => void;

function readFiles(form: HTMLFormElement): readonly File[] {
  const input = form.elements.namedItem('files');
  return input instanceof HTMLInputElement ? [...(input.files ?? [])] : [];
}

/** What is more than the shop takes is not carried there to be refused. */
function areTooLarge(files: readonly File[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > REQUEST_FILES.mostBytesTogether;
}

/** Choices that the shop made, such as none where another reason was chosen; what people chose stands in the way of that. */
function showChoices(root: HTMLElement): void {
  for (const select of root.querySelectorAll('select'))
    select.value = [...select.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

function focusAgain(root: HTMLElement, id: string): void {
  const wanted = root.querySelector<HTMLElement>('[autofocus]');
  if (wanted !== null) wanted.focus();
  else if (id !== '' && !root.contains(document.activeElement))
    root.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
}

/** Product numbers are digits, and no more of them than there are (rule Q-01). */
function keepDigits({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'productNumber') return;
  const digits = target.value.replace(/\D/g, '').slice(0, REQUEST_TEXT_MAXIMUM.productNumber);
  if (digits !== target.value) target.value = digits;
}

class FollowedRequest {
  readonly #root: HTMLElement;
  readonly #showSent: ShowSent;
  #isBusy = false;

  constructor(root: HTMLElement, showSent: ShowSent) {
    this.#root = root;
    this.#showSent = showSent;
  }

  /** The step that a choice or a button makes; only sending brings the files along. */
  async send(form: HTMLFormElement, step: string): Promise<void> {
    if (this.#isBusy) return;
    if (step === 'send' && areTooLarge(readFiles(form))) return this.#tellUnsent(form);
    const body = new FormData(form);
    body.set('step', step);
    if (step !== 'send') body.delete('files');
    const active = document.activeElement?.id ?? '';
    this.#markBusy(true);
    const answer = await sendForm(form.action, body);
    this.#markBusy(false);
    const next = answer?.document.querySelector(ROOT);
    if (answer === undefined || next === undefined || next === null) return this.#tellUnsent(form);
    if (answer.isElsewhere) return this.#showSent(answer.document, answer.address);
    this.show(next, active);
  }

  show(next: Element, active = ''): void {
    morph(this.#root, next);
    this.#root.dataset.followed = '';
    showChoices(this.#root);
    focusAgain(this.#root, active);
  }

  #markBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#root.setAttribute('aria-busy', String(isBusy));
    for (const button of this.#root.querySelectorAll('button')) button.disabled = isBusy;
  }

  #tellUnsent(form: HTMLFormElement): void {
    const note = form.querySelector<HTMLElement>('[data-request-unsent]');
    if (note === null) return;
    note.hidden = false;
    note.querySelector<HTMLElement>('[tabindex]')?.focus();
  }
}

/** Has a request form go its steps without a new page: a choice is a step by itself, and nothing typed or chosen is lost. */
export function followRequest(root: HTMLElement, showSent: ShowSent): Pick<FollowedRequest, 'show'> {
  const followed = new FollowedRequest(root, showSent);
  root.dataset.followed = '';
  root.addEventListener('input', keepDigits);
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.form) void followed.send(target.form, 'next');
  });
  root.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    void followed.send(form, submitter instanceof HTMLButtonElement ? submitter.value : 'next');
  });
  return followed;
}
