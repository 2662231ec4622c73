import type { Order } from '../../../api/contract/orders.ts';
import { useText } from '../../i18n/use-text.ts';
import { Note } from '../../ui/note/note.tsx';
import { PaymentDetails } from './payment-details.tsx';

/** An IBAN in groups of four, as it is printed. */
function writeIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Where the money goes, and under which reference (rule Y-04). */
export function BankTransfer({
  details,
  amount,
}: {
  details: NonNullable<Order['bankDetails']>;
  amount: string;
}) {
  const text = useText();
  const rows = [
    [text('checkout.bankHolder'), details.holder],
    [text('checkout.bankName'), details.bank],
    [text('checkout.bankIban'), writeIban(details.iban)],
    [text('checkout.bankBic'), details.bic],
    [text('checkout.bankReference'), details.reference],
    [text('checkout.bankAmount'), amount],
  ] as const;
  return (
    <PaymentDetails id="bank" heading={text('checkout.bankDetails')} rows={rows}>
      {details.demonstration ? (
        <Note kind="warning">
          <p>{text('checkout.bankDemonstration')}</p>
        </Note>
      ) : null}
    </PaymentDetails>
  );
}
