import type { ReactNode, Ref } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/modal/modal.tsx';
import styles from './vat-issues.module.css';

/** Why a number may not have been validated, and that one can buy all the same (rule C-06). */
export function VatIssues({ children }: { children?: ReactNode }) {
  const text = useText();
  return (
    <>
      <p>{text('vat.issuesLead')}</p>
      <ul className={styles.reasons}>
        <li>{text('vat.issueInvalid')}</li>
        <li>{text('vat.issuePrivate')}</li>
        <li>{text('vat.issueSystem')}</li>
      </ul>
      <p>{text('vat.issuesReclaim')}</p>
      <div className={styles.choices}>{children}</div>
    </>
  );
}

/** Sends the form although its number is not validated: the shopper accepts prices with VAT for this number. */
export function ContinueWithPurchase({ vatId }: { vatId: string }) {
  const text = useText();
  return (
    <Button kind="buy" type="submit" name="vatAccepted" value={vatId}>
      {text('vat.continue')}
    </Button>
  );
}

export function SupportLink({ email }: { email: string }) {
  const text = useText();
  return (
    <a className={styles.support} href={`mailto:${email}`}>
      {text('vat.support')}
    </a>
  );
}

interface VatIssuesDialogProps {
  readonly vatId: string;
  readonly supportEmail: string | undefined;
  /** Back to the field. */
  readonly onCorrect: () => void;
  readonly onRetry: (() => void) | undefined;
  readonly ref: Ref<HTMLDialogElement>;
}

/** The same as a modal. */
export function VatIssuesDialog({ vatId, supportEmail, onCorrect, onRetry, ref }: VatIssuesDialogProps) {
  const text = useText();
  return (
    <Modal ref={ref} title={text('vat.issuesTitle')} closeLabel={text('header.close')}>
      <div className={styles.issues}>
        <VatIssues>
          <ContinueWithPurchase vatId={vatId} />
          {onRetry === undefined ? (
            <Button onClick={onCorrect}>{text('vat.correct')}</Button>
          ) : (
            <Button onClick={onRetry}>{text('vat.validate')}</Button>
          )}
          {supportEmail === undefined ? null : <SupportLink email={supportEmail} />}
        </VatIssues>
      </div>
    </Modal>
  );
}
