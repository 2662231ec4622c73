import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { useAfterPress } from '../../use-after-press.ts';
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

/** What is typed, and what it settles on once the field is left or a button pressed. */
function useQuantity({
  initial,
  stock,
  maximum,
  onQuantity,
}: Pick<QuantityFieldProps, 'initial' | 'stock' | 'maximum' | 'onQuantity'>) {
  const [typed, setTyped] = useState(String(initial));
  const [wasTooMany, setWasTooMany] = useState(false);
  const [shownInitial, setShownInitial] = useState(initial);
  const afterPress = useAfterPress();
  if (shownInitial !== initial) {
    setShownInitial(initial);
    setTyped(String(initial));
  }
  const shown = clampQuantity(typed, stock, maximum);

  function commit(next: string | number) {
    const clamped = clampQuantity(next, stock, maximum);
    setTyped(String(clamped.quantity));
    afterPress(() => setWasTooMany(clamped.wasTooMany));
    if (clamped.quantity !== initial || clamped.quantity !== shown.quantity) onQuantity?.(clamped.quantity);
  }

  return { typed, setTyped, commit, shown, wasTooMany };
}

/** A number with a button on either side; without JavaScript a plain number field (rule P-04). */
export function QuantityField({ name, label, form, ...limits }: QuantityFieldProps) {
  const text = useText();
  const id = useId();
  const { typed, setTyped, commit, shown, wasTooMany } = useQuantity(limits);
  const { canDecrease, canIncrease, most, quantity } = shown;
  const field = useRef<HTMLInputElement>(null);
  // What somebody typed before the field came alive counts.
  useEffect(() => {
    if (field.current !== null) setTyped(field.current.value);
  }, [setTyped]);

  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        <StepButton
          icon="minus"
          label={text('product.decrease')}
          disabled={!canDecrease}
          onStep={() => commit(quantity - 1)}
        />
        <input
          ref={field}
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
        <StepButton
          icon="plus"
          label={text('product.increase')}
          disabled={!canIncrease}
          onStep={() => commit(quantity + 1)}
        />
      </div>
      <p id={`${id}-warning`} className={styles.warning} role="status">
        {wasTooMany ? text('product.maximumIs', { count: most }) : ''}
      </p>
    </div>
  );
}

/** One more, or one less. */
function StepButton({
  icon,
  label,
  disabled,
  onStep,
}: {
  icon: IconName;
  label: string;
  disabled: boolean;
  onStep: () => void;
}) {
  return (
    <button type="button" className={styles.step} disabled={disabled} aria-label={label} onClick={onStep}>
      <Icon name={icon} size="small" />
    </button>
  );
}
