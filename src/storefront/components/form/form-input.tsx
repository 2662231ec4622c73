import type { ComponentProps } from 'react';
import type { FormField, FormFields, RefusedForm } from '../../forms/form-field.ts';
import { ruleText } from '../../forms/rule-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';

/** What a field shows besides its row: what is typed in it, and the rule that this breaks. */
interface ShownField {
  readonly field: FormField;
  readonly name: string;
  readonly initial: string | undefined;
  readonly rule: string | undefined;
  /** The first one that is wrong is focused when the page arrives. */
  readonly focus: 'at once' | undefined;
}

type Attributes = Pick<
  ComponentProps<typeof TextField>,
  'placeholder' | 'readOnly' | 'onBlur' | 'onInput' | 'aria-describedby'
>;

/** A field as its row says it: the same attributes, words and errors in every form. */
export function FormInput({
  id,
  field,
  name,
  initial,
  rule,
  focus,
  ...attributes
}: ShownField & Attributes & { readonly id?: string }) {
  const text = useText();
  const { label, type = 'text', need, min = 1, max, hint, inputMode, autoCapitalize } = field;
  return (
    <TextField
      id={id ?? name}
      name={name}
      label={text(label)}
      optionalLabel={need === 'optional' ? text('checkout.optional') : undefined}
      type={type}
      inputMode={type === 'email' ? 'email' : inputMode}
      autoComplete={field.autoComplete ?? 'off'}
      autoCapitalize={autoCapitalize}
      // Of a password nobody sees that its end was cut off.
      maxLength={type === 'password' || type === 'date' ? undefined : max}
      defaultValue={initial}
      hint={hint === undefined ? undefined : text(hint, { min, max })}
      error={rule === undefined ? undefined : ruleText(text, field, rule)}
      {...attributes}
      {...(focus === undefined ? {} : { autoFocus: true })}
    />
  );
}

/** The same of several lines. */
export function FormTextArea({
  field,
  name,
  initial,
  rule,
  focus,
  rows,
}: ShownField & { readonly rows: number }) {
  const text = useText();
  return (
    <TextArea
      id={name}
      name={name}
      rows={rows}
      maxLength={field.max}
      label={text(field.label)}
      optionalLabel={field.need === 'optional' ? text('checkout.optional') : undefined}
      defaultValue={initial}
      error={rule === undefined ? undefined : ruleText(text, field, rule)}
      {...(focus === undefined ? {} : { autoFocus: true })}
    />
  );
}

/** Fills the fields of a form by name: `<FormInput {...shown('email')} />`. */
export function showFields<Fields extends FormFields>(fields: Fields, refused: RefusedForm | undefined) {
  const [first] = Object.keys(refused?.errors ?? {});
  return (name: keyof Fields & string, initial?: string): ShownField => ({
    // All names are those of rows; of a record the compiler does not know it.
    field: fields[name] as FormField,
    name,
    initial: refused?.values[name] ?? initial,
    rule: refused?.errors[name],
    focus: name === first ? 'at once' : undefined,
  });
}
