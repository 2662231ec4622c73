import styles from './field.module.css';

interface CheckBoxProps {
  readonly name: string;
  readonly label: string;
  readonly initial: boolean;
}

/** A choice that can be left, with its words as part of the target. */
export function CheckBox({ name, label, initial }: CheckBoxProps) {
  return (
    <label className={styles.option}>
      <input type="checkbox" name={name} value="1" defaultChecked={initial} className={styles.radio} />
      <span className={styles.optionText}>{label}</span>
    </label>
  );
}
