import { useText } from '../../../i18n/use-text.ts';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';

/** Buys an order once more; `action` is the page of that order. */
export function ReorderForm({ action, number }: { readonly action: string; readonly number: string }) {
  const text = useText();
  return (
    <form method="post" action={action}>
      <Button kind="primary" type="submit">
        {text('account.reorder')} <span className="visually-hidden">{number}</span>
      </Button>
    </form>
  );
}

/** What is in the cart now, and what is not as it was. */
export function ReorderNote({ lines }: { readonly lines: readonly string[] }) {
  const text = useText();
  const paths = usePaths();
  return (
    <Note kind={lines.length === 0 ? 'info' : 'warning'} focus="first">
      <p>{text('account.reordered')}</p>
      {lines.length === 0 ? null : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>
        <a href={paths.cart()}>{text('cart.viewCart')}</a>
      </p>
    </Note>
  );
}
