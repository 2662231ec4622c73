import { useText } from '../../i18n/use-text.ts';
import { usePaths } from '../../paths.ts';
import { useShell } from '../../shell.ts';
import { type CartNote, cartNotes, QUICK_ADD_FORM } from './quick-add.ts';
import styles from './quick-add-form.module.css';

const noteWords = {
  added: 'product.added',
  maximum: 'product.maximumReached',
  failed: 'product.addFailed',
} as const;

/** What the buttons of all cards send. It posts to the page it stands on, which leads back to itself (rule L-02). */
export function QuickAddForm() {
  const { quickAdd } = useShell();
  return quickAdd ? <form id={QUICK_ADD_FORM} method="post" data-quick-add="" hidden /> : null;
}

/** What became of the last press without JavaScript, as the address says it. */
export function QuickAddNote({ note }: { note: string | null }) {
  const text = useText();
  const paths = usePaths();
  const known: CartNote | undefined = cartNotes.find((each) => each === note);
  if (known === undefined) return null;
  return (
    <div className="content">
      <p className={`${styles.note} ${known === 'added' ? styles.added : styles.refused}`} role="status">
        {`${text(noteWords[known])} `}
        <a href={paths.cart()}>{text('cart.viewCart')}</a>
      </p>
    </div>
  );
}
