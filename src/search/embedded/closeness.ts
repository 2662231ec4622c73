/**
 * How well a word of the index stands for a word of the query; 1 is the word itself. A product counts with what
 * is worth most of all it has: the word itself in passing may be worth less than a compound in the name.
 */
export const closeness = {
  exact: 1,
  /** `40:cm` for 400 mm: the same said otherwise. */
  quantity: 1,
  /** Another way to write it: `saege` for `säge`. */
  spelling: 0.95,
  /** Another form of the same word. */
  form: 0.9,
  /** The word written together with its neighbour: `head set` for `headset`. */
  joined: 0.5,
  /** A merchant's synonym. */
  synonym: 0.8,
  /** A longer word that begins so, while its letters are still coming. */
  beginning: 0.7,
  /** The same, where the word itself is one too. */
  ending: 0.35,
  /** A compound that names such a thing: `Kreissäge` for `Säge`. */
  compoundHead: 0.6,
  /** A compound with the word before its last part: `Sägeblatt` for `Säge`. */
  compoundPart: 0.3,
  oneEdit: 0.5,
  twoEdits: 0.3,
} as const;
