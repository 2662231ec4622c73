import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  /** Stands at the end of its line: what it costs, a mark, an icon. */
  readonly aside?: ReactNode;
}

interface RadioGroupProps<Value extends string> {
  readonly name: string;
  readonly legend: ReactNode;
  /** `hidden`: the legend repeats a heading that stands right above. */
  readonly legendLook?: 'label' | 'hidden';
  readonly options: readonly RadioOption<Value>[];
  /** Nothing is chosen without it. */
  readonly initial: Value | undefined;
  /** For links to it, where it can be wrong. */
  readonly id?: string;
  readonly error?: ReactNode;
  /** `scale`: many short ones in columns of one width. */
  readonly direction?: 'row' | 'column' | 'scale';
  /** `chosen`: only what is chosen is explained, so that every other choice takes one line. */
  readonly hints?: 'all' | 'chosen';
}

const directions = {
  column: styles.options,
  row: `${styles.options} ${styles.row}`,
  scale: `${styles.options} ${styles.scale}`,
} as const;

/** One choice of a few, each a large target with its explanation. */
export function RadioGroup<Value extends string>({
  name,
  legend,
  legendLook = 'label',
  options,
  initial,
  direction = 'column',
  hints = 'all',
  id: ownId,
  error,
}: RadioGroupProps<Value>) {
  const generated = useId();
  const id = ownId ?? generated;
  return (
    <fieldset id={ownId} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={legendLook === 'hidden' ? 'visually-hidden' : styles.label}>{legend}</legend>
      <div className={directions[direction]} data-hints={hints}>
        {options.map(({ value, label, hint, aside }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial}
              className={styles.radio}
              aria-describedby={hint === undefined ? undefined : `${id}-${value}`}
            />
            <span className={styles.optionText}>
              <span className={styles.optionLabel}>{label}</span>
              {hint === undefined ? null : (
                <span id={`${id}-${value}`} className={styles.hint}>
                  {hint}
                </span>
              )}
            </span>
            {aside}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
