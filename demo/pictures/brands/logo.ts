import { round, setWord } from './alphabet.ts';

const [TEXT, RUST] = ['#1a1d21', '#c2410c'];
/** As high as the header shows it, in pixels, with the crane in the middle. */
const [HEIGHT, CRANE] = [44, 32];
const SPACE = 9;
const CAPITALS = 14.5;
/** Width of the pen and between letters, capital height being 100. */
const [PEN, GAP] = [19, 34];

/** The logo of the shop in the demonstration: a gantry crane, two legs and a beam with its hook, and the name. */
export function drawLogo(): string {
  const word = setWord('GANTRY', GAP);
  const scale = CAPITALS / 100;
  const left = CRANE + SPACE + (PEN * scale) / 2;
  const width = Math.ceil(left + (word.width + PEN / 2) * scale);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}">`,
    '<title>Gantry</title>',
    `<g fill="${RUST}" transform="translate(0 ${(HEIGHT - CRANE) / 2})">`,
    `<path d="M2 6h28v5H2z"/><path fill="${TEXT}" d="M5 11h4v17H5zM23 11h4v17h-4z"/>`,
    '<path d="M15 11h2v6a3.5 3.5 0 1 1-4.5 3.4h2A1.5 1.5 0 1 0 16 19h-1z"/></g>',
    `<g fill="none" stroke="${TEXT}" stroke-linejoin="round" stroke-width="${PEN}"`,
    ` transform="translate(${round(left)} ${round((HEIGHT - CAPITALS) / 2)}) scale(${scale})">`,
    word.paths,
    '</g></svg>\n',
  ].join('');
}
