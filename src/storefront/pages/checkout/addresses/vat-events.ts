/**
 * What analytics may follow of a VAT number's check (rule C-06): triggered when its field is left, button
 * click, success, failed, failed with no rate change (valid, yet prices stay GROSS), timeout.
 */
export type VatEventState =
  | 'triggered'
  | 'button-click'
  | 'success'
  | 'failed'
  | 'failed-no-rate-change'
  | 'timeout';

/** Never holds the number itself. */
interface VatEventDetail {
  readonly state: VatEventState;
}

const VAT_EVENT = 'gantry:vat';

declare global {
  interface DocumentEventMap {
    [VAT_EVENT]: CustomEvent<VatEventDetail>;
  }
}

/** Tells whoever listens on the document. */
export function tellVatEvent(state: VatEventState): void {
  document.dispatchEvent(new CustomEvent<VatEventDetail>(VAT_EVENT, { detail: { state } }));
}
