import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { clampQuantity } from './clamp-quantity.ts';
import styles from './quantity-field.module.css';

interface QuantityFieldProps {
  readonly name: string;
  readonly label: string;
  /** What it shows at first, and again whenever this changes: a cart may be corrected while it is shown. */
  readonly initial: number;
  readonly stock: number;
  readonly maximum: number;
  /** Told of every value that is taken over. */
  readonly onQuantity?: (quantity: number) => void;
  /** The id of the form it belongs to, when it stands outside of it. */
  readonly form?: string;
}

/** A number with a button on either side; without JavaScript a plain number field (rule P-04). */
export function QuantityField({
  name,
  label,
  initial,
  stock,
  maximum,
  onQuantity,
  form,
}: QuantityFieldProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(String(initial));
  const [wasTooMany, setWasTooMany] = useState(false);
  const [shownInitial, setShownInitial] = useState(initial);
  if (shownInitial !== initial) {
    setShownInitial(initial);
    setTyped(String(initial));
  }
  const { canDecrease, canIncrease, quantity } = clampQuantity(typed, stock, maximum);

  function commit(next: string | number) {
    const clamped = clampQuantity(next, stock, maximum);
    setTyped(String(clamped.quantity));
    setWasTooMany(clamped.wasTooMany);
    if (clamped.quantity !== initial || clamped.quantity !== quantity) onQuantity?.(clamped.quantity);
  }

  return (
    <div className={styles.field}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        <button
          type="button"
          className={styles.step}
          disabled={!canDecrease}
          aria-label={text('product.decrease')}
          onClick={() => commit(quantity - 1)}
        >
          <Icon name="minus" size="small" />
        </button>
        <input
          id={id}
          className={styles.input}
          name={name}
          form={form}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-describedby={wasTooMany ? `${id}-warning` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => commit(event.target.value)}
        />
        <button
          type="button"
          className={styles.step}
          disabled={!canIncrease}
          aria-label={text('product.increase')}
          onClick={() => commit(quantity + 1)}
        >
          <Icon name="plus" size="small" />
        </button>
      </div>
      <p id={`${id}-warning`} className={styles.warning} role="status">
        {wasTooMany ? text('product.maximumReached') : ''}
      </p>
    </div>
  );
}
