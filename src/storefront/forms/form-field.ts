import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { TextKey } from '../i18n/texts.ts';

/**
 * One field of a form (docs/decisions/0031-forms.md): what it is called, what it may hold and what browsers are told of it.
 * Its label and attributes, what is checked and what is said beside it follow from this row alone.
 */
export interface FormField {
  readonly label: TextKey;
  /** What it holds; passwords are taken as they are typed, all else without the spaces around it. */
  readonly type?: 'email' | 'password' | 'tel' | 'date';
  /** Absent: it has to be filled in. */
  readonly need?: 'optional';
  readonly min?: number;
  readonly max: number;
  /** The field whose words this one repeats. */
  readonly repeats?: string;
  /** What browsers fill in (WHATWG autofill); nothing where it is absent. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'numeric';
  readonly autoCapitalize?: 'characters';
  /** Said below it from the beginning. */
  readonly hint?: TextKey;
  /** What a right value looks like, for words that name one. */
  readonly example?: string;
  /** What is said of rules that are this field's own. */
  readonly words?: Readonly<Record<string, TextKey>>;
}

/** A form's fields by name, in its order. */
export type FormFields = Readonly<Record<string, FormField>>;

/** What was typed, by field. */
export type FormValues<Fields extends FormFields> = Readonly<Record<keyof Fields & string, string>>;

/** Field -> the rule it breaks, in the order of the form: the first entry is the first failed field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A form that was not accepted: what was typed, but for passwords, and what is wrong. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  /** What no field is to blame for, in words. */
  readonly problem?: string;
}
