import { useText } from '../../i18n/use-text.ts';
import styles from './guarantee-choice.module.css';

/** A term, and what it costs for each piece. */
export interface GuaranteeOption {
  readonly sku: string;
  readonly name: string;
  readonly price: string;
}

interface GuaranteeRadiosProps {
  readonly name: string;
  /** Beside them stands "none", which is what nobody has to choose. */
  readonly options: readonly GuaranteeOption[];
  /** Absent where none was chosen. */
  readonly chosen?: string | undefined;
  /** Told at once of what is chosen, or of `''` for none; absent where the form is sent as a whole. */
  readonly onChoose?: (sku: string) => void;
}

/** One choice, one control: the paid guarantee, optional, never chosen before, never called legal (rules E-01, D-05). */
export function GuaranteeRadios({ name, options, chosen = '', onChoose }: GuaranteeRadiosProps) {
  const text = useText();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text('cart.guaranteeTitle')}</legend>
      {[{ sku: '', name: text('cart.guaranteeNone'), price: '' }, ...options].map((option) => (
        <label key={option.sku} className={styles.label}>
          <input
            type="radio"
            name={name}
            value={option.sku}
            autoComplete="off"
            className={styles.box}
            {...(onChoose === undefined
              ? { defaultChecked: option.sku === chosen }
              : { checked: option.sku === chosen, onChange: () => onChoose(option.sku) })}
          />
          <span className={styles.term}>{option.name}</span>{' '}
          {option.price === '' ? null : <span className={styles.price}>{option.price}</span>}
        </label>
      ))}
      <p className={styles.hint}>{text('cart.guaranteeHint')}</p>
    </fieldset>
  );
}
