/** A label and its value, such as “IBAN” and the account number. */
export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}
