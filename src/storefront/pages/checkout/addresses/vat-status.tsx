import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SupportLink } from './vat-issues.tsx';
import { type VatResult, vatTones } from './vat-result.ts';
import styles from './vat-status.module.css';

const icons = { success: 'check', error: 'warning', warning: 'warning', hint: undefined } as const;

interface VatStatusProps {
  /** Named by the field's `aria-describedby`. */
  readonly id: string;
  readonly result: VatResult | undefined;
  readonly isChecking: boolean;
  readonly onAsk: () => void;
  /** Opens the explanation; without JavaScript it stands on the page once the form was sent. */
  readonly onExplain: () => void;
}

/**
 * Under the VAT number: the button that has it checked, and what came of it, announced. Without JavaScript the button
 * sends the form to be shown again with the result.
 */
export function VatStatus({ id, result, isChecking, onAsk, onExplain }: VatStatusProps) {
  const text = useText();
  const isRefused = result !== undefined && result.outcome !== 'valid';
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return (
    <div className={styles.status}>
      <div id={id} role="status" className={styles.messages}>
        {isChecking ? <p>{text('vat.validating')}</p> : null}
        {result?.messages.map((key) => {
          const tone = vatTones[key];
          const icon = icons[tone];
          return (
            <p key={key} className={styles[tone]}>
              {icon === undefined ? null : <Icon name={icon} size="small" />}
              <span>{text(key)}</span>
            </p>
          );
        })}
      </div>
      <div className={styles.actions}>
        {result?.outcome === 'valid' ? null : (
          <Button
            type="submit"
            size="small"
            name="intent"
            value="validate-vat"
            formNoValidate
            aria-disabled={isChecking}
            onClick={(event) => {
              event.preventDefault();
              if (!isChecking) onAsk();
            }}
          >
            {text('vat.validate')}
          </Button>
        )}
        {isRefused && isAlive ? (
          <Button kind="quiet" size="small" onClick={onExplain}>
            {text('vat.issuesTitle')}
          </Button>
        ) : null}
        {result?.outcome === 'invalid' ? <SupportLink /> : null}
      </div>
    </div>
  );
}
