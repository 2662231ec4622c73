import type { PageText, TextKey } from '../i18n/texts.ts';
import type { FormField } from './form-field.ts';

/** Rules that any field may break. */
const words: Readonly<Record<string, TextKey>> = {
  required: 'rule.required',
  min: 'rule.min',
  max: 'rule.max',
  email: 'rule.email',
  oneOf: 'rule.oneOf',
};

/** What is wrong with a field, in words that name it and say what would be right (rule C-03). */
export function ruleText(text: PageText, field: FormField, rule: string): string {
  const { label, min = 1, max, example = '' } = field;
  return text(field.words?.[rule] ?? words[rule] ?? 'rule.input', { field: text(label), min, max, example });
}
