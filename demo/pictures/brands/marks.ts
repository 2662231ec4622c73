import { round, setWord } from './alphabet.ts';

/** A brand's mark: an emblem in a square of 100, coloured where it says `accent`, and one or two lines of capitals. */
interface Mark {
  name: string;
  words: readonly [string, string?];
  accent: string;
  /** Width of the pen, capital height being 100. */
  pen: number;
  gap: number;
  slant?: number;
  emblem: string;
}

const SLATE = '#2b323b';
const [ORANGE, TEAL, BLUE, OCHRE, GREEN, RED] = [
  '#d4541b',
  '#0f766e',
  '#1f5fae',
  '#b7791f',
  '#3f7d3a',
  '#b3261e',
];

/** The ten brands of rule B-05 and six of our own, by the name their file and page have. */
export const MARKS: Readonly<Record<string, Mark>> = {
  'royal-catering': {
    name: 'Royal Catering',
    words: ['ROYAL', 'CATERING'],
    accent: OCHRE,
    pen: 12,
    gap: 34,
    emblem:
      '<path d="M4 76a46 46 0 0 1 92 0z" accent=""/><path d="M0 84h100v12H0z"/><circle cx="50" cy="19" r="8"/>',
  },
  stamos: {
    name: 'Stamos',
    words: ['STAMOS'],
    accent: ORANGE,
    pen: 22,
    gap: 38,
    emblem:
      '<path d="M50 0 93.3 25v50L50 100 6.7 75V25z"/><path d="M58 14 26 56h20l-6 32 34-44H53z" accent=""/>',
  },
  msw: {
    name: 'MSW',
    words: ['MSW'],
    accent: RED,
    pen: 24,
    gap: 42,
    slant: -10,
    emblem:
      '<path d="M0 100 28 0h18L18 100z"/><path d="M34 100 62 0h18L52 100z"/><path d="M68 100 96 0h18L86 100z" accent=""/>',
  },
  'steinberg-systems': {
    name: 'Steinberg Systems',
    words: ['STEINBERG', 'SYSTEMS'],
    accent: BLUE,
    pen: 13,
    gap: 34,
    emblem:
      '<path d="M50 0 100 38 50 100 0 38zM50 22 24 40 50 74 76 40z" fill-rule="evenodd"/><path d="M50 36 63 45 50 61 37 45z" accent=""/>',
  },
  ulsonix: {
    name: 'Ulsonix',
    words: ['ULSONIX'],
    accent: TEAL,
    pen: 15,
    gap: 38,
    emblem:
      '<circle cx="18" cy="50" r="14" accent=""/><path d="M42 12a50 50 0 0 1 0 76l8 10a63 63 0 0 0 0-96z"/><path d="M64-4a74 74 0 0 1 0 108l9 9a87 87 0 0 0 0-126z"/>',
  },
  hillvert: {
    name: 'Hillvert',
    words: ['HILLVERT'],
    accent: GREEN,
    pen: 17,
    gap: 36,
    emblem:
      '<path d="M0 92C14 40 26 22 40 22s26 18 40 70z"/><path d="M48 92C58 62 66 50 76 50s18 12 28 42z" accent=""/>',
  },
  physa: {
    name: 'Physa',
    words: ['PHYSA'],
    accent: TEAL,
    pen: 10,
    gap: 44,
    emblem:
      '<path d="M50 0a50 50 0 1 0 50 50H86a36 36 0 1 1-36-36z"/><path d="M62 0h38v38A38 38 0 0 1 62 0z" accent=""/>',
  },
  wiesenfield: {
    name: 'Wiesenfield',
    words: ['WIESENFIELD'],
    accent: GREEN,
    pen: 14,
    gap: 32,
    emblem:
      '<path d="M44 100V0h12v100z"/><path d="M36 100C36 64 24 42 0 30c2 36 10 58 24 70z"/><path d="M64 100c0-36 12-58 36-70-2 36-10 58-24 70z" accent=""/>',
  },
  frommstarck: {
    name: 'Fromm & Starck',
    words: ['FROMM', 'STARCK'],
    accent: RED,
    pen: 19,
    gap: 34,
    emblem: '<path d="M0 0h44v44H0zM0 56h44v44H0zM56 0h44v44H56z"/><path d="M56 56h44v44z" accent=""/>',
  },
  uniprodo: {
    name: 'Uniprodo',
    words: ['UNIPRODO'],
    accent: BLUE,
    pen: 16,
    gap: 36,
    emblem:
      '<path d="M0 0h22v54a28 28 0 0 0 56 0V0h22v54a50 50 0 0 1-100 0z"/><circle cx="50" cy="16" r="16" accent=""/>',
  },
  werkholm: {
    name: 'Werkholm',
    words: ['WERKHOLM'],
    accent: ORANGE,
    pen: 20,
    gap: 36,
    emblem:
      '<path d="M30 0h40l30 30v40l-30 30H30L0 70V30zM50 26a24 24 0 1 0 0 48 24 24 0 0 0 0-48z" fill-rule="evenodd"/><circle cx="50" cy="50" r="11" accent=""/>',
  },
  kessdorf: {
    name: 'Kessdorf',
    words: ['KESSDORF'],
    accent: RED,
    pen: 18,
    gap: 34,
    slant: -8,
    emblem: '<path d="M0 48 50 0l50 48H78L50 22 22 48z" accent=""/><path d="M8 58h84v16H8zM8 84h84v16H8z"/>',
  },
  almvik: {
    name: 'Almvik',
    words: ['ALMVIK'],
    accent: BLUE,
    pen: 11,
    gap: 42,
    emblem:
      '<path d="M0 66 34 6l18 32 12-18 36 46z"/><path d="M0 78c16-10 34-10 50 0s34 10 50 0v16c-16 10-34 10-50 0s-34-10-50 0z" accent=""/>',
  },
  tarvona: {
    name: 'Tarvona',
    words: ['TARVONA'],
    accent: OCHRE,
    pen: 13,
    gap: 40,
    emblem:
      '<path d="M0 0h100v18H0z"/><path d="M0 28h100L50 100zm32 18 18 27 18-27z" fill-rule="evenodd"/><path d="M32 46h36L50 73z" accent=""/>',
  },
  brixor: {
    name: 'Brixor',
    words: ['BRIXOR'],
    accent: ORANGE,
    pen: 24,
    gap: 40,
    emblem:
      '<path d="M0 0h64v28H0zM74 0h26v28H74zM0 36h26v28H0zM0 72h64v28H0zM74 72h26v28H74z"/><path d="M36 36h64v28H36z" accent=""/>',
  },
  norlund: {
    name: 'Norlund',
    words: ['NORLUND'],
    accent: TEAL,
    pen: 14,
    gap: 42,
    emblem:
      '<path d="M50 0 62 38 100 50 62 62 50 100 38 62 0 50 38 38z"/><path d="M50 0 62 38 50 50 38 38z" accent=""/>',
  },
};

