import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { customerCalls } from '../../api/contract/customers.ts';
import { reviewCalls } from '../../api/contract/reviews.ts';
import { countryCodes } from '../../kernel/locale.ts';
import { addressFields } from '../../markets/addresses.ts';
import { loadTexts } from '../i18n/texts.ts';
import { reviewFields } from '../pages/account/my-reviews/send-review.ts';
import { signUpFields } from '../pages/account/sign-up/sign-up-action.ts';
import { accountFields, repeatOf } from './account-fields.ts';
import { addressFormField, contactFields } from './address-form-fields.ts';
import type { FormField } from './form-field.ts';
import { findFormErrors, readForm } from './read-form.ts';
import { ruleText } from './rule-text.ts';

const fields = {
  email: accountFields.email,
  newPassword: accountFields.newPassword,
  passwordAgain: repeatOf('newPassword'),
  vatId: accountFields.vatId,
};
const right = { email: 'ada@example.com', newPassword: 'olive-42', passwordAgain: 'olive-42', vatId: '' };

describe('a form', () => {
  it.each([
    [{}, {}],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'ada' }, { email: 'email' }],
    [{ email: `${'a'.repeat(255)}@example.com` }, { email: 'max' }],
    [{ vatId: 'x'.repeat(41) }, { vatId: 'max' }],
    [{ newPassword: 'short', passwordAgain: 'short' }, { newPassword: 'min' }],
    [{ passwordAgain: 'olive-43' }, { passwordAgain: 'confirmed' }],
    [
      { email: '', newPassword: '', passwordAgain: '' },
      { email: 'required', newPassword: 'required', passwordAgain: 'required' },
    ],
  ])('C-03: with %j breaks the rules %j', (typed, errors) =>
    expect(findFormErrors({ ...right, ...typed }, fields)).toEqual(errors),
  );

  it('C-03: is read without the spaces around a text, and with those of a password', () => {
    const form = new FormData();
    form.set('email', ' ada@example.com ');
    form.set('newPassword', ' olive-42 ');
    expect(readForm(form, fields)).toEqual({
      email: 'ada@example.com',
      newPassword: ' olive-42 ',
      passwordAgain: '',
      vatId: '',
    });
  });
});

/** Whether the contract takes a text of so many characters in a field of a call. */
function takes(input: z.ZodObject, field: string, length: number): boolean {
  const { error } = input.safeParse({ [field]: 'x'.repeat(length) });
  return error?.issues.every(({ path: [name] }) => name !== field) ?? true;
}

const limits: readonly (readonly [string, FormField, z.ZodObject])[] = [
  ...Object.entries(signUpFields)
    .filter(([name]) => name !== 'passwordAgain')
    .map(([name, field]) => [name, field, customerCalls.signUp.input] as const),
  ...Object.entries(reviewFields)
    .filter(([name]) => name !== 'rating')
    .map(([name, field]) => [name, field, reviewCalls.addReview.input] as const),
];

it.each(limits)(
  'C-03: what the form says of the length of %s, the contract says',
  (name, { min = 1, max }, input) => {
    expect([takes(input, name, min), takes(input, name, max), takes(input, name, max + 1)]).toEqual([
      true,
      true,
      false,
    ]);
  },
);

it('C-03: whatever is broken, the words name the field and what would be right', async () => {
  const text = await loadTexts('en-GB');
  const rows: readonly FormField[] = [
    ...Object.values(accountFields),
    repeatOf('password'),
    contactFields.email,
    ...countryCodes.flatMap((country) =>
      addressFields.map((field) => addressFormField(country, 'billing', field)),
    ),
  ];
  for (const row of rows) {
    const rules = ['required', 'min', 'max', 'email', 'oneOf', 'of nobody', ...Object.keys(row.words ?? {})];
    for (const rule of rules) expect(ruleText(text, row, rule)).not.toMatch(/[{}]|undefined/);
    if (row.words?.max === undefined) expect(ruleText(text, row, 'max')).toContain(String(row.max));
    expect(ruleText(text, row, 'required')).toContain(text(row.label));
  }
  expect(ruleText(text, addressFormField('IE', 'billing', 'region'), 'required')).toContain(
    text('field.county'),
  );
});
