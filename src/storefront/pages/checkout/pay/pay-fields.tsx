import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import type { ForeignScripts, ShownFields } from './fields-page.ts';
import styles from './pay-fields.module.css';
import { useMountedFields } from './use-mounted-fields.ts';

interface PayFieldsProps {
  readonly fields: ShownFields;
  /** What is paid, as it is written. */
  readonly amount: string;
  /** Path that the page leads to when the payment is over. */
  readonly over: string;
  /** What the shopper has brought back to these fields from their bank. */
  readonly returned?: string | undefined;
  readonly foreign?: ForeignScripts | undefined;
}

/** Of these phases the page itself says what to do. */
const outOfPlace = { failed: 'pay.failed', unavailable: 'pay.unavailable' } as const;

/** The place of the partner's fields, and the button that pays by them. */
export function PayFields({ fields, amount, over, returned, foreign }: PayFieldsProps) {
  const text = useText();
  const { place, phase, mounted } = useMountedFields(fields, over, returned, foreign);
  const isThere = phase !== 'failed' && phase !== 'unavailable';
  return (
    <div className={styles.fields} data-phase={phase}>
      <div ref={place} className={styles.place} aria-busy={phase === 'loading'} />
      {isThere ? null : (
        <>
          <Note kind="error">
            <p>{text(outOfPlace[phase])}</p>
          </Note>
          <ButtonLink kind="primary" href={fields.pageUrl}>
            {text('pay.onPartnersPage')}
          </ButtonLink>
        </>
      )}
      {phase === 'refused' ? (
        <Note kind="error">
          <p>{text('problem.paymentError')}</p>
        </Note>
      ) : null}
      {mounted?.button === 'ours' && isThere && phase !== 'asking' ? (
        <Button
          kind="buy"
          width="full"
          disabled={phase !== 'ready' && phase !== 'refused'}
          onClick={mounted.pay}
        >
          {text('pay.pay', { amount })}
        </Button>
      ) : null}
      <p role="status" className={styles.status}>
        {phase === 'loading' ? text('pay.loading') : phase === 'paying' ? text('pay.paying') : ''}
      </p>
    </div>
  );
}
