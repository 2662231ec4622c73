/**
 * Limits of the request form (rule Q-01), read by its rows, the contract and the engine. A case desk takes 80 characters of a
 * name, 40 of a phone number and 255 of a subject; what is longer would be cut off there and is refused here.
 */
export const REQUEST_TEXT_MAXIMUM = {
  contactName: 80,
  companyName: 80,
  subject: 150,
  description: 4000,
  orderNumber: 20,
  invoiceNumber: 40,
  productNumber: 8,
  vatId: 40,
  phoneNumber: 40,
  /** Digits, not pieces: nobody is told that they ask for too many. */
  quantity: 30,
  currentUrl: 2000,
} as const;

/** Where a text has no rule of its own, three characters are the least (rule C-03). */
export const REQUEST_TEXT_MINIMUM = { subject: 3, description: 3 } as const;

const MEGABYTE = 1024 * 1024;

/** Files that come with a request: photos of a fault, a delivery note. */
export const REQUEST_FILES = {
  most: 5,
  mostBytes: 6 * MEGABYTE,
  mostBytesTogether: 15 * MEGABYTE,
  nameMaximum: 150,
  types: ['jpg', 'png', 'webp', 'pdf'],
} as const;

/** As people are told it. */
export const megabytesOf = (bytes: number): number => Math.floor(bytes / MEGABYTE);

export type RequestFileType = (typeof REQUEST_FILES.types)[number];

/** What was answered, or handed to a case desk outside, is forgotten so long after that (docs/operations.md). */
export const REQUEST_KEPT_MONTHS = 12;

/** Only the digits of a product number count, and no more of them than it has. */
export function cleanProductNumber(text: string): string {
  return text.replace(/\D/g, '').slice(0, REQUEST_TEXT_MAXIMUM.productNumber);
}
