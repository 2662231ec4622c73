import styles from './stars.module.css';

const STAR_INDEXES = [0, 1, 2, 3, 4] as const;
/** One star on a 24 x 24 grid, and its left half. */
const WHOLE = 'M12 2.5l2.9 6.2l6.6.8l-4.9 4.6l1.3 6.7L12 17.5l-5.9 3.3l1.3-6.7L2.5 9.5l6.6-.8z';
const HALF = 'M12 2.5V17.5l-5.9 3.3l1.3-6.7L2.5 9.5l6.6-.8z';

/** Of five stars, as many filled as `value` says, to the nearest half; a drawing beside words. */
export function Stars({ value, size = 'normal' }: { value: number; size?: 'small' | 'normal' }) {
  const filled = Math.round(value * 2) / 2;
  return (
    <svg
      className={`${styles.stars} ${styles[size]}`}
      viewBox="0 0 120 24"
      aria-hidden="true"
      focusable="false"
    >
      {STAR_INDEXES.map((index) => (
        <g key={index} transform={`translate(${index * 24} 0)`}>
          <path d={WHOLE} className={filled >= index + 1 ? styles.full : styles.empty} />
          {filled === index + 0.5 ? <path d={HALF} className={styles.full} /> : null}
        </g>
      ))}
    </svg>
  );
}
