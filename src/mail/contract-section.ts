/** What a contract is made under, as its customer keeps it (rule D-12). */
export interface MailedContract {
  readonly texts: readonly ContractSection[];
  /** The same to keep. */
  readonly pdf: Uint8Array;
}

export interface ContractSection {
  readonly title: string;
  readonly pieces: readonly { readonly kind: 'heading' | 'paragraph' | 'item'; readonly text: string }[];
}

/** A piece as a line of plain text. */
export function writePiece({ kind, text }: ContractSection['pieces'][number]): string {
  return kind === 'item' ? `- ${text}` : text;
}
