import type { HazardPictogram } from '../../../markets/product-labels.ts';
import styles from './safety-section.module.css';

const DROP = 'M 0 -9c4 5 6 8 6 11a6 6 0 1 1 -12 0c0 -3 2 -6 6 -11z';

/** What stands in the red diamond, drawn in a square of 48 around its middle: simple signs of our own (rule D-13). */
const drawings: Readonly<Record<HazardPictogram, string>> = {
  // Something bursts.
  GHS01: 'M 0 -12l3 7l7 -4l-3 7l8 2l-8 3l3 7l-7 -3l-3 7l-3 -7l-7 3l3 -7l-8 -3l8 -2l-3 -7l7 4z',
  // A flame.
  GHS02: 'M 0 -13c1 5 8 8 8 15a8 8 0 0 1 -16 0c0 -4 3 -6 3 -9c2 1 3 3 3 5c2 -3 3 -7 2 -11zM -10 12h20v2h-20z',
  // A flame above a circle.
  GHS03:
    'M 0 -14c1 4 6 6 6 10a6 6 0 0 1 -12 0c0 -3 2 -4 2 -6c2 1 2 2 2 3c2 -2 2 -5 2 -7zM 0 3a5.5 5.5 0 1 0 .01 0zM 0 5.500a3 3 0 1 1 -.01 0z',
  // A bottle of gas.
  GHS04: 'M -13 4l3 -5h16l4 2h4v6h-4l-4 2h-16z',
  // A drop falls on what it eats away.
  GHS05: `${DROP}M -13 9h9l2 2l2 -2l2 3l2 -3h9v4h-26z`,
  // A skull above bones.
  GHS06:
    'M 0 -13a8 8 0 0 1 8 8c0 3 -1 5 -3 6v4h-10v-4c-2 -1 -3 -3 -3 -6a8 8 0 0 1 8 -8zM -12 7l24 6v2l-24 -6zM 12 7l-24 6v2l24 -6z',
  // An exclamation mark.
  GHS07: 'M -3 -13h6l-1.500 17h-3zM 0 7a3 3 0 1 1 -.01 0z',
  // A chest with a star.
  GHS08:
    'M 0 -14a4 4 0 1 1 -.01 0zM -10 13v-10c0 -4 4 -6 10 -6s10 2 10 6v10h-6l-4 -4l2 -4l-5 1l-2 -4l-1 5l-5 2l4 2l1 4z',
  // A tree without leaves, a fish on its back.
  GHS09:
    'M -9 -12h2v8l4 -4l1 2l-5 5v8h-2v-6l-4 -4l1 -2l3 3zM -12 8h9v2h-9zM 0 9c4 -5 9 -5 12 -1l3 -3v9l-3 -3c-3 3 -8 3 -12 -2z',
};

/** A hazard pictogram: a black sign on white in a red diamond, as annex V of EC 1272/2008 has them in shape and colour. */
export function HazardSign({ code, label }: { code: HazardPictogram; label: string }) {
  return (
    <svg className={styles.sign} viewBox="-34 -34 68 68" role="img" aria-label={label}>
      <path d="M 0 -31L31 0L0 31L-31 0Z" fill="#fff" stroke="#e2001a" strokeWidth="4" />
      <path d={drawings[code]} fill="#000" />
    </svg>
  );
}
