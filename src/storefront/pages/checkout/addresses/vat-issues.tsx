import type { ReactNode } from 'react';
import { RequestLink } from '../../../components/request-form/request-link.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/modal/modal.tsx';
import type { VatNumber } from './use-vat-number.ts';
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

export function SupportLink() {
  const text = useText();
  return (
    <RequestLink className={styles.support} reason="invoice" subreason="vat-question">
      {text('vat.support')}
    </RequestLink>
  );
}

/** The same as a modal, about a number that was checked: back to the field, or once more where the answer was missing. */
export function VatIssuesDialog({ vat }: { vat: VatNumber }) {
  const text = useText();
  const { dialog, isValidated, result, correct, ask } = vat;
  if (!isValidated) return null;
  const isInvalid = result?.outcome === 'invalid';
  return (
    <Modal ref={dialog} title={text('vat.issuesTitle')} closeLabel={text('header.close')}>
      <div className={styles.issues}>
        <VatIssues>
          {result === undefined ? null : <ContinueWithPurchase vatId={result.vatId} />}
          {isInvalid ? (
            <Button onClick={correct}>{text('vat.correct')}</Button>
          ) : (
            <Button onClick={ask}>{text('vat.validate')}</Button>
          )}
          {isInvalid ? <SupportLink /> : null}
        </VatIssues>
      </div>
    </Modal>
  );
}
