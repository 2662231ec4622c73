import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'className' | 'required'> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Says that the field may stay empty; every other field is marked as required. */
  readonly optionalLabel?: string | undefined;
  readonly error?: ReactNode;
}

/** A text of several lines, with its label above and its error below. */
export function TextArea({ id, name, label, optionalLabel, error, ...area }: TextAreaProps) {
  const isRequired = optionalLabel === undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}{' '}
        {isRequired ? (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        ) : (
          <span className={styles.optional}>({optionalLabel})</span>
        )}
      </label>
      <textarea
        id={id}
        name={name}
        className={styles.input}
        aria-required={isRequired}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...area}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
