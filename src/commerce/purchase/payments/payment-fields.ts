/** The parts of Adyen's web library that stand in a page of the shop, by the library's own names. */
export const adyenComponents = [
  ...(['Card', 'GooglePay', 'ApplePay', 'PayPal'] as const),
  ...(['Klarna', 'OnlineBankingPL', 'Twint', 'Redirect'] as const),
] as const;
export type AdyenComponent = (typeof adyenComponents)[number];

/** What a page of the shop needs to take one payment by the partner's fields, which stand in it (rule Y-03). */
export type PaymentFields = {
  /** The partner's own page for the same payment, for whoever runs no scripts. */
  readonly pageUrl: string;
  /** What that page may load for this payment. */
  readonly policy: FieldsPolicy;
} & (
  | {
      readonly kind: 'embedded';
      /** Shown in a frame of its own origin. */
      readonly frameUrl: string;
    }
  | {
      readonly kind: 'adyen';
      readonly component: AdyenComponent;
      /** The method, as Adyen calls it. */
      readonly type: string;
      readonly sessionId: string;
      readonly sessionData: string;
      readonly clientKey: string;
      readonly environment: 'test' | 'live';
    }
);

/**
 * What that page alone may load beside the shop's own files, by the directives of its policy: origins, or hosts such as
 * `partner.example:*`.
 */
export interface FieldsPolicy {
  /** Of others' scripts. */
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  /** To which the page itself sends a form, such as into a frame. */
  readonly form: readonly string[];
  /**
   * Who may make elements and scripts of text: the shop's own code; others' scripts too, whose text the page checks; or anybody, for
   * scripts that do so in frames of their own, where no check of the page reaches.
   */
  readonly text: 'own' | 'checked' | 'any';
}

/** Fields that load nothing. */
export const noFields: FieldsPolicy = { script: [], frame: [], connect: [], img: [], form: [], text: 'own' };
