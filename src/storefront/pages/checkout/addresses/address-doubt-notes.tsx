import { addressFormat } from '../../../../markets/address-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useSurroundings } from '../../../shell.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { type AddressDoubt, suggestedName, TAKE_SUGGESTIONS } from './address-doubts.ts';
import styles from './vat-issues.module.css';

const headings = { billing: 'checkout.billingAddress', shipping: 'checkout.shippingAddress' } as const;

/** What the mapping provider thinks of the addresses (rule C-08): taken or kept by one press, and nothing typed is lost. */
export function AddressDoubtNotes({ doubts }: { readonly doubts: readonly AddressDoubt[] }) {
  const text = useText();
  const hasSuggestion = doubts.some(({ suggestion }) => suggestion !== null);
  return (
    <Note kind="warning" focus="first">
      {doubts.map((doubt) => (
        <Doubt key={doubt.part} {...doubt} />
      ))}
      <div className={styles.choices}>
        {hasSuggestion ? (
          <Button kind="buy" type="submit" name="intent" value={TAKE_SUGGESTIONS}>
            {text('addressCheck.take')}
          </Button>
        ) : null}
        <Button type="submit">{text('addressCheck.keep')}</Button>
      </div>
    </Note>
  );
}

function Doubt({ part, suggestion }: AddressDoubt) {
  const text = useText();
  const { country } = useSurroundings();
  return (
    <div>
      <strong>{text(headings[part])}</strong>
      {suggestion === null ? (
        <p>{text('addressCheck.unknown')}</p>
      ) : (
        <>
          <p>{text('addressCheck.didYouMean')}</p>
          <address>
            {addressFormat(country, suggestion).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
          {Object.entries(suggestion).map(([field, value]) => (
            <input
              key={field}
              type="hidden"
              name={suggestedName(part, field as keyof typeof suggestion)}
              value={value}
            />
          ))}
        </>
      )}
    </div>
  );
}
