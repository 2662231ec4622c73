/** First and last day, as they are written. */
export interface WrittenSpan {
  readonly from: string;
  readonly to: string;
}

/** What the browser needs to tell when a delivery arrives: the days of the country, and of the areas that take longer. */
export interface PostalAreas {
  /** Of the country's postal codes, in upper case. */
  readonly pattern: string;
  readonly example: string;
  readonly usual: WrittenSpan;
  readonly remote: readonly (WrittenSpan & { readonly codes: readonly string[] })[];
}

export interface AskedPostalCode {
  readonly typed: string;
  /** None where it is no postal code of the country. */
  readonly span?: WrittenSpan;
  readonly isRemote?: boolean;
}

/** When a delivery arrives at what was typed (rule P-17). */
export function askPostalCode({ pattern, usual, remote }: PostalAreas, text: string): AskedPostalCode {
  const typed = text.trim().replace(/\s+/g, ' ').toUpperCase();
  if (!new RegExp(pattern).test(typed)) return { typed };
  const code = typed.replace(/[^A-Z0-9]/g, '');
  // The area that is named most exactly takes longest, for the shorter beginnings hold it too.
  const area = remote.findLast(({ codes }) => codes.some((begin) => code.startsWith(begin)));
  if (area === undefined) return { typed, span: usual };
  const { from, to } = area;
  return { typed, span: { from, to }, isRemote: true };
}
