/** A fact of a letter, as it stands beside what it is called. */
export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}
