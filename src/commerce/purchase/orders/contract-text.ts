/** A text that a contract is made under, as words: terms, how to withdraw, what the law warrants (rule D-12). */
export interface ContractText {
  /** Which content page it is. */
  readonly page: string;
  readonly title: string;
  readonly pieces: readonly { readonly kind: 'heading' | 'paragraph' | 'item'; readonly text: string }[];
}
