import { useText } from '../../i18n/use-text.ts';
import styles from './guarantee-choice.module.css';

interface GuaranteeRadiosProps {
  readonly name: string;
  /** Terms with what they cost; beside them stands "none", which is what nobody has to choose. */
  readonly options: readonly { readonly sku: string; readonly words: string }[];
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
      {[{ sku: '', words: text('cart.guaranteeNone') }, ...options].map(({ sku, words }) => (
        <label key={sku} className={styles.label}>
          <input
            type="radio"
            name={name}
            value={sku}
            autoComplete="off"
            className={styles.box}
            {...(onChoose === undefined
              ? { defaultChecked: sku === chosen }
              : { checked: sku === chosen, onChange: () => onChoose(sku) })}
          />
          <span>{words}</span>
        </label>
      ))}
      <p className={styles.hint}>{text('cart.guaranteeHint')}</p>
    </fieldset>
  );
}
