import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'className' | 'required'> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Says that the field may stay empty; every other field is marked as required. */
  readonly optionalLabel?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: ReactNode;
}

/** Label above, input, hint and error below, tied together for screen readers. Works the same without JavaScript. */
export function TextField({ id, name, label, optionalLabel, hint, error, ...input }: TextFieldProps) {
  const isRequired = optionalLabel === undefined;
  const described = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ];
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
      <input
        id={id}
        name={name}
        type="text"
        className={styles.input}
        aria-required={isRequired}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        {...input}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
