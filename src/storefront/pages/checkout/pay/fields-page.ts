import type { PaymentFields } from '../../../../api/contract/payments.ts';
import type { LocaleCode } from '../../../../kernel/locale.ts';

/**
 * How the fields of a partner stand: on their way, waiting for the shopper, sent, a bank's question in their place, waiting again after a
 * refusal, not to be had, or not in this browser.
 */
export type FieldsPhase = 'loading' | 'ready' | 'paying' | 'asking' | 'refused' | 'failed' | 'unavailable';

/** What the page's scripts know of the fields: the policy was for the browser. */
export type ShownFields = PaymentFields extends infer Fields
  ? Fields extends PaymentFields
    ? Omit<Fields, 'policy'>
    : never
  : never;

/** Scripts of other origins whose text the page has to let through. */
export interface ForeignScripts {
  /** Their origins; none where nothing is checked. */
  readonly scripts: readonly string[];
  /** What they write into the page bears it. */
  readonly nonce: string;
}

/** The page around a partner's fields, as they know it. */
export interface FieldsPage {
  readonly locale: LocaleCode;
  /** What the fields are called to whoever does not see them. */
  readonly title: string;
  /** What a bank to which the partner's library sent the shopper away has given them back. */
  readonly returned: string | undefined;
  readonly foreign: ForeignScripts | undefined;
  /** The fields say how they stand, as often as it changes. */
  readonly onPhase: (phase: FieldsPhase) => void;
  /** Nothing is left to do here; the shop is told what the partner gave out, such as a `sessionResult`. */
  readonly onOver: (returned: Readonly<Record<string, string>>) => void;
}

/** A partner's fields in their place. */
export interface MountedFields {
  /** `ours`: the page shows its pay button and calls `pay`; `own`: the partner's way to pay has a button of its own. */
  readonly button: 'ours' | 'own';
  readonly pay: () => void;
  readonly remove: () => void;
}
