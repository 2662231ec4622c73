/** What the stems of a language have to join and to keep apart. */
export interface WordForms {
  /** A word a line, in forms that shoppers and texts use. */
  readonly meet: string;
  /** Pairs of other words that look alike. */
  readonly apart: string;
}
