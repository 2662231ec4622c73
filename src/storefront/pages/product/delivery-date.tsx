import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { keptValue } from '../../consent/kept-value.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { type AskedPostalCode, askPostalCode, type PostalAreas } from './ask-postal-code.ts';
import styles from './delivery-date.module.css';

interface DeliveryDateProps {
  readonly areas: PostalAreas;
  /** What was asked without JavaScript. */
  readonly asked?: AskedPostalCode | undefined;
}

/** Where the answer stands. */
const DELIVERY = 'delivery';

/** For the other products, and as far as the visitor has agreed to it. */
const kept = keptValue('postal-code');

/** When it arrives, in the country and, once that was said, at a postal code of it (rule P-17). Nothing is asked of the shop. */
export function DeliveryDate({ areas, asked: sent }: DeliveryDateProps) {
  const text = useText();
  const id = useId();
  const [asked, setAsked] = useState(sent);
  useEffect(() => {
    const before = kept.read();
    if (sent === undefined && before !== undefined) setAsked(askPostalCode(areas, before));
  }, [areas, sent]);

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = askPostalCode(areas, String(new FormData(event.currentTarget).get('postalCode') ?? ''));
    setAsked(next);
    if (next.span !== undefined) kept.write(next.typed);
  }

  const isWrong = asked !== undefined && asked.span === undefined;
  return (
    <div id={DELIVERY} className={styles.delivery}>
      <p className={styles.date} role="status">
        <Icon name="truck" />
        <strong>
          {asked?.span === undefined
            ? text('product.deliveryDate', { ...areas.usual })
            : text('product.deliveryDateTo', { postalCode: asked.typed, ...asked.span })}
        </strong>
      </p>
      {asked?.isRemote ? <p className={styles.note}>{text('product.deliveryRemote')}</p> : null}
      {/* Without JavaScript the page comes anew, with what was asked in view. */}
      <form method="post" action={`#${DELIVERY}`} className={styles.form} onSubmit={ask} noValidate>
        <label htmlFor={id}>{text('field.postalCode')}</label>
        <input
          id={id}
          key={asked?.typed}
          name="postalCode"
          className={styles.input}
          defaultValue={asked?.typed}
          placeholder={areas.example}
          autoComplete="postal-code"
          maxLength={16}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
        />
        <Button type="submit" size="small">
          {text('product.postalCheck')}
        </Button>
      </form>
      {isWrong ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {text('rule.postalCode', { example: areas.example })}
        </p>
      ) : null}
    </div>
  );
}
