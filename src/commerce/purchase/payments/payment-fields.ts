/** What a page of the shop needs to take one payment by the partner's fields, which stand in it (rule Y-03). */
export type PaymentFields = {
  /** The partner's own page for the same payment, for whoever runs no scripts. */
  readonly pageUrl: string;
} & (
  | {
      readonly kind: 'embedded';
      /** Shown in a frame of its own origin. */
      readonly frameUrl: string;
    }
  | {
      readonly kind: 'adyen';
      readonly sessionId: string;
      readonly sessionData: string;
      readonly clientKey: string;
      /** What Adyen's web library calls the account's region: `test`, `live`, `live-us`. */
      readonly environment: string;
    }
);

/**
 * What that page alone may load beside the shop's own files, by the directives of its policy: origins, or hosts such as
 * `partner.example:*`.
 */
export interface FieldOrigins {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
}

/** Of a partner whose fields stand in no page of ours. */
export const noFieldOrigins: FieldOrigins = { script: [], frame: [], connect: [], img: [] };
