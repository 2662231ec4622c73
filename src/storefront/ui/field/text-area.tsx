import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'className' | 'required'> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error?: ReactNode;
}

/** A required text of several lines, with its label above and its error below. */
export function TextArea({ id, name, label, error, ...area }: TextAreaProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}{' '}
        <span className={styles.mark} aria-hidden="true">
          *
        </span>
      </label>
      <textarea
        id={id}
        name={name}
        className={styles.input}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...area}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
