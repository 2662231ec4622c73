/** A letter as the line a pen draws: capital height 100, y downwards, `w` the width of the line without the pen's. */
interface Letter {
  w: number;
  line: string;
}

/** Capitals made of straight lines and parts of circles, our own, so that a word mark needs no font. */
const LETTERS: Readonly<Record<string, Letter>> = {
  A: { w: 84, line: 'M0 100 42 0 84 100M15 64H69' },
  B: { w: 64, line: 'M0 48H36A24 24 0 0 0 36 0H0V100H38A26 26 0 0 0 38 48H30' },
  C: { w: 86, line: 'M85.4 14.6A50 50 0 1 0 85.4 85.4' },
  D: { w: 78, line: 'M0 0V100H28A50 50 0 0 0 28 0Z' },
  E: { w: 56, line: 'M56 0H0V100H56M0 49H48' },
  F: { w: 54, line: 'M54 0H0V100M0 50H46' },
  G: { w: 98, line: 'M85.4 14.6A50 50 0 1 0 98 56H62' },
  H: { w: 72, line: 'M0 0V100M72 0V100M0 50H72' },
  I: { w: 0, line: 'M0 0V100' },
  K: { w: 66, line: 'M0 0V100M64 0 0 60M24 37.5 66 100' },
  L: { w: 52, line: 'M0 0V100H52' },
  M: { w: 92, line: 'M0 100V0L46 68 92 0V100' },
  N: { w: 76, line: 'M0 100V0L76 100V0' },
  O: { w: 100, line: 'M50 0A50 50 0 1 0 50 100 50 50 0 1 0 50 0Z' },
  P: { w: 62, line: 'M0 100V0H33A28.5 28.5 0 0 1 33 57H0' },
  R: { w: 64, line: 'M0 100V0H33A28.5 28.5 0 0 1 33 57H0M33 57 64 100' },
  S: {
    w: 60,
    line: 'M57 17C52 5 43 0 31 0 14 0 4 10 4 25 4 60 60 40 60 74 60 90 48 100 31 100 15 100 5 93 0 80',
  },
  T: { w: 70, line: 'M0 0H70M35 0V100' },
  U: { w: 72, line: 'M0 0V64A36 36 0 0 0 72 64V0' },
  V: { w: 80, line: 'M0 0 40 100 80 0' },
  W: { w: 122, line: 'M0 0 32 100 61 16 90 100 122 0' },
  X: { w: 74, line: 'M0 0 74 100M74 0 0 100' },
  Y: { w: 76, line: 'M0 0 38 52 76 0M38 52V100' },
};

/** Pairs that would stand too far apart, in the same units. */
const CLOSER: Readonly<Record<string, number>> = {
  AV: 26,
  VA: 26,
  AT: 24,
  TA: 24,
  LT: 20,
  LV: 24,
  AL: 4,
  RV: 10,
  RT: 8,
  KT: 8,
  YS: 12,
  FI: 2,
  OX: 8,
  XO: 8,
  RO: 4,
  ST: 10,
  LM: -4,
};

export interface Word {
  /** The letters side by side, as SVG path elements without a pen. */
  paths: string;
  /** From the first to the last line, without the pen. */
  width: number;
}

/** Sets one word in capitals; `gap` is the space between two lines. Throws on a letter that is not drawn yet. */
export function setWord(text: string, gap: number): Word {
  let x = 0;
  const paths = [...text].map((sign, i) => {
    const letter = LETTERS[sign];
    if (!letter) throw new Error(`The alphabet has no ${sign} yet`);
    const before = text[i - 1];
    if (before) x += gap - (CLOSER[before + sign] ?? 0);
    const path = `<path transform="translate(${round(x)})" d="${letter.line}"/>`;
    x += letter.w;
    return path;
  });
  return { paths: paths.join(''), width: x };
}

export const round = (value: number): number => Math.round(value * 100) / 100;
