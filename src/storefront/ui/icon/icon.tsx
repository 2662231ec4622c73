import styles from './icon.module.css';

/** Strokes on a 24 x 24 grid. */
const drawings = {
  search: ['M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13', 'M15.5 15.5L20.5 20.5'],
  cart: ['M2.5 4h2.6l2.3 11h10.3l2.3-8.2H6', 'M9 19.4a.9.9 0 1 0 .01 0', 'M17 19.4a.9.9 0 1 0 .01 0'],
  person: ['M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8', 'M4.5 20c0-4.5 3.4-6.5 7.5-6.5s7.5 2 7.5 6.5z'],
  menu: ['M4 7h16', 'M4 12h16', 'M4 17h16'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  globe: [
    'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17',
    'M3.5 12h17',
    'M12 3.5c-5 5-5 12 0 17c5-5 5-12 0-17',
  ],
  chevronRight: ['M9.5 6l6 6l-6 6'],
  chevronLeft: ['M14.5 6l-6 6l6 6'],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  warning: ['M12 4L2.8 19.5h18.4z', 'M12 10v4.5', 'M12 17v.2'],
  info: ['M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17', 'M12 11v5.5', 'M12 7.6v.2'],
  truck: [
    'M2.5 6.5h11.5v10H2.5z',
    'M14 10h4l3.5 3.5v3H14',
    'M7 18.8a1.6 1.6 0 1 0 .01 0',
    'M17.5 18.8a1.6 1.6 0 1 0 .01 0',
  ],
  pallet: ['M5 4.5h14v10H5z', 'M2.5 16.5h19', 'M2.5 19.5h19', 'M5 16.5v3', 'M12 16.5v3', 'M19 16.5v3'],
  grid: ['M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z'],
  rows: ['M4 4.5h4v4H4zM4 10h4v4H4zM4 15.5h4v4H4zM11 6.5h9M11 12h9M11 17.5h9'],
  table: ['M4 5h16v14H4zM4 9.5h16M4 14.3h16M9.5 5v14'],
  plus: ['M12 5.5v13', 'M5.5 12h13'],
  minus: ['M5.5 12h13'],
  trash: ['M4.5 7h15', 'M9 7V4.5h6V7', 'M6.5 7l1 12.5h9l1-12.5', 'M10.2 10.5v5.5', 'M13.8 10.5v5.5'],
  lock: ['M6 10.5h12v9.5H6z', 'M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5'],
  card: ['M2.5 5.5h19v13h-19z', 'M2.5 9.5h19', 'M6 14.5h4'],
  bank: ['M3 9.5L12 4l9 5.5', 'M4 19.5h16', 'M6.5 10v7', 'M12 10v7', 'M17.5 10v7'],
  box: ['M3.5 7.5L12 3.5l8.5 4v9l-8.5 4l-8.5-4z', 'M3.5 7.5l8.5 4l8.5-4', 'M12 11.5v9'],
  mail: ['M3 6h18v12.5H3z', 'M3 7l9 6.5L21 7'],
  giveBack: ['M9 5L4.5 9.5L9 14', 'M5 9.5h9.5a5 5 0 0 1 0 10H9'],
  phone: ['M7.5 3.5L5 4.5C4 12 11.5 20 19.5 19.5l1-3l-4-2.5l-2 1.8c-2.6-1-4.8-3.2-5.8-5.8l1.8-2z'],
  turn: ['M3.5 12c0-2.5 3.8-4.5 8.5-4.5s8.5 2 8.5 4.5s-3.8 4.5-8.5 4.5', 'M14.5 13.5l-3 3l3 3'],
  play: ['M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17', 'M10 8.5v7l5.5-3.5z'],
  shield: ['M12 3.5l7.5 2.5v5.5c0 4.5-3 7.5-7.5 9c-4.5-1.5-7.5-4.5-7.5-9V6z', 'M8.5 12l2.5 2.5l4.5-5'],
  headset: [
    'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2',
    'M4 13.5h3.5v5.5H6a2 2 0 0 1-2-2z',
    'M20 13.5h-3.5v5.5H18a2 2 0 0 0 2-2z',
    'M18 19c0 1.5-1.8 2.3-4 2.3',
  ],
  invoice: ['M6 3.5h12v17l-3-2l-3 2l-3-2l-3 2z', 'M9 8.5h6', 'M9 12.5h6'],
} as const satisfies Record<string, readonly string[]>;

export type IconName = keyof typeof drawings;

/** A drawing beside text; it says nothing of its own to screen readers. */
export function Icon({
  name,
  size = 'normal',
  look = 'lines',
}: {
  name: IconName;
  size?: 'small' | 'normal' | 'large';
  look?: 'lines' | 'filled';
}) {
  return (
    <svg
      className={`${styles.icon} ${styles[size]} ${look === 'filled' ? styles.filled : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
