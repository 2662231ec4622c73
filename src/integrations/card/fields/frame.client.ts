import {
  type CardField,
  type CardFieldErrors,
  cardFields,
  checkCard,
  digitsOf,
  findBrand,
  nameBrand,
} from '../card-checks.ts';

/** What the page of the shop is told; never anything of the card but its brand. */
type Told =
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'brand'; readonly brand: string }
  | { readonly type: 'ready' | 'wrong' | 'paying' | 'asking' | 'over' };

/** Longer than a bank takes that answers. */
const ANSWER_LIMIT_MS = 30_000;

const { view, shop = '' } = document.documentElement.dataset;

function tell(message: Told): void {
  if (window.parent !== window) window.parent.postMessage(message, shop);
}

/**
 * A frame may not take the focus by itself: once the page around it gives it the focus, that goes to the field, unless
 * another has it by then. (A field that took it before would race the page, and Chromium may then leave it with neither.)
 */
function takeFocus(input: HTMLInputElement): void {
  if (document.hasFocus()) {
    input.focus();
    return;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  window.addEventListener('focus', () => input.focus(), { once: true, signal });
  document.addEventListener('focusin', () => waiting.abort(), { once: true, signal });
}

/** The shop's page, and nobody else's. */
function isShop({ source, origin }: MessageEvent): boolean {
  return source === window.parent && origin === shop;
}

function watchHeight(): void {
  new ResizeObserver(() => tell({ type: 'height', height: document.body.offsetHeight })).observe(
    document.body,
  );
}

/** The fields of a card in their form. */
class CardFields {
  readonly #form: HTMLFormElement;
  readonly #problem: HTMLElement | null;
  readonly #texts: Readonly<Record<string, string>>;
  readonly #mark = document.createElement('span');
  #isSending = false;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#problem = document.querySelector('.problem');
    this.#texts = JSON.parse(form.dataset.errors ?? '{}');
    this.#mark.className = 'mark';
    this.#mark.id = 'cardNumber-mark';
    this.#input('cardNumber').before(this.#mark);
    form.addEventListener('input', ({ target }) => this.#typed(target));
    form.addEventListener('focusout', ({ target }) => this.#left(target));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.pay();
    });
  }

  #input(field: CardField): HTMLInputElement {
    return this.#form.elements.namedItem(field) as HTMLInputElement;
  }

  #read(): Record<CardField, string> {
    const value = (field: CardField) => this.#input(field).value;
    return {
      cardNumber: value('cardNumber'),
      expiry: value('expiry'),
      securityCode: value('securityCode'),
      holder: value('holder'),
    };
  }

  #typed(target: EventTarget | null): void {
    const number = this.#input('cardNumber');
    if (target === number) {
      if (number.selectionEnd === number.value.length) groupDigits(number);
      const brand = findBrand(digitsOf(number.value));
      this.#mark.textContent = brand === undefined ? '' : nameBrand(brand);
      tell({ type: 'brand', brand: brand ?? '' });
    }
    if (target instanceof HTMLInputElement && target.hasAttribute('aria-invalid')) this.#check(target);
  }

  /** What was left empty is asked for when the shopper pays. */
  #left(target: EventTarget | null): void {
    if (target instanceof HTMLInputElement && target.value !== '') this.#check(target);
  }

  #check(input: HTMLInputElement): void {
    const field = cardFields.find((name) => name === input.name);
    if (field !== undefined) this.#show(field, checkCard(this.#read(), new Date())[field]);
  }

  #show(field: CardField, error: string | undefined): void {
    const input = this.#input(field);
    const id = `${field}-error`;
    const shown = document.getElementById(id);
    const described = new Set((input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
    if (error === undefined) {
      described.delete(id);
      shown?.remove();
      input.removeAttribute('aria-invalid');
    } else {
      const words = shown ?? document.createElement('span');
      words.id = id;
      words.className = 'error';
      words.textContent = this.#texts[error] ?? '';
      input.after(words);
      described.add(id);
      input.setAttribute('aria-invalid', 'true');
    }
    if (described.size === 0) input.removeAttribute('aria-describedby');
    else input.setAttribute('aria-describedby', [...described].join(' '));
  }

  #showAll(errors: CardFieldErrors): void {
    for (const field of cardFields) this.#show(field, errors[field]);
    const first = cardFields.find((field) => errors[field] !== undefined);
    if (first === undefined) return;
    takeFocus(this.#input(first));
    tell({ type: 'wrong' });
  }

  #tellProblem(words: string): void {
    if (this.#problem === null) return;
    this.#problem.textContent = words;
    this.#problem.hidden = words === '';
  }

  async pay(): Promise<void> {
    if (this.#isSending) return;
    this.#tellProblem('');
    const errors = checkCard(this.#read(), new Date());
    this.#showAll(errors);
    if (Object.keys(errors).length > 0) return;
    this.#isSending = true;
    tell({ type: 'paying' });
    try {
      await this.#send();
    } catch {
      // Whether something was decided is not known. A payment is decided once, so that sending it again shows it.
      this.#tellProblem(this.#texts.outcomeUnheard ?? '');
      tell({ type: 'ready' });
    }
    this.#isSending = false;
  }

  async #send(): Promise<void> {
    const typed = new URLSearchParams(Object.entries(this.#read()));
    const response = await fetch(this.#form.action, {
      ...{ method: 'POST', body: typed },
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const answer: {
      readonly errors?: CardFieldErrors;
      readonly problem?: string;
      readonly next?: string;
    } = await response.json();
    if (answer.next !== undefined) {
      window.location.replace(answer.next);
      return;
    }
    this.#showAll(answer.errors ?? {});
    this.#tellProblem(answer.problem ?? '');
    tell({ type: 'ready' });
  }
}

function groupDigits(number: HTMLInputElement): void {
  const digits = digitsOf(number.value);
  if (/^\d*$/.test(digits)) number.value = digits.replace(/\d{4}(?=\d)/g, '$& ');
}

function beginFields(form: HTMLFormElement): void {
  const fields = new CardFields(form);
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data } = event;
    const isAsked = typeof data === 'object' && data !== null && 'type' in data && data.type === 'pay';
    if (isShop(event) && isAsked) void fields.pay();
  });
  tell({ type: 'ready' });
}

watchHeight();
const form = document.querySelector('form');
if (view === 'fields' && form !== null) beginFields(form);
else tell({ type: view === 'challenge' ? 'asking' : 'over' });
if (view === 'challenge') {
  form?.addEventListener('submit', () => tell({ type: 'paying' }));
  const code = document.querySelector('input');
  if (code !== null) takeFocus(code);
}
