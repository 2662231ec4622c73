/** Field path (`address.postalCode`, `actions.0.quantity`) -> the rule it breaks (spec §5: `required`, `min`, …). */
export type FieldErrors = Readonly<Record<string, string>>;
