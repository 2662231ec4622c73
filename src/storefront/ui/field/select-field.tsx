import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

interface SelectFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Stands in it while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly initial: string | undefined;
  readonly error?: ReactNode;
  readonly autoFocus?: boolean;
}

/** A required choice out of a list, with its label above and its error below. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, label, placeholder, options, initial = '', error, autoFocus = false } = props;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}{' '}
        <span className={styles.mark} aria-hidden="true">
          *
        </span>
      </label>
      <select
        id={id}
        name={name}
        className={styles.input}
        defaultValue={initial}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...(autoFocus ? { autoFocus } : {})}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
