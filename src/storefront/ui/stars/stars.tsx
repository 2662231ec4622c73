import styles from './stars.module.css';

const STAR_INDEXES = [0, 1, 2, 3, 4] as const;
/** One star on a 24 x 24 grid, and its left half, each from its upper point on. */
const WHOLE = 'l2.9 6.2l6.6.8l-4.9 4.6l1.3 6.7l-5.9-3.3l-5.9 3.3l1.3-6.7l-4.9-4.6l6.6-.8z';
const HALF = 'v15l-5.9 3.3l1.3-6.7l-4.9-4.6l6.6-.8z';

/** Two paths draw all five: a list shows dozens of them. */
function draw(shape: (index: number) => string): string {
  return STAR_INDEXES.map((index) => {
    const outline = shape(index);
    return outline === '' ? '' : `M${index * 24 + 12} 2.5${outline}`;
  }).join('');
}

/** Of five stars, as many filled as `value` says, to the nearest half; a drawing beside words. */
export function Stars({ value, size = 'normal' }: { value: number; size?: 'small' | 'normal' }) {
  const filled = Math.round(value * 2) / 2;
  const full = draw((index) => (filled >= index + 1 ? WHOLE : filled === index + 0.5 ? HALF : ''));
  return (
    <svg
      className={`${styles.stars} ${styles[size]}`}
      viewBox="0 0 120 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={draw(() => WHOLE)} className={styles.empty} />
      {full === '' ? null : <path d={full} className={styles.full} />}
    </svg>
  );
}
