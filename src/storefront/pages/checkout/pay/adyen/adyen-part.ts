import type { ICore, UIElement } from '@adyen/adyen-web';

interface PartOptions {
  /** The method, as Adyen calls it. */
  readonly type: string;
  /** What a wallet's script writes into the page has to bear it. */
  readonly nonce: string | undefined;
  /** What is told once all of it is there, by a part that says so itself. */
  readonly onThere: () => void;
}

/** A part of Adyen's web library that takes one method. */
export interface AdyenPart {
  /** `ours`: the page has a button for it; `own`: its owner demands theirs. */
  readonly button: 'ours' | 'own';
  /** When it is there: as soon as it stands in the page, or when it says so. */
  readonly isThere: 'at-once' | 'when-told';
  readonly create: (checkout: ICore, options: PartOptions) => UIElement;
}
