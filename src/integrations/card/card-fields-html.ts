import { type CardField, type CardFieldError, type CardFieldErrors, cardFields } from './card-checks.ts';
import type { ReshownCardInput } from './card-form.ts';
import { html, type Markup } from './html.ts';
import type { SandboxText, SandboxTextKey } from './sandbox-text.ts';
import { type TestCard, testCards } from './test-cards.ts';

/** The form as it is shown: empty at first, with errors and what may be shown again after a mistake. */
export interface CardFormView {
  readonly reshown: ReshownCardInput;
  readonly errors: CardFieldErrors;
  /** Why nothing came of the card that was sent. */
  readonly trouble?: 'no-answer' | 'failed';
}

interface FieldShape {
  readonly autocomplete: string;
  readonly inputmode: 'numeric' | 'text';
  readonly maxlength: number;
  readonly hint?: 'expiryHint' | 'securityCodeHint';
}

const fieldShapes: Readonly<Record<CardField, FieldShape>> = {
  cardNumber: { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 30 },
  expiry: { autocomplete: 'cc-exp', inputmode: 'text', maxlength: 10, hint: 'expiryHint' },
  securityCode: { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4, hint: 'securityCodeHint' },
  holder: { autocomplete: 'cc-name', inputmode: 'text', maxlength: 100 },
};

const errorTexts = [
  'numberInvalid',
  'numberUnknown',
  'expiryInvalid',
  'expiryPast',
  'securityCodeInvalid',
  'holderMissing',
] as const satisfies readonly CardFieldError[];

export const troubleTexts = {
  'no-answer': 'bankSilent',
  failed: 'partnerFailed',
} as const satisfies Record<string, SandboxTextKey>;

/** What the script of the fields says beside them, by the names of the errors, and over them when it hears of no outcome. */
export function writeErrorTexts(text: SandboxText): string {
  const texts = [...errorTexts, 'outcomeUnheard'] as const;
  return JSON.stringify(Object.fromEntries(texts.map((key) => [key, text(key)])));
}

function buildField(field: CardField, text: SandboxText, view: CardFormView, isFirstWrong: boolean): Markup {
  const shape = fieldShapes[field];
  const error = view.errors[field];
  const described = [shape.hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ');
  const value = field === 'expiry' || field === 'holder' ? view.reshown[field] : '';
  return html`<div class="field">
<label for="${field}">${text(field)}</label>
${shape.hint && html`<span class="hint" id="${field}-hint">${text(shape.hint)}</span>`}
<input id="${field}" name="${field}" type="text" inputmode="${shape.inputmode}" autocomplete="${shape.autocomplete}" maxlength="${shape.maxlength}" spellcheck="false" value="${value}" required${described === '' ? undefined : html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}${isFirstWrong ? html` autofocus` : undefined}>
${error && html`<span class="error" id="${field}-error">${text(error)}</span>`}
</div>`;
}

/** Number, date, code and holder, with what is wrong beside each. */
export function buildCardFields(text: SandboxText, view: CardFormView): Markup {
  const firstWrong = cardFields.find((field) => view.errors[field] !== undefined);
  const field = (name: CardField) => buildField(name, text, view, name === firstWrong);
  return html`${field('cardNumber')}
<div class="pair">${field('expiry')}${field('securityCode')}</div>
${field('holder')}`;
}

function groupDigits(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$& ');
}

/** What the two that everybody needs do is said in the shopper's words, the others by the partner's own codes. */
function buildCard(card: TestCard, text: SandboxText): Markup {
  const meaning =
    card === 'approved' || card === 'refused' ? html`${text(card)}` : html`<i lang="en">${card}</i>`;
  return html`<li><code>${groupDigits(testCards[card])}</code> <span>${meaning}</span></li>`;
}

/** The cards that this partner knows. */
export function buildTestCards(text: SandboxText): Markup {
  const cards = Object.keys(testCards) as readonly TestCard[];
  return html`<ul>${cards.map((card) => buildCard(card, text))}</ul>
<p>${text('testCardsHint')}</p>`;
}
