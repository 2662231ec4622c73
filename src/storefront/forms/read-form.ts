import { parseEmail } from '../../markets/email.ts';
import type { FieldErrors, FormField, FormFields, FormValues } from './form-field.ts';

/** What was typed; what is missing counts as left empty. */
export function readForm<Fields extends FormFields>(form: FormData, fields: Fields): FormValues<Fields> {
  const entries = Object.entries(fields).map(([name, { type }]) => {
    const value = form.get(name);
    const typed = typeof value === 'string' ? value : '';
    return [name, type === 'password' ? typed : typed.trim()] as const;
  });
  return Object.fromEntries(entries) as FormValues<Fields>;
}

function brokenRule(field: FormField, value: string, repeated: string | undefined): string | undefined {
  if (value === '') return field.need === 'optional' ? undefined : 'required';
  if (value.length > field.max) return 'max';
  if (value.length < (field.min ?? 1)) return 'min';
  if (field.type === 'email' && parseEmail(value) === undefined) return 'email';
  return repeated === undefined || value === repeated ? undefined : 'confirmed';
}

/** What is wrong before the shop is asked: all of it at once. */
export function findFormErrors<Fields extends FormFields>(
  values: FormValues<Fields>,
  fields: Fields,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const repeated = field.repeats === undefined ? undefined : values[field.repeats];
    const rule = brokenRule(field, values[name] ?? '', repeated);
    if (rule !== undefined) errors[name] = rule;
  }
  return errors;
}