/** Every mark has the same sheet, so that a row of them stands on one line. */
const [WIDTH, HEIGHT] = [320, 96];
const [ROOM_ACROSS, ROOM_DOWN] = [296, 60];
/** Between emblem and word, capital height being 100. */
const SPACE = 46;
/** The second line's height, and where it begins. */
const [SECOND, SECOND_AT] = [0.42, 136];

/** The SVG of a mark, centred on its sheet. */
export function drawMark({
  name,
  words: [first, second],
  accent,
  pen,
  gap,
  slant = 0,
  emblem,
}: Mark): string {
  const upper = setWord(first, gap);
  const shrink = second ? SECOND : 1;
  const lowerGap = second ? (upper.width / shrink - setWord(second, 0).width) / (second.length - 1) : 0;
  const lower = second ? setWord(second, lowerGap) : undefined;
  const down = second ? SECOND_AT + 100 * shrink : 100;
  const side = down + pen;
  const across = side + SPACE + upper.width + pen;
  const scale = Math.min(ROOM_ACROSS / across, ROOM_DOWN / (down + pen));
  const left = (WIDTH - across * scale) / 2;
  const top = (HEIGHT - down * scale) / 2;
  const lean = slant ? ` skewX(${slant})` : '';
  const word = (at: string, size: number, paths: string): string =>
    `<g transform="translate(${at}) scale(${round(size)})${lean}" stroke-width="${round(pen / (size === 1 ? 1 : size * 1.5))}">${paths}</g>`;
  const wordX = side + SPACE + pen / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<title>${name.replace('&', '&amp;')}</title>`,
    `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale * 1000) / 1000})">`,
    `<g fill="${SLATE}" transform="translate(0 ${-pen / 2}) scale(${round(side / 100)})">${emblem.replaceAll('accent=""', `fill="${accent}"`)}</g>`,
    `<g fill="none" stroke="${SLATE}" stroke-linejoin="round">`,
    word(`${round(wordX)} 0`, 1, upper.paths),
    lower ? word(`${round(wordX)} ${SECOND_AT}`, shrink, lower.paths) : '',
    '</g></g></svg>\n',
  ].join('');
}
