import styles from './payment-marks.module.css';

interface PaymentMarksProps {
  readonly label: string;
  readonly marks: readonly string[];
}

/** What can be paid with, by name: marks of our own, because those of the schemes are theirs. */
export function PaymentMarks({ label, marks }: PaymentMarksProps) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={label}>
      {marks.map((mark) => (
        <li key={mark} className={styles.mark}>
          {mark}
        </li>
      ))}
    </ul>
  );
}
