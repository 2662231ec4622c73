import { useText } from '../../i18n/use-text.ts';
import { Note } from '../../ui/note/note.tsx';
import styles from './error-summary.module.css';

/** Fields that are wrong, under what they have in common, if they have. */
export interface ErrorGroup {
  readonly heading?: string | undefined;
  readonly fields: readonly { readonly id: string; readonly label: string }[];
}

/** What is wrong, all of it, above the form: each a link to its field (rule C-05). */
export function ErrorSummary({ groups }: { groups: readonly ErrorGroup[] }) {
  const text = useText();
  const count = groups.reduce((sum, { fields }) => sum + fields.length, 0);
  if (count === 0) return null;
  return (
    <Note kind="error">
      <strong>{text('checkout.checkFields', { count })}</strong>
      {groups.map(({ heading, fields }) =>
        fields.length === 0 ? null : (
          <div key={heading ?? ''} className={styles.group}>
            {heading === undefined ? null : <p>{heading}:</p>}
            <ul className={styles.fields}>
              {fields.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </Note>
  );
}
