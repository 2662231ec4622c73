/** What a label tells of a thing, by the regulation that demands it. */
export interface EnergyFacts {
  readonly brand: string;
  readonly model: string;
  readonly class: string;
  readonly scale: readonly string[];
  readonly regulation: string;
  /** What it uses, with its unit: `365 kWh/a`. */
  readonly consumption: readonly [amount: string, unit: string];
  /** What else the label has to say: `320 l`, `42 dB`. */
  readonly figures: readonly (readonly [amount: string, unit: string])[];
}

/** From dark green to red, for scales of seven steps. */
const COLOURS = ['#00a651', '#50b848', '#bed730', '#fff200', '#fdb913', '#f37021', '#ed1c24'] as const;
const BLUE = '#034ea2';
const FONT = 'font-family="Inter, Arial, Helvetica, sans-serif"';

const toMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function text(x: number, y: number, size: number, content: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${FONT} ${more}>${toMarkup(content)}</text>`;
}

/** An arrow to the right that begins at x, y. */
const arrow = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path d="M${x} ${y}h${width - height / 2}l${height / 2} ${height / 2}l${-height / 2} ${height / 2}h${height / 2 - width}z" fill="${fill}"/>`;

function ring(x: number, y: number, radius: number): string {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const [left, top] = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
    return `<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="2.6" fill="#ffed00"/>`;
  }).join('');
}

function colourOf(facts: Pick<EnergyFacts, 'class' | 'scale'>): string {
  return COLOURS[facts.scale.indexOf(facts.class)] ?? COLOURS[0];
}

const picture = (width: number, height: number, title: string, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">\n<title>${toMarkup(title)}</title>\n${parts.join('\n')}\n</svg>\n`;

const titleOf = ({ brand, model, class: own }: EnergyFacts) => `${brand} ${model}: ${own}`;

/** The label as it hangs on the thing in a shop, 300 × 560. */
export function drawLabel(facts: EnergyFacts): string {
  const [amount, unit] = facts.consumption;
  const at = 190 + facts.scale.indexOf(facts.class) * 30;
  return picture(300, 560, titleOf(facts), [
    '<rect width="300" height="560" fill="#fff" stroke="#000"/>',
    `<rect x="10" y="10" width="280" height="76" fill="${BLUE}"/>`,
    ring(52, 48, 25),
    // Whatever face the reader's machine has, it stays in the bar.
    text(
      98,
      66,
      50,
      'ENERG',
      'font-weight="700" fill="#fff" textLength="178" lengthAdjust="spacingAndGlyphs"',
    ),
    text(14, 112, 17, facts.brand, 'font-weight="600"'),
    text(286, 136, 17, facts.model, 'text-anchor="end"'),
    '<path d="M10 150H290" stroke="#000"/>',
    ...facts.scale.flatMap((step, index) => [
      arrow(14, 190 + index * 30, 80 + index * 16, 26, COLOURS[index] ?? '#000'),
      text(22, 209 + index * 30, 18, step, 'font-weight="700"'),
    ]),
    `<path d="M286 ${at}h-52l-16 13l16 13h52z" fill="#000"/>`,
    text(262, at + 20, 20, facts.class, 'font-weight="700" fill="#fff" text-anchor="middle"'),
    '<path d="M10 415H290" stroke="#000"/>',
    text(150, 458, 36, amount, 'font-weight="700" text-anchor="middle"'),
    text(150, 480, 15, unit, 'text-anchor="middle"'),
    '<path d="M10 492H290" stroke="#000"/>',
    ...facts.figures.map(([figure, of], index) =>
      text(
        ((index + 0.5) * 300) / facts.figures.length,
        524,
        20,
        `${figure} ${of}`,
        'font-weight="600" text-anchor="middle"',
      ),
    ),
    text(290, 551, 10, facts.regulation, 'text-anchor="end"'),
  ]);
}

/** The best class above the worst one; `A+++` is squeezed into the box. */
function stepAbove(best: string): string {
  const fit = best.length > 1 ? ' textLength="16" lengthAdjust="spacingAndGlyphs"' : '';
  return text(10, 14, best.length > 1 ? 8 : 11, best, `font-weight="700" text-anchor="middle"${fit}`);
}

/** The small arrow beside a price: the class in its colour, and the ends of the scale. */
export function drawIcon(facts: Pick<EnergyFacts, 'class' | 'scale'>): string {
  return picture(96, 40, facts.class, [
    '<rect x="0.5" y="0.5" width="19" height="39" fill="#fff" stroke="#000"/>',
    stepAbove(facts.scale[0] ?? ''),
    '<path d="M10 25V17M7 20l3-3l3 3" stroke="#000" fill="none"/>',
    text(10, 36, 11, facts.scale.at(-1) ?? '', 'font-weight="700" text-anchor="middle"'),
    `<g stroke="#000">${arrow(20, 0.5, 75, 39, colourOf(facts))}</g>`,
    text(
      48,
      29,
      24,
      facts.class,
      'font-weight="700" fill="#fff" stroke="#000" stroke-width="0.6" text-anchor="middle"',
    ),
  ]);
}

/** The product information sheet: the same facts as a table, in figures and units alone, so that every country reads it. */
export function drawFiche(facts: EnergyFacts): string {
  const rows: readonly (readonly [string, string])[] = [
    ['®', facts.brand],
    ['№', facts.model],
    [`${facts.scale[0]}–${facts.scale.at(-1)}`, facts.class],
    ...[facts.consumption, ...facts.figures].map(([amount, unit]): readonly [string, string] => [
      unit,
      amount,
    ]),
    ['(EU)', facts.regulation],
  ];
  const height = 40 + rows.length * 40;
  return picture(480, height, titleOf(facts), [
    `<rect width="480" height="${height}" fill="#fff"/>`,
    ...rows.flatMap(([name, value], index) => [
      `<path d="M20 ${20 + index * 40}H460" stroke="#c8ccd1"/>`,
      text(24, 46 + index * 40, 16, name, 'fill="#5a6169"'),
      text(456, 46 + index * 40, 16, value, 'font-weight="600" text-anchor="end"'),
    ]),
    `<path d="M20 ${20 + rows.length * 40}H460" stroke="#c8ccd1"/>`,
  ]);
}
