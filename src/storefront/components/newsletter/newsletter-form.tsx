import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useShell } from '../../shell.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field-error.tsx';
import styles from './newsletter-form.module.css';

/**
 * What is agreed to, and the button: where the country wants a tick of its own (switch `newsletterOptional`), the words stand
 * beside it, else beside the button.
 */
export function NewsletterAgreement({
  isTicked = false,
  error,
}: {
  readonly isTicked?: boolean;
  readonly error?: ReactNode;
}) {
  const text = useText();
  const { shopName, newsletterTick } = useShell();
  const words = text('newsletter.consent', { shopName });
  return (
    <>
      {newsletterTick ? (
        <div>
          <label className={styles.agreement}>
            <input
              type="checkbox"
              id="agreed"
              name="agreed"
              value="1"
              defaultChecked={isTicked}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : 'agreed-error'}
              className={styles.box}
            />
            <span>{words}</span>
          </label>
          <FieldError id="agreed-error">{error}</FieldError>
        </div>
      ) : null}
      <Button kind="primary" type="submit">
        {text('newsletter.submit')}
      </Button>
      {newsletterTick ? null : <p className={styles.words}>{words}</p>}
    </>
  );
}
