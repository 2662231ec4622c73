import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/note/note.tsx';
import { problemTexts } from '../checkout-problem.ts';
import { AddressDoubtNotes } from './address-doubt-notes.tsx';
import type { ShownRefusal } from './addresses-form-data.ts';
import type { VatNumber } from './use-vat-number.ts';
import { ContinueWithPurchase, VatIssues } from './vat-issues.tsx';

interface RefusalNotesProps {
  readonly refused: ShownRefusal | undefined;
  readonly vat: Pick<VatNumber, 'result'>;
}

/** Why details were not saved that no field is to blame for, and the choice about a VAT number that is not validated. */
export function RefusalNotes({ refused, vat: { result } }: RefusalNotesProps) {
  const text = useText();
  if (refused === undefined) return null;
  const { problem, vatAccepted, vatChoice, doubts } = refused;
  return (
    <>
      {problem === undefined ? null : (
        <Note kind="error">
          <p>{text(problemTexts[problem])}</p>
        </Note>
      )}
      {vatAccepted === undefined ? null : <input type="hidden" name="vatAccepted" value={vatAccepted} />}
      {doubts === undefined ? null : <AddressDoubtNotes doubts={doubts} />}
      {vatChoice === undefined || result === undefined ? null : (
        <Note kind="error">
          <strong>{text('vat.validationError')}</strong>
          <VatIssues>
            <ContinueWithPurchase vatId={result.vatId} />
          </VatIssues>
        </Note>
      )}
    </>
  );
}
