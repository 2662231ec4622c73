import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Note } from '../../ui/note/note.tsx';
import styles from './plain-form.module.css';

/** A form that was not accepted: what was typed, but for passwords, and what is wrong in words, in the form's order. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly name: string; readonly label: string; readonly message: string }[];
  /** What no field is to blame for. */
  readonly problem?: string;
}

interface PlainFormProps {
  readonly refused: RefusedForm | undefined;
  readonly children: ReactNode;
  /** Names the form for screen readers, where a page has more than one. */
  readonly labelledBy?: string;
  /** Sent along, so that one action serves the forms of a page; it comes back with what was typed. */
  readonly intent?: string;
}

/** A form that posts to its own page, with a summary of what is wrong above it; no JavaScript takes part. */
export function PlainForm({ refused: sent, children, labelledBy, intent }: PlainFormProps) {
  const text = useText();
  const refused = sent?.values.intent === intent ? sent : undefined;
  const errors = refused?.errors ?? [];
  return (
    <form method="post" noValidate className={styles.form} aria-labelledby={labelledBy}>
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
      {refused?.problem === undefined ? null : (
        <Note kind="error">
          <p>{refused.problem}</p>
        </Note>
      )}
      {errors.length === 0 ? null : (
        <Note kind="error">
          <strong>{text('checkout.checkFields', { count: errors.length })}</strong>
          <ul className={styles.errors}>
            {errors.map(({ name, label }) => (
              <li key={name}>
                <a href={`#${name}`}>{label}</a>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {children}
    </form>
  );
}

interface PlainFieldProps extends Omit<ComponentProps<typeof TextField>, 'id' | 'error' | 'defaultValue'> {
  readonly refused: RefusedForm | undefined;
  readonly initial?: string | undefined;
}

/** A field of such a form; the first one that is wrong is focused when the page arrives. */
export function PlainField({ refused, initial, name, ...field }: PlainFieldProps) {
  const error = refused?.errors.find((known) => known.name === name);
  const isFirst = error !== undefined && refused?.errors[0] === error;
  return (
    <TextField
      id={name}
      name={name}
      defaultValue={refused?.values[name] ?? initial}
      error={error?.message}
      {...(isFirst ? { autoFocus: true } : {})}
      {...field}
    />
  );
}

/** Says what the asterisks mean. */
export function RequiredLegend() {
  const text = useText();
  return (
    <p className={styles.legend}>
      <span className={styles.mark}>*</span> {text('checkout.required')}
    </p>
  );
}
