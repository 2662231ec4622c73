/** A number, yes or no, a word of attribute-values.ts, or a text that is the same in every language (`7–45`). */
export type AttributeSource = number | boolean | string;

/** One article of a kind. */
export interface VariantSource {
  readonly model: string;
  /** Gross price in euro, from which every market's price is made. */
  readonly euro: number;
  /** Length, width and height in cm. */
  readonly size: readonly [length: number, width: number, height: number];
  /** Net and shipping weight in kg. */
  readonly weight: readonly [net: number, gross: number];
  readonly attributes: Readonly<Record<string, AttributeSource>>;
  /** n = new, b = bestseller, s = also sold as a factory second. */
  readonly marks: string;
  readonly look: string;
}

/** What all articles of a kind share. */
export interface KindSource {
  readonly key: string;
  readonly brand: string;
  readonly categories: readonly string[];
  /** Keys of usage.ts: the sentences after the kind's own. */
  readonly usage: readonly string[];
  /** Keys of highlights.ts. */
  readonly highlights: readonly string[];
  /** Attributes whose values stand in the product's name. */
  readonly title: readonly string[];
  readonly variants: readonly VariantSource[];
}

type Attributes = VariantSource['attributes'];
type Row = readonly [
  model: string,
  euro: number,
  size: string,
  net: number,
  gross: number,
  attributes: Attributes,
  marks?: string,
  look?: string,
];

/**
 * A kind in few words: `heading` is `key | brand | categories | usage | highlights | title | look`, lists separated by
 * spaces; `common` are attributes of every article; a row is one article, its size written `LxWxH` in cm.
 */
export function kind(heading: string, common: Attributes, rows: readonly Row[]): KindSource {
  const [key = '', brand = '', categories = '', usage = '', highlights = '', title = '', look = ''] =
    heading.split(' | ');
  return {
    key,
    brand,
    categories: categories.split(' '),
    usage: usage.split(' '),
    highlights: highlights.split(' '),
    title: title.split(' '),
    variants: rows.map(([model, euro, size, net, gross, attributes, marks = '', own = look]) => {
      const [length = 0, width = 0, height = 0] = size.split('x').map(Number);
      return {
        model,
        euro,
        size: [length, width, height],
        weight: [net, gross],
        // What sets an article apart comes first: a card shows only the first few.
        attributes: { ...attributes, ...common, ...attributes },
        marks,
        look: own,
      };
    }),
  };
}
