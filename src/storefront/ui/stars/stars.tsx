import styles from './stars.module.css';

/** Of five stars, as many filled as `value` says, to the nearest half; a drawing beside words, which the style sheet draws. */
export function Stars({ value, size = 'normal' }: { value: number; size?: 'small' | 'normal' }) {
  const halves = Math.min(10, Math.max(0, Math.round(value * 2)));
  return (
    <span
      className={`${styles.stars} ${styles[size]} ${styles[`halves${halves}`] ?? ''}`.trim()}
      aria-hidden="true"
    />
  );
}
