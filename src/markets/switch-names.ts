/**
 * What a country can have switched on, and whether stage, test and development have it on everywhere (rules M-09, M-21).
 * Where production has it on, each country says.
 */
export const switchRows = {
  /** Live cart over a websocket. */
  websocket: { outsideProduction: 'everywhere' },
  /** `/c/` and `/p/` addresses (rule R-03). */
  nativeRouting: { outsideProduction: 'as in production' },
  /** Discounts by customer tier. */
  personalisedDiscounts: { outsideProduction: 'everywhere' },
  /** Key of the behavioural tracking service. */
  trackingKey: { outsideProduction: 'everywhere' },
  trustFeatures: { outsideProduction: 'as in production' },
  manualTranslation: { outsideProduction: 'as in production' },
  reviewWidget: { outsideProduction: 'as in production' },
  /** The review form's consent box, ticked at first. */
  reviewConsent: { outsideProduction: 'as in production' },
  /** Product cards have no button that adds to the cart (rule L-02). */
  quickAddRestricted: { outsideProduction: 'as in production' },
  newsletterOptional: { outsideProduction: 'as in production' },
  /** The mapping provider's check of a whole address (rule C-08). */
  addressValidation: { outsideProduction: 'as in production' },
  /** Checkout starts as a company (rule C-02). */
  companyByDefault: { outsideProduction: 'as in production' },
  /** Request form: shows and sends the case desk's debug fields. */
  requestFormDebug: { outsideProduction: 'everywhere' },
} as const satisfies Readonly<
  Record<string, { readonly outsideProduction: 'everywhere' | 'as in production' }>
>;

export type SwitchName = keyof typeof switchRows;

export const switchNames = Object.keys(switchRows) as readonly SwitchName[];
