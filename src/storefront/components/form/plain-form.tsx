import type { ReactNode } from 'react';
import type { FormFields, RefusedForm } from '../../forms/form-field.ts';
import { useText } from '../../i18n/use-text.ts';
import { Note } from '../../ui/note/note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import styles from './plain-form.module.css';

interface PlainFormProps {
  readonly fields: FormFields;
  readonly refused: RefusedForm | undefined;
  readonly children: ReactNode;
  /** Names the form for screen readers, where a page has more than one. */
  readonly labelledBy?: string;
  /** Sent along, so that one action serves the forms of a page. */
  readonly intent?: string;
}

/** A form that posts to its own page, with a summary of what is wrong above it; no JavaScript takes part. */
export function PlainForm({ fields, refused, children, labelledBy, intent }: PlainFormProps) {
  const text = useText();
  const wrong = Object.keys(refused?.errors ?? {}).flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [{ id: name, label: text(field.label) }];
  });
  return (
    <form method="post" noValidate className={styles.form} aria-labelledby={labelledBy}>
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
      {refused?.problem === undefined ? null : (
        <Note kind="error">
          <p>{refused.problem}</p>
        </Note>
      )}
      <ErrorSummary groups={[{ fields: wrong }]} />
      {children}
    </form>
  );
}

/** Of several forms of a page, what came back is of the one whose `intent` was sent. */
export function refusedOf(refused: RefusedForm | undefined, intent: string): RefusedForm | undefined {
  return refused?.values.intent === intent ? refused : undefined;
}

/** Says what the asterisks mean. */
export function RequiredLegend() {
  const text = useText();
  return (
    <p className={styles.legend}>
      <span className={styles.mark}>*</span> {text('checkout.required')}
    </p>
  );
}
