// The form, the API and the import read them; this is the part below all three.

/** Characters that each field may have; always plain text, markup in it is shown as it was typed. */
export const reviewLengths = {
  title: { min: 1, max: 120 },
  text: { min: 3, max: 4000 },
  authorName: { min: 1, max: 60 },
  customerCareResponseText: { min: 1, max: 4000 },
  source: { min: 1, max: 60 },
} as const;
