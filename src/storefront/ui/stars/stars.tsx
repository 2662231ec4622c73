import styles from './stars.module.css';

/** Of five stars, as many filled as `value` says, to the nearest half; a drawing beside words, which the style sheet draws. */
export function Stars({ value, size = 'normal' }: { value: number; size?: 'small' | 'normal' }) {
  return (
    <span
      className={`${styles.stars} ${styles[size]} ${styles[filledClass(value)] ?? ''}`.trim()}
      aria-hidden="true"
    />
  );
}

/** Draws small stars before what an element holds. */
export function starsBefore(value: number): string {
  return `${styles.before} ${styles[filledClass(value)] ?? ''}`.trim();
}

function filledClass(value: number): string {
  return `halves${Math.min(10, Math.max(0, Math.round(value * 2)))}`;
}
